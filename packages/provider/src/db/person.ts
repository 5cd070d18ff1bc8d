import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { CONTACT } from '../forms/object-types';
import { readHutk } from '../forms/visitors';
import { deliveries } from '../notify/schema';
import type { Database, Transaction } from './connect';
import {
  counters,
  emailOptOuts,
  emailResubscriptions,
  errorReports,
  partialSubmissions,
  records,
  submissionRecords,
  submissions,
  visitors,
} from './schema';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Reader = Database | Transaction;

/** Somebody who is known by a contact, by an email address, or by both. */
export interface Person {
  contactId: string | null;
  /** In lower case. */
  email: string | null;
}

/** The person of a contact's id, or of an address: who has only ordered is no contact. Null for anything else. */
export async function findPerson(db: Reader, who: string): Promise<Person | null> {
  const isId = UUID.test(who);
  const email = who.trim().toLowerCase();
  if (!isId && !email.includes('@')) return null;
  const [record] = await db
    .select()
    .from(records)
    .where(and(eq(records.objectTypeId, CONTACT), isId ? eq(records.id, who) : eq(records.naturalKey, email)));
  if (record === undefined) return isId ? null : { contactId: null, email };
  return { contactId: record.id, email: record.naturalKey ?? record.properties.email?.toLowerCase() ?? null };
}

/** Where a person is found: one condition for each table, and the submissions by their ids. */
export interface PersonTraces {
  submissionIds: string[];
  /** Of every kind: contact, companies, tickets, feedback. */
  recordIds: string[];
  /** Under which tokens the visitor is known. */
  hutks: string[];
  /** Deliveries about the submissions: their ids. */
  deliveryIds: string[];
  visitors: SQL;
  optOuts: SQL;
  partials: SQL;
  resubscriptions: SQL;
  counters: SQL;
  errors: SQL;
}

export async function traceOf(db: Reader, { contactId, email }: Person): Promise<PersonTraces> {
  const own = contactId === null ? [] : await listSubmissionsOf(db, contactId);
  const submissionIds = own.map(({ id }) => id);
  const mentioned = await db
    .select({ id: submissionRecords.recordId })
    .from(submissionRecords)
    .where(inArray(submissionRecords.submissionId, submissionIds));
  const told = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(inArray(deliveries.submissionId, submissionIds));
  const emailOf = sql`lower(${visitors.properties} ->> 'email')`;
  const isOwnPartial = sql`${partialSubmissions.email} = ${email}`;
  const tokens = [
    ...own.map(({ context }) => context.hutk),
    ...(await db.select({ hutk: visitors.hutk }).from(visitors).where(sql`${emailOf} = ${email}`)).map(hutkOf),
    ...(await db.select({ hutk: partialSubmissions.hutk }).from(partialSubmissions).where(isOwnPartial)).map(hutkOf),
  ];
  const hutks = [...new Set(tokens.map(readHutk).filter((hutk) => hutk !== null))];
  const words = email === null ? hutks : [email, ...hutks];
  return {
    submissionIds,
    hutks,
    deliveryIds: told.map(({ id }) => id),
    recordIds: [...new Set([...(contactId === null ? [] : [contactId]), ...mentioned.map(({ id }) => id)])],
    // A token that somebody else has used since is theirs.
    visitors: anyOf(sql`${emailOf} = ${email}`, and(inArray(visitors.hutk, hutks), sql`${emailOf} IS NULL`)),
    optOuts: sql`${emailOptOuts.email} = ${email}`,
    // Without an address they are of whoever has the token.
    partials: anyOf(
      isOwnPartial,
      // What became one of the submissions was filled in by whoever sent that.
      exists(
        db
          .select({ one: sql`1` })
          .from(submissions)
          .where(
            and(
              inArray(submissions.id, submissionIds),
              eq(submissions.portalId, partialSubmissions.portalId),
              eq(submissions.formGuid, partialSubmissions.formGuid),
              eq(submissions.correlationId, partialSubmissions.correlationId),
            ),
          ),
      ),
      and(inArray(partialSubmissions.hutk, hutks), sql`${partialSubmissions.email} IS NULL`),
    ),
    resubscriptions: sql`${emailResubscriptions.email} = ${email}`,
    counters: anyOf(...hutks.map((hutk) => mentions(sql`${counters.key}`, hutk))),
    errors: anyOf(
      ...words.map((word) => mentions(sql`${errorReports.message} || ${errorReports.details}::text`, word)),
    ),
  };
}

function listSubmissionsOf(db: Reader, contactId: string) {
  return db
    .select({ id: submissions.id, context: submissions.context })
    .from(submissions)
    .innerJoin(submissionRecords, eq(submissionRecords.submissionId, submissions.id))
    .where(eq(submissionRecords.recordId, contactId));
}

const hutkOf = ({ hutk }: { hutk: string | null }) => hutk;

const mentions = (text: SQL, word: string): SQL => sql`position(${word} in lower(${text})) > 0`;

/** Nothing where there is no condition, and not everything. */
function anyOf(...conditions: (SQL | undefined)[]): SQL {
  return or(...conditions) ?? sql`false`;
}
