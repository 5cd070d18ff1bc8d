import { inArray } from 'drizzle-orm';
import type { PersonPart } from '../part';
import type { Database } from './connect';
import { listSubmissions } from './list-stored';
import { type Person, traceOf } from './person';
import { emailOptOuts, emailResubscriptions, errorReports, partialSubmissions, records, visitors } from './schema';

/** More submissions than one person sends; they are read at once. */
const MOST = 10_000;

/** Everything that is stored of a person, as it is stored; files as a list, each with the address that gives it. */
export async function exportPerson(db: Database, person: Person, parts: readonly PersonPart[] = []) {
  const traces = await traceOf(db, person);
  const further = await Promise.all(parts.map((part) => part.export(db, person)));
  return {
    email: person.email,
    records: await db.select().from(records).where(inArray(records.id, traces.recordIds)),
    submissions: await listSubmissions(db, { limit: MOST, ids: traces.submissionIds }),
    partials: await db.select().from(partialSubmissions).where(traces.partials),
    visitors: await db.select().from(visitors).where(traces.visitors),
    optOuts: await db.select().from(emailOptOuts).where(traces.optOuts),
    resubscriptions: await db.select().from(emailResubscriptions).where(traces.resubscriptions),
    errors: await db.select().from(errorReports).where(traces.errors),
    ...(Object.assign({}, ...further) as Record<string, readonly unknown[]>),
  };
}
