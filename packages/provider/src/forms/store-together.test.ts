import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { records, submissionRecords, submissions, visitors } from '../db/schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { EMAIL_FORM, PORTAL } from '../testing/requests';
import { CONTACT } from './object-types';
import { type CheckedSubmission, storeSubmission } from './store-submission';
import { chooseRows, type SubmissionRow } from './store-together';
import { uploadFolder } from './upload-folder';

const NO_FORM = randomUUID();

interface Sent {
  /** Which submission; a repetition has the same. */
  id: number;
  email: number;
  hutk: number | null;
  /** Whether its form is gone. */
  isBad: boolean;
}

/** Submissions of few people, some sent twice, some for a form that has been removed meanwhile. */
const sentTogether = fc
  .array(
    fc.record({
      email: fc.nat(3),
      hutk: fc.option(fc.nat(2)),
      isBad: fc.nat(3).map((n) => n === 0),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.flatMap(({ times, ...one }, id) => Array.from({ length: times }, (): Sent => ({ ...one, id }))));

const rowOf = (part: Partial<SubmissionRow>): SubmissionRow => ({
  id: randomUUID(),
  portalId: PORTAL,
  formGuid: EMAIL_FORM,
  correlationId: randomUUID(),
  values: {},
  context: {},
  pageUrl: null,
  answer: { automaticLinker: false, conversionId: randomUUID(), formGuid: EMAIL_FORM },
  records: [],
  hutk: null,
  contact: {},
  files: [],
  spamReasons: null,
  ...part,
});

describe('submissions that wait at the same moment', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTestDatabase();
  }, HOOK_MS);
  afterAll(() => connection.close(), HOOK_MS);

  it('are each stored once, and fail by themselves', async () => {
    const { db } = connection;
    const uploads = uploadFolder('/nowhere');
    await fc.assert(
      fc.asyncProperty(sentTogether, async (sent) => {
        const run = randomUUID();
        const tokenOf = (hutk: number) => `${run.replaceAll('-', '').slice(1)}${hutk}`;
        const checkedOf = ({ id, email, hutk, isBad }: Sent): CheckedSubmission => {
          const guid = isBad ? NO_FORM : EMAIL_FORM;
          const values = { email: `${email}@${run}.example`, [`p${id}`]: String(id) };
          const raw = { correlationId: `${run} ${id}`, hutk: hutk === null ? null : tokenOf(hutk) };
          return {
            form: { portalId: PORTAL, guid },
            fields: Object.entries(values).map(([name, value]) => ({
              fieldId: name,
              objectTypeId: CONTACT,
              name,
              value,
            })),
            files: [],
            context: { ...raw, formInstanceId: '', pageUrl: null, raw },
            answer: { automaticLinker: false, formGuid: guid },
          };
        };
        const outcomes = await Promise.allSettled(sent.map((one) => storeSubmission(db, checkedOf(one), uploads)));

        const good = sent.filter(({ isBad }) => !isBad);
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(sent.map(({ isBad }) => isBad));
        for (const id of new Set(good.map((one) => one.id))) {
          const own = outcomes.filter((_, index) => sent[index]?.id === id && !sent[index]?.isBad);
          const answers = own.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
          expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
          const rows = await db
            .select({ answer: submissions.answer, recordId: submissionRecords.recordId, who: records.naturalKey })
            .from(submissions)
            .innerJoin(submissionRecords, eq(submissionRecords.submissionId, submissions.id))
            .innerJoin(records, eq(records.id, submissionRecords.recordId))
            .where(eq(submissions.correlationId, `${run} ${id}`));
          expect(rows).toHaveLength(1);
          expect(rows[0]?.who).toBe(`${good.find((one) => one.id === id)?.email}@${run}.example`);
          expect(answers.map(({ answer }) => answer)).toEqual(answers.map(() => rows[0]?.answer));
        }
        for (const email of new Set(good.map((one) => one.email))) {
          const [record] = await db
            .select()
            .from(records)
            .where(eq(records.naturalKey, `${email}@${run}.example`));
          const told = good.filter((one) => one.email === email).map(({ id }) => `p${id}`);
          expect(new Set(Object.keys(record?.properties ?? {}))).toEqual(new Set(['email', ...told]));
        }
        const tokens = [...new Set(good.flatMap(({ hutk }) => (hutk === null ? [] : [tokenOf(hutk)])))];
        const remembered = await db
          .select()
          .from(visitors)
          .where(inArray(visitors.hutk, ['', ...tokens]));
        expect(remembered.map(({ hutk }) => hutk).sort()).toEqual(tokens.sort());
      }),
      { numRuns: 40 },
    );
  });
});

describe('what one statement stores', () => {
  const waitingOf = (row: SubmissionRow, text = '{}') => ({ row, text });
  const recordOf = (naturalKey: string | null) => ({
    id: randomUUID(),
    objectTypeId: CONTACT,
    naturalKey,
    properties: {},
  });

  it('changes no row twice, and what is left is stored by the next', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ key: fc.option(fc.nat(5)), hutk: fc.option(fc.nat(5)) })), (all) => {
        let waiting = all.map(({ key, hutk }) =>
          waitingOf(
            rowOf({
              records: [recordOf(key === null ? null : String(key))],
              hutk: hutk === null ? null : String(hutk),
            }),
          ),
        );
        while (waiting.length > 0) {
          const chosen = chooseRows(waiting);
          expect(chosen[0]).toBe(waiting[0]);
          const keys = chosen.flatMap(({ row }) => row.records.flatMap(({ naturalKey }) => naturalKey ?? []));
          const tokens = chosen.flatMap(({ row }) => row.hutk ?? []);
          expect([new Set(keys).size, new Set(tokens).size]).toEqual([keys.length, tokens.length]);
          waiting = waiting.filter((one) => !chosen.includes(one));
        }
      }),
    );
  });

  it('is bounded', () => {
    const many = Array.from({ length: 200 }, () => waitingOf(rowOf({})));
    expect(chooseRows(many)).toHaveLength(50);
    const long = Array.from({ length: 3 }, () => waitingOf(rowOf({}), 'x'.repeat(600_000)));
    expect(chooseRows(long)).toEqual([long[0]]);
  });
});
