import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import type { Connection } from '../db/connect';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, from, itemsOf, jsonOf, submit } from '../testing/requests';

let main: Connection;
let copy: Connection;
let app: ReturnType<typeof createTestApp>;

/** Both have a submission of their own, so that it can be seen which one was read; the copy takes nothing more. */
beforeAll(async () => {
  [main, copy] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  for (const [name, { db }] of Object.entries({ main, copy })) {
    await submit(createTestApp({ db }), EMAIL_FORM, { email: `${name}@shop.example` }, { correlationId: name });
  }
  await copy.db.execute(sql`SET default_transaction_read_only = on`);
  app = createTestApp({ db: main.db, readDb: copy.db });
}, HOOK_MS);
afterAll(async () => {
  await main.close();
  await copy.close();
}, HOOK_MS);

const get = async (path: string) => (await app.request(path, {}, from('127.0.0.1'))).text();

describe('a copy of the database', () => {
  it.each([
    '/admin/',
    '/admin/api/submissions',
    '/admin/api/contacts',
    '/admin/submissions/',
    '/admin/submissions/export.csv',
    '/admin/submissions/export.json',
  ])('is what %s reads', async (path) => {
    const text = await get(path);
    expect(text).toContain('copy@shop.example');
    expect(text).not.toContain('main@shop.example');
  });

  it.each(['counters', 'errors', 'opt-outs', 'resubscriptions'])('is enough for the list %s', async (name) => {
    expect(await itemsOf(app, `/admin/api/${name}`)).toBeInstanceOf(Array);
  });

  it.each(['submissions', 'partials', 'fields', 'popups'])('is enough for the export %s', async (name) => {
    expect(await get(`/admin/export/${name}.csv?days=7`)).toMatch(/\r\n/);
  });

  it('is not asked right after something was changed, nor for what is changed', async () => {
    expect(await get('/admin/?erased')).toContain('main@shop.example');
    const forms = `/admin/api/forms`;
    const init = { method: 'POST', body: '{"template": "contact"}', headers: { 'content-type': 'application/json' } };
    const made = await app.request(forms, init, from('127.0.0.1'));
    expect(made.status).toBe(201);
    const { formId } = await jsonOf(made);
    expect((await itemsOf(app, forms)).map((item) => item.formId)).toContain(formId);
    const answer = await submit(
      app,
      EMAIL_FORM,
      { email: 'new@shop.example' },
      { correlationId: 'new', honeypotFilled: true },
    );
    expect(answer.status).toBe(200);
    expect(await get('/admin/submissions/?spam=only')).toContain('new@shop.example');
  });
});

it('a copy is one of a Postgres that is set too', () => {
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://copy' })).toThrow('DATABASE_URL is not');
  expect(readConfig({ DATABASE_URL: 'postgres://main', DATABASE_READ_URL: 'postgres://copy' })).toMatchObject({
    databaseReadUrl: 'postgres://copy',
  });
  expect(readConfig({}).databaseReadUrl).toBeNull();
});
