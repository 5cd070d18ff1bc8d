import { and, inArray, isNotNull } from 'drizzle-orm';
import type { UploadStore } from '../forms/upload-store';
import type { PersonPart } from '../part';
import type { Database } from './connect';
import { type Person, traceOf } from './person';
import { removeSubmissions, removeUnmentioned } from './remove-submissions';
import {
  counters,
  emailOptOuts,
  emailResubscriptions,
  errorReports,
  partialSubmissions,
  records,
  visitors,
} from './schema';

/** How much was erased, by kind. */
export interface Erased {
  /** What parts have erased. */
  readonly [kind: string]: number;
  submissions: number;
  /** What was filled in and never submitted. */
  partials: number;
  files: number;
  records: number;
  visitors: number;
  resubscriptions: number;
  counters: number;
  errors: number;
}

interface Erasure {
  uploads: UploadStore;
  parts?: readonly PersonPart[];
}

/**
 * Erases a person, all of it or nothing. That an address wants no mail stays known, so that none is sent to it; so do
 * records that other people's submissions mention too.
 */
export function erasePerson(db: Database, person: Person, { uploads, parts = [] }: Erasure): Promise<Erased> {
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
    const further: Record<string, number> = {};
    for (const part of parts) Object.assign(further, await part.erase(tx, person));
    const files = await removeSubmissions(tx, traces.submissionIds, uploads);
    const ofRecords =
      traces.recordIds.length === 0 ? 0 : await removeUnmentioned(tx, inArray(records.id, traces.recordIds));
    return {
      submissions: traces.submissionIds.length,
      partials: ofPartials.length,
      files,
      records: ofRecords,
      visitors: ofVisitors.length,
      ...further,
      resubscriptions: ofMail.length,
      counters: ofCounters.length,
      errors: ofErrors.length,
    };
  });
}
