/** @jsxImportSource hono/jsx */
import { countOf, describePage, formatTime, shorten, shortenId } from './admin-format';
import { AdminValues, MoreNote } from './admin-values';
import type { AdminFile, AdminSubmission } from './context';

/** What the list shows of one submission beside its values: characters of its context and its address, and files. */
const MOST = { context: 600, email: 120, files: 5, fileName: 60 };

function PageLink({ pageUrl }: { pageUrl: string | null }) {
  const { label, href } = describePage(pageUrl);
  return href ? <a href={href}>{label}</a> : <span>{label}</span>;
}

function Values({ values }: { values: Record<string, string> }) {
  if (Object.keys(values).length === 0) return <p class="admin-muted">No values were sent.</p>;
  return <AdminValues values={values} />;
}

function Files({ files }: { files: readonly AdminFile[] }) {
  if (files.length === 0) return null;
  return (
    <>
      <ul class="admin-files">
        {files.slice(0, MOST.files).map(({ name, size, url }) => (
          <li>
            <a href={url} download>
              {shorten(name, MOST.fileName)}
            </a>{' '}
            <span class="admin-muted">{countOf(size, 'byte')}</span>
          </li>
        ))}
      </ul>
      <MoreNote left={files.length - MOST.files} noun="file" />
    </>
  );
}

function Details({ submission }: { submission: AdminSubmission }) {
  return (
    <details class="admin-details">
      <summary>Identifiers and context</summary>
      <dl class="admin-values admin-values--mono">
        <div>
          <dt>Submission</dt>
          <dd>{submission.id}</dd>
        </div>
        <div>
          <dt>Form</dt>
          <dd>{submission.formId}</dd>
        </div>
        <div>
          <dt>Portal</dt>
          <dd>{submission.portalId}</dd>
        </div>
        <div>
          <dt>Correlation</dt>
          <dd>{submission.correlationId}</dd>
        </div>
        <div>
          <dt>Conversion</dt>
          <dd>{submission.conversionId}</dd>
        </div>
      </dl>
      <pre>
        <code>{shorten(JSON.stringify(submission.context, null, 2), MOST.context)}</code>
      </pre>
    </details>
  );
}

/** Every submission, as an entry of a log: who, when, which form, from where, and what was said. */
export function AdminSubmissions({ submissions }: { submissions: readonly AdminSubmission[] }) {
  if (submissions.length === 0) {
    return <p class="admin-empty">No form has been sent to this server so far.</p>;
  }
  return (
    <ul class="admin-log">
      {submissions.map((submission) => (
        <li class="admin-entry">
          <div class="admin-entry__head">
            <h3>{shorten(submission.contactEmail ?? 'No email given', MOST.email)}</h3>
            <p class="admin-muted">
              <time datetime={submission.createdAt}>{formatTime(submission.createdAt)}</time>
            </p>
            <p class="admin-entry__from">
              Form <code title={submission.formId}>{shortenId(submission.formId)}</code> on{' '}
              <PageLink pageUrl={submission.pageUrl} />
            </p>
          </div>
          <div class="admin-entry__body">
            <Values values={submission.values} />
            <Files files={submission.files} />
            <Details submission={submission} />
          </div>
        </li>
      ))}
    </ul>
  );
}
