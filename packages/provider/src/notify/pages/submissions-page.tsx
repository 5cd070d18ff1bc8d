/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { describePage, formatTime, shorten } from '../../pages/admin-format';
import { AdminValues } from '../../pages/admin-values';
import type { FoundSubmission } from '../find-submissions';
import type { FormChoice } from '../manage';
import { renderAdminFrame } from './admin-frame';
import { formLabel, REASON_LABELS } from './labels';

interface SubmissionsProps {
  found: readonly FoundSubmission[];
  /** Whether there are more than are shown. */
  hasMore: boolean;
  forms: readonly FormChoice[];
  /** As it was asked. */
  query: Readonly<Record<string, string>>;
  /** Of a portal: whether whoever looks may change what it has. */
  mayEdit(portalId: number): boolean;
}

const SPAM = [
  ['', 'Without spam'],
  ['only', 'Only spam'],
  ['all', 'With spam'],
] as const;

/** Submissions that are looked for. */
export function renderSubmissions(ctx: PageContext & SubmissionsProps): string {
  const { found, hasMore, forms, query, mayEdit } = ctx;
  const asked = String(new URLSearchParams(query));
  return renderAdminFrame(ctx, {
    title: 'Submissions',
    description: 'Submissions of every form, by form, day and text.',
    intro: 'What forms have sent. A file has all that is found, with a column for each field.',
    children: (
      <>
        <search>
          <Filter forms={forms} query={query} />
        </search>
        <section aria-labelledby="found">
          <h2 id="found">{hasMore ? `The newest ${found.length}` : `${found.length} found`}</h2>
          <ul class="notify-actions notify-files">
            <li>
              <a class="button button--quiet" href={`/admin/submissions/export.csv?${asked}`} download>
                CSV of all that is found
              </a>
            </li>
            <li>
              <a class="button button--quiet" href={`/admin/submissions/export.json?${asked}`} download>
                JSON
              </a>
            </li>
          </ul>
          {found.length === 0 ? (
            <p class="admin-empty">No submission fits.</p>
          ) : (
            <ul class="admin-log">
              {found.map((each) => (
                <Entry found={each} forms={forms} mayEdit={mayEdit(each.submission.portalId)} />
              ))}
            </ul>
          )}
        </section>
      </>
    ),
  });
}

function Filter({ forms, query }: Pick<SubmissionsProps, 'forms' | 'query'>) {
  return (
    <form class="notify-filter" method="get" action="/admin/submissions/">
      <div class="notify-row">
        <label for="text">Text</label>
        <input id="text" name="text" type="search" value={query.text ?? ''} />
      </div>
      <div class="notify-row">
        <label for="form">Form</label>
        <select id="form" name="form">
          <option value="">Every form</option>
          {forms.map(({ guid, title }) => (
            <option value={guid} selected={query.form === guid}>
              {title} ({guid.slice(0, 8)})
            </option>
          ))}
        </select>
      </div>
      <div class="notify-row">
        <label for="from">From</label>
        <input id="from" name="from" type="date" value={query.from ?? ''} />
      </div>
      <div class="notify-row">
        <label for="to">To</label>
        <input id="to" name="to" type="date" value={query.to ?? ''} />
      </div>
      <div class="notify-row">
        <label for="spam">Spam</label>
        <select id="spam" name="spam">
          {SPAM.map(([value, label]) => (
            <option value={value} selected={(query.spam ?? '') === value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button class="button" type="submit">
        Search
      </button>
    </form>
  );
}

interface EntryProps {
  found: FoundSubmission;
  forms: readonly FormChoice[];
  mayEdit: boolean;
}

function Entry({ found, forms, mayEdit }: EntryProps) {
  const { submission, reasons, clearedAt } = found;
  const { id, portalId, formGuid, pageUrl, values, createdAt } = submission;
  const { label, href } = describePage(pageUrl);
  const sentAt = createdAt.toISOString();
  return (
    <li class="admin-entry">
      <div class="admin-entry__head">
        <h3>{shorten(values.email || 'No email given', 120)}</h3>
        <p class="admin-muted">
          <time datetime={sentAt}>{formatTime(sentAt)}</time>
        </p>
        <p class="admin-entry__from">
          {shorten(formLabel({ portalId, formGuid }, forms), 120)} on {href ? <a href={href}>{label}</a> : label}
        </p>
      </div>
      <div class="admin-entry__body">
        {reasons === null ? null : clearedAt !== null ? (
          <p class="admin-muted">Somebody said that this is no spam.</p>
        ) : (
          <div class="notify-spam">
            <p class="notify-state notify-state--dead">Looks like spam, so nobody was told</p>
            <ul>
              {reasons.map((reason) => (
                <li>{REASON_LABELS[reason]}</li>
              ))}
            </ul>
            {mayEdit ? (
              <form method="post" action={`/admin/submissions/${id}/not-spam`}>
                <button
                  class="button button--quiet"
                  type="submit"
                  aria-label={`Not spam: ${shorten(values.email || id, 60)}`}
                >
                  Not spam
                </button>
              </form>
            ) : null}
          </div>
        )}
        <AdminValues values={values} />
      </div>
    </li>
  );
}
