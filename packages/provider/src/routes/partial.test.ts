import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { erasePerson } from '../db/erase-person';
import { exportPerson } from '../db/export-person';
import { removeExpired } from '../db/retention';
import { forms, partialSubmissions, submissions } from '../db/schema';
import { uploadFolder } from '../forms/upload-folder';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, from, jsonOf, submit, submitPath } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
beforeEach(() => connection.db.delete(partialSubmissions));
afterAll(() => connection.close(), HOOK_MS);

const stored = () => connection.db.select().from(partialSubmissions);
const NOTHING = uploadFolder('/nowhere');

/** Sends what was filled in when the page was left. */
function leave(values: Readonly<Record<string, string>>, context: object = {}, formId = CONTACT_FORM) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  body.set('hs_context', JSON.stringify({ correlationId: randomUUID(), partial: true, ...context }));
  return app.request(submitPath(formId).replace(/json$/, 'partial'), { method: 'POST', body });
}

describe('what was filled in when a page was left', () => {
  it('is stored, though the form requires more, and is no submission', async () => {
    const before = await connection.db.$count(submissions);
    const response = await leave({ email: 'Ada@Example.com', firstname: '' }, { pageUrl: 'https://shop.example/' });
    expect(response.status).toBe(204);
    expect(await stored()).toEqual([
      expect.objectContaining({
        formGuid: CONTACT_FORM,
        email: 'ada@example.com',
        values: { email: 'Ada@Example.com' },
        pageUrl: 'https://shop.example/',
      }),
    ]);
    expect(await connection.db.$count(submissions)).toBe(before);
  });

  it('is stored once, however often it is sent', async () => {
    const context = { correlationId: 'one' };
    for (const _ of [1, 2]) expect((await leave({ email: 'ada@example.com' }, context)).status).toBe(204);
    expect(await stored()).toHaveLength(1);
  });

  it('is nothing that the form has no field for', async () => {
    await leave({ email: 'ada@example.com', password: 'x' });
    expect((await stored())[0]?.values).toEqual({ email: 'ada@example.com' });
  });

  it.each([
    ['that is not marked as partial', { partial: 'yes' }, CONTACT_FORM, 400],
    ['of no form', {}, '00000000-0000-4000-8000-000000000000', 404],
    ['of a form that has ended', {}, '5eed0000-0000-4000-8000-0000000000ff', 404],
  ])('%s is refused', async (_, context, formId, status) => {
    expect((await leave({ email: 'ada@example.com' }, context, formId)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('can be had as CSV, belongs to its person, and is erased with the person', async () => {
    await leave({ email: 'ada@example.com', firstname: 'Ada' });
    await leave({ email: 'bob@example.com' });
    const csv = await app.request('/admin/export/partials.csv', {}, from('127.0.0.1'));
    expect(await csv.text()).toContain('"{""email"":""ada@example.com"",""firstname"":""Ada""}"');
    const ada = { contactId: null, email: 'ada@example.com' };
    const { partials } = await exportPerson(connection.db, ada);
    expect(partials).toHaveLength(1);
    expect(await erasePerson(connection.db, ada, { uploads: NOTHING })).toMatchObject({ partials: 1 });
    expect((await stored()).map(({ email }) => email)).toEqual(['bob@example.com']);
  });

  it('belongs to its person without an address: by the token of the visitor, or as what became a submission', async () => {
    const [hutk, correlationId] = ['d'.repeat(32), randomUUID()];
    await leave({ email: 'eve@example.com' }, { hutk });
    await leave({ firstname: 'by token' }, { hutk });
    await leave({ firstname: 'by submission' }, { correlationId });
    await leave({ firstname: 'of somebody' }, { hutk: 'e'.repeat(32) });
    await submit(app, CONTACT_FORM, { lastname: 'Moss', email: 'eve@example.com' }, { correlationId });
    const path = '/admin/api/contacts/eve@example.com';
    const answer = await jsonOf(app.request(path, { method: 'DELETE' }, from('127.0.0.1')));
    expect(answer).toMatchObject({ erased: { partials: 3 }, notFound: [] });
    expect((await stored()).map(({ values }) => values.firstname)).toEqual(['of somebody']);
  });

  it('is kept as long as the submissions of its form', async () => {
    await leave({ email: 'ada@example.com' });
    await connection.db.update(forms).set({ keptDays: 30 }).where(eq(forms.guid, CONTACT_FORM));
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await connection.db.update(partialSubmissions).set({ createdAt: daysAgo(29) });
    await removeExpired(connection.db, NOTHING);
    expect(await stored()).toHaveLength(1);
    await connection.db.update(partialSubmissions).set({ createdAt: daysAgo(31) });
    await removeExpired(connection.db, NOTHING);
    expect(await stored()).toEqual([]);
  });

  it('is counted as submissions are', async () => {
    const limited = createTestApp({ db: connection.db, limits: { submissionsPerMinute: 1 } });
    const send = () => {
      const body = new FormData();
      body.set('hs_context', '{"correlationId":"a","partial":true}');
      return limited.request(
        submitPath(CONTACT_FORM).replace(/json$/, 'partial'),
        { method: 'POST', body },
        from('203.0.113.5'),
      );
    };
    expect((await send()).status).toBe(204);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(await jsonOf(refused)).toMatchObject({ formSubmissionError: 'TOO_MANY_REQUESTS' });
  });
});
