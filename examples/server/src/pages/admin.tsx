/** @jsxImportSource hono/jsx */
import { AdminContacts } from './admin-contacts';
import { AdminCounters } from './admin-counters';
import { countOf, newestFirst } from './admin-format';
import { AdminOverview, type OverviewProps } from './admin-overview';
import { AdminBaskets, AdminOrders } from './admin-shop';
import { AdminSubmissions } from './admin-submissions';
import type { AdminBasket, AdminContact, AdminCounter, AdminOrder, AdminSubmission, PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

interface Stored {
  /** Whether somebody has just been erased. */
  hasErased?: boolean;
  contacts: readonly AdminContact[];
  submissions: readonly AdminSubmission[];
  orders: readonly AdminOrder[];
  baskets: readonly AdminBasket[];
  counters: readonly AdminCounter[];
}

/** What was stored, as a person would look at it. */
export function renderAdmin(ctx: PageContext & Stored & OverviewProps): string {
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
      <SiteFrame path={ctx.path}>
        <div class="wrap admin">
          <header class="admin-head">
            <div>
              <h1>Stored data</h1>
              <p class="admin-muted">
                What forms and the shop have sent to this server. Of every list below, the newest 50; long values are
                cut.
              </p>
            </div>
          </header>
          {ctx.hasErased ? (
            <p class="admin-note" role="status">
              The contact was erased.
            </p>
          ) : null}
          <AdminOverview overview={ctx.overview} range={ctx.range} />
          <section aria-labelledby="contacts">
            <h2 id="contacts">Contacts</h2>
            <AdminContacts contacts={contacts} />
          </section>
          <section aria-labelledby="submissions">
            <h2 id="submissions">Submissions</h2>
            <AdminSubmissions submissions={submissions} />
          </section>
          <section aria-labelledby="orders">
            <h2 id="orders">Orders</h2>
            <AdminOrders orders={ctx.orders} />
          </section>
          <section aria-labelledby="baskets">
            <h2 id="baskets">Baskets</h2>
            <AdminBaskets baskets={ctx.baskets} />
          </section>
          <section aria-labelledby="counters">
            <h2 id="counters">Counters</h2>
            <AdminCounters counters={ctx.counters} />
          </section>
        </div>
      </SiteFrame>
    </Document>,
  );
}
