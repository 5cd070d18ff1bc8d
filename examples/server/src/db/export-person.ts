import { inArray } from 'drizzle-orm';
import type { Database } from './connect';
import { type Person, traceOf } from './person';
import {
  customers,
  emailOptOuts,
  emailResubscriptions,
  errorReports,
  orders,
  partialSubmissions,
  records,
  visitors,
} from './schema';
import { listSubmissions } from './stored';
import { toAdminOrder } from './stored-shop';

/** More submissions than one person sends; they are read at once. */
const MOST = 10_000;

/** Everything that is stored of a person, as it is stored; files as a list, each with the address that gives it. */
export async function exportPerson(db: Database, person: Person) {
  const traces = await traceOf(db, person);
  return {
    email: person.email,
    records: await db.select().from(records).where(inArray(records.id, traces.recordIds)),
    submissions: await listSubmissions(db, { limit: MOST, ids: traces.submissionIds }),
    partials: await db.select().from(partialSubmissions).where(traces.partials),
    visitors: await db.select().from(visitors).where(traces.visitors),
    orders: (await db.select().from(orders).where(traces.orders)).map(toAdminOrder),
    // Without the hash of the password, which is nobody's business.
    accounts: await db
      .select({
        id: customers.id,
        email: customers.email,
        name: customers.name,
        meta: customers.meta,
        attribution: customers.attribution,
        createdAt: customers.createdAt,
      })
      .from(customers)
      .where(traces.accounts),
    optOuts: await db.select().from(emailOptOuts).where(traces.optOuts),
    resubscriptions: await db.select().from(emailResubscriptions).where(traces.resubscriptions),
    errors: await db.select().from(errorReports).where(traces.errors),
  };
}
