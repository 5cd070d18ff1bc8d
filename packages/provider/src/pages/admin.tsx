/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { AdminLink } from '../part';
import { AdminContacts } from './admin-contacts';
import { AdminCounters } from './admin-counters';
import { countOf, newestFirst } from './admin-format';
import { AdminOverview, type OverviewProps } from './admin-overview';
import { AdminSubmissions } from './admin-submissions';
import type { AdminContact, AdminCounter, AdminSubmission, PageContext } from './context';
import { Document, toDocument } from './document';
import { OWN_SITE, SiteFrame } from './site-frame';

interface Stored {
  /** Whether somebody has just been erased. */
  hasErased?: boolean;
  contacts: readonly AdminContact[];
  submissions: readonly AdminSubmission[];
  /** What parts add, below the submissions. */
  sections: readonly { id: string; title: string; content: Child }[];
  links: readonly AdminLink[];
  counters: readonly AdminCounter[];
}

/** What was stored, as a person would look at it. */
export function renderAdmin(ctx: PageContext & Stored & OverviewProps): string {
  const { site = OWN_SITE } = ctx;
  const contacts = newestFirst(ctx.contacts, (contact) => contact.updatedAt);
  const submissions = newestFirst(ctx.submissions, (submission) => submission.createdAt);
  const summary = `${countOf(contacts.length, 'contact')}, ${countOf(submissions.length, 'submission')}`;
  return toDocument(
    <Document
      title="Stored data · mountkit"
      description={`What this server has stored: ${summary}.`}
      sheets={['admin', 'admin-overview']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <div class="wrap admin">
          <header class="admin-head">
            <div>
              <h1>Stored data</h1>
              <p class="admin-muted">
                What was sent to this server. Of every list below, the newest 50; long values are cut.
              </p>
            </div>
            {ctx.links.length === 0 ? null : (
              <nav aria-label="Stored data">
                <ul class="admin-links">
                  {ctx.links.map(({ href, label }) => (
                    <li>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </header>
          {ctx.hasErased ? (
            <p class="admin-note" role="status">
              The contact was erased.
            </p>
          ) : null}
          <AdminOverview overview={ctx.overview} range={ctx.range} site={site} />
          <section aria-labelledby="contacts">
            <h2 id="contacts">Contacts</h2>
            <AdminContacts contacts={contacts} site={site} />
          </section>
          <section aria-labelledby="submissions">
            <h2 id="submissions">Submissions</h2>
            <AdminSubmissions submissions={submissions} />
          </section>
          {ctx.sections.map(({ id, title, content }) => (
            <section aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {content}
            </section>
          ))}
          <section aria-labelledby="counters">
            <h2 id="counters">Counters</h2>
            <AdminCounters counters={ctx.counters} />
          </section>
        </div>
      </SiteFrame>
    </Document>,
  );
}
