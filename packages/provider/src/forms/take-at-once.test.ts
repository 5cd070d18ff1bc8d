import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../db/connect';
import { forms, rateLimits, submissions, uploads as uploadRows } from '../db/schema';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { createTestApp, EMAIL_FORM, jsonOf, PORTAL, submit, submitPath } from '../testing/requests';
import { findForm } from './find-form';
import { isTakenAtOnce } from './take-at-once';
import { uploadFolder } from './upload-folder';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;
let before: typeof forms.$inferSelect;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db, uploads: uploadFolder(await temporaryFolder()) });
  const [row] = await connection.db.select().from(forms).where(eq(forms.guid, EMAIL_FORM));
  if (row === undefined) throw new Error('the form is missing');
  before = row;
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

/** The server has read the form, and counted nobody. */
beforeEach(async () => {
  expect((await send()).status).toBe(200);
  await connection.db.delete(rateLimits);
});
afterEach(async () => {
  const { db } = connection;
  if ((await db.update(forms).set(before).where(eq(forms.guid, EMAIL_FORM)).returning()).length === 0) {
    await db.insert(forms).values(before);
  }
});

const send = (values: Record<string, string> = {}, context = {}, to = app) =>
  submit(to, EMAIL_FORM, { email: 'ada@shop.example', ...values }, { correlationId: randomUUID(), ...context });
const storedAs = (correlationId: string) =>
  connection.db.select().from(submissions).where(eq(submissions.correlationId, correlationId));

/** As another process changes it: this one is not told. */
const change = (row: Partial<typeof before>) => connection.db.update(forms).set(row).where(eq(forms.guid, EMAIL_FORM));

const withForm = (changed: object) => ({
  definition: { ...before.definition, form: { ...(before.definition.form as object), ...changed } },
});
const withFields = (added: readonly object[]) => {
  const { formFieldGroups } = before.definition.form as { formFieldGroups: object[] };
  const fields = added.map((field) => ({ label: 'New', type: 'string', objectTypeId: '0-1', ...field }));
  return withForm({ formFieldGroups: [...formFieldGroups, { fields }] });
};

it('is stored in one round trip', async () => {
  const { $client } = connection.db as unknown as { $client: PGlite | Pool };
  const calls = $client instanceof PGlite ? vi.spyOn($client, 'execProtocol') : vi.spyOn($client, 'query');
  expect((await send()).status).toBe(200);
  expect(calls).toHaveBeenCalledTimes(1);
  calls.mockRestore();
});

it.each<[string, boolean, () => Partial<typeof before>]>([
  ['text fields only', true, () => ({ state: before.state })],
  [
    'a file field, whose files are counted and may take longer',
    false,
    () => withFields([{ name: 'cv', fieldType: 'file' }]),
  ],
  ['a bot check', false, () => withForm({ captchaEnabled: true })],
  ['an end that has passed', false, () => ({ state: 'ended' })],
])('of a form with %s: %s', async (_, isAtOnce, row) => {
  await change(row());
  const form = await findForm(connection.db, { portalId: PORTAL, guid: EMAIL_FORM });
  expect(form && isTakenAtOnce(form)).toBe(isAtOnce);
});

describe('a submission of a form that another process has changed', () => {
  it.each<[string, () => Partial<typeof before>, string]>([
    ['ended', () => ({ state: 'ended' }), 'SUBMISSION_PERIOD_ENDED'],
    ['is no longer published', () => withForm({ isPublished: false }), 'FORM_NOT_PUBLISHED'],
  ])('is refused where it %s', async (_, row, errorType) => {
    await change(row());
    const correlationId = randomUUID();
    expect(await jsonOf(send({}, { correlationId }))).toMatchObject({ formSubmissionError: errorType });
    expect(await storedAs(correlationId)).toEqual([]);
  });

  it('is refused where a field is required now, and taken with it', async () => {
    await change(withFields([{ name: 'city', fieldType: 'text', required: true }]));
    const correlationId = randomUUID();
    expect((await send({}, { correlationId })).status).toBe(400);
    expect(await storedAs(correlationId)).toEqual([]);
    expect((await send({ city: 'Turin' }, { correlationId })).status).toBe(200);
    expect(await storedAs(correlationId)).toMatchObject([{ values: { city: 'Turin' } }]);
  });

  it('is refused where the form is gone', async () => {
    await connection.db.delete(submissions);
    await connection.db.delete(forms).where(eq(forms.guid, EMAIL_FORM));
    expect((await send()).status).toBe(404);
  });

  it('keeps a file that the form takes now', async () => {
    await change(withFields([{ name: 'cv', fieldType: 'file' }]));
    const body = new FormData();
    body.set('email', 'ada@shop.example');
    body.append('cv', new File(['text'], 'cv.txt'));
    expect((await app.request(submitPath(EMAIL_FORM), { method: 'POST', body })).status).toBe(200);
    expect(await connection.db.select().from(uploadRows)).toMatchObject([{ fieldId: 'cv', fileName: 'cv.txt' }]);
  });
});

it('counts for the rate that the refused ones count for, and no more are stored', async () => {
  const limited = createTestApp({ db: connection.db, limits: { submissionsPerMinute: 4 } });
  expect((await send({ email: 'no address' }, {}, limited)).status).toBe(400);
  // Of several people, so that one statement stores them.
  const people = Array.from({ length: 6 }, (_, index) => ({ email: `${index}@shop.example` }));
  const answers = await Promise.all(people.map((values) => send(values, {}, limited)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await send({ email: 'no address' }, {}, limited)).status).toBe(429);
});

it('has its text counted once where it is refused', async () => {
  const limited = createTestApp({ db: connection.db, limits: { textBytesPerHour: 1000 } });
  expect((await send({ email: 'x'.repeat(400) }, {}, limited)).status).toBe(400);
  const counts = (await connection.db.select().from(rateLimits)).map(({ count }) => count);
  expect(Math.max(...counts)).toBeLessThan(600);
  expect(Math.max(...counts)).toBeGreaterThan(400);
});

it('longer than what is held in memory is read once, stored or refused', async () => {
  await change(withFields(['one', 'two'].map((name) => ({ name, fieldType: 'textarea' }))));
  expect((await send()).status).toBe(200);
  const correlationId = randomUUID();
  const texts = { one: 'x'.repeat(40_000), two: 'y'.repeat(40_000) };
  expect((await send(texts, { correlationId })).status).toBe(200);
  expect(await storedAs(correlationId)).toMatchObject([{ values: texts }]);
  const refused = await jsonOf(send({ ...texts, email: 'no address' }));
  expect(refused.message).toBe('The request is not valid: email.');
});
