/** @jsxImportSource hono/jsx */
import { AdminContacts } from './admin-contacts';
import { countOf, newestFirst } from './admin-format';
import { AdminSubmissions } from './admin-submissions';
import type { AdminContact, AdminSubmission, PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

interface Stored {
  contacts: readonly AdminContact[];
  submissions: readonly AdminSubmission[];
}

function Counts({ contacts, submissions }: Stored) {
  const forms = new Set(submissions.map((submission) => submission.formId)).size;
  const counts = [
    { href: '#contacts', label: 'Contacts', value: contacts.length },
    { href: '#submissions', label: 'Submissions', value: submissions.length },
    { href: '#submissions', label: 'Forms in use', value: forms },
  ];
  return (
    <dl class="admin-counts">
      {counts.map(({ href, label, value }) => (
        <div>
          <dt>
            <a href={href}>{label}</a>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was stored, as a person would look at it. */
export function renderAdmin(ctx: PageContext & Stored): string {
  const contacts = newestFirst(ctx.contacts, (contact) => contact.updatedAt);
  const submissions = newestFirst(ctx.submissions, (submission) => submission.createdAt);
  const summary = `${countOf(contacts.length, 'contact')}, ${countOf(submissions.length, 'submission')}`;
  return toDocument(
    <Document
      title="Stored data · mountkit"
      description={`What this server has stored: ${summary}.`}
      sheets={['admin']}
      look="mountkit"
    >
      <SiteFrame path={ctx.path}>
        <div class="wrap admin">
          <header class="admin-head">
            <div>
              <h1>Stored data</h1>
              <p class="admin-muted">What forms have sent to this server, newest first.</p>
            </div>
            <Counts contacts={contacts} submissions={submissions} />
          </header>
          <section aria-labelledby="contacts">
            <h2 id="contacts">Contacts</h2>
            <AdminContacts contacts={contacts} />
          </section>
          <section aria-labelledby="submissions">
            <h2 id="submissions">Submissions</h2>
            <AdminSubmissions submissions={submissions} />
          </section>
        </div>
      </SiteFrame>
    </Document>,
  );
}
