import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { UploadFolder } from '../forms/upload-folder';
import type { Database, Transaction } from './connect';
import { type Person, traceOf } from './person';
import { removeSubmissions, removeUnmentioned } from './remove-submissions';
import {
  baskets,
  counters,
  customers,
  emailOptOuts,
  emailResubscriptions,
  errorReports,
  orders,
  partialSubmissions,
  records,
  visitors,
} from './schema';

/** How much was erased, by kind. */
export interface Erased {
  submissions: number;
  /** What was filled in and never submitted. */
  partials: number;
  files: number;
  records: number;
  visitors: number;
  /** Orders stay, for the books, without anything of the person. */
  orders: number;
  baskets: number;
  accounts: number;
  resubscriptions: number;
  counters: number;
  errors: number;
}

/**
 * Erases a person, all of it or nothing. That an address wants no mail stays known, so that none is sent to it; so do
 * records that other people's submissions mention too.
 */
export function erasePerson(db: Database, person: Person, uploads: UploadFolder): Promise<Erased> {
  return db.transaction(async (tx) => {
    const traces = await traceOf(tx, person);
    const ofVisitors = await tx.delete(visitors).where(traces.visitors).returning({ one: visitors.hutk });
    const ofCounters = await tx.delete(counters).where(traces.counters).returning({ one: counters.key });
    const ofPartials = await tx.delete(partialSubmissions).where(traces.partials).returning({
      one: partialSubmissions.id,
    });
    const ofErrors = await tx.delete(errorReports).where(traces.errors).returning({ one: errorReports.count });
    const ofMail = await tx.delete(emailResubscriptions).where(traces.resubscriptions).returning({
      one: emailResubscriptions.id,
    });
    await tx.delete(emailOptOuts).where(and(traces.optOuts, isNotNull(emailOptOuts.resubscribedAt)));
    const shop = await eraseFromShop(tx, traces);
    const files = await removeSubmissions(tx, traces.submissionIds, uploads);
    const ofRecords =
      traces.recordIds.length === 0 ? 0 : await removeUnmentioned(tx, inArray(records.id, traces.recordIds));
    return {
      submissions: traces.submissionIds.length,
      partials: ofPartials.length,
      files,
      records: ofRecords,
      visitors: ofVisitors.length,
      ...shop,
      resubscriptions: ofMail.length,
      counters: ofCounters.length,
      errors: ofErrors.length,
    };
  });
}

async function eraseFromShop(
  tx: Transaction,
  traces: Awaited<ReturnType<typeof traceOf>>,
): Promise<Pick<Erased, 'orders' | 'baskets' | 'accounts'>> {
  const known = await tx.select({ id: orders.id, visitor: orders.visitor }).from(orders).where(traces.orders);
  const owners = known.map(({ visitor }) => visitor).filter((visitor) => visitor !== null);
  const ofBaskets = await tx.delete(baskets).where(inArray(baskets.visitor, owners)).returning({ one: baskets.id });
  await tx
    .update(orders)
    .set({
      email: '',
      // Taxes depend on it.
      billing: sql`jsonb_strip_nulls(jsonb_build_object('billing_country', ${orders.billing} -> 'billing_country'))`,
      comments: '',
      attribution: {},
      customerId: null,
      visitor: null,
      // The address of the page that has shown the order opens nothing any more.
      key: sql`'erased_' || gen_random_uuid()`,
    })
    .where(
      inArray(
        orders.id,
        known.map(({ id }) => id),
      ),
    );
  const ofAccounts = await tx.delete(customers).where(traces.accounts).returning({ one: customers.id });
  return { orders: known.length, baskets: ofBaskets.length, accounts: ofAccounts.length };
}
