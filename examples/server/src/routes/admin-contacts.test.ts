import { readdir, rm } from 'node:fs/promises';
import { type AppEnv, type Connection, uploadFolder } from '@mountkit/provider';
import { seededGuid } from '@mountkit/provider/sample-forms';
import { counters, emailOptOuts, errorReports, visitors } from '@mountkit/provider/schema';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baskets, customers, orders } from '../db/shop-schema';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { leaveTraces, somebody } from '../testing/person';
import { CONTACT_FORM, createTestApp, from, itemsOf, jsonOf, PORTAL, submit } from '../testing/requests';

const TOKEN = 'correct horse';
const here = from('127.0.0.1');
let folder: string;
let connection: Connection;
let app: Hono<AppEnv>;
let guarded: Hono<AppEnv>;

beforeAll(async () => {
  folder = await temporaryFolder();
  connection = await openTestDatabase();
  const parts = { db: connection.db, uploads: uploadFolder(folder) };
  app = createTestApp(parts);
  guarded = createTestApp({ ...parts, adminToken: TOKEN });
}, HOOK_MS);
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
}, HOOK_MS);

const TABLES = [
  ...['submissions', 'submission_records', 'records', 'uploads', 'visitors', 'email_opt_outs', 'email_resubscriptions'],
  ...['counters', 'error_reports', 'orders', 'baskets', 'customers', 'customer_sessions', 'daily_counts', 'forms'],
];

/** Everything that the database holds, as one text. */
async function readWhole(): Promise<string> {
  const texts = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = (await connection.db.execute(sql.raw(`SELECT to_jsonb(t)::text AS row FROM ${table} t`))) as {
        rows: { row: string }[];
      };
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n').toLowerCase();
}

const server = () => ({ app, db: connection.db });
const idOf = async (email: string) => String((await itemsOf(app, `/admin/api/contacts?email=${email}`))[0]?.id);

describe('the data of one contact', () => {
  it('can be had as one file', async () => {
    const person = somebody('exportina', 'e');
    await leaveTraces(server(), person);
    const path = `/admin/api/contacts/${await idOf(person.email)}`;
    const response = await app.request(path, {}, here);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="contact.json"');
    const found = await jsonOf(response);
    expect(found.email).toBe(person.email);
    expect(found.submissions).toHaveLength(3);
    const [file] = found.submissions.flatMap(({ files }: { files: unknown[] }) => files);
    expect(file).toMatchObject({ name: 'exportina.txt', size: 9, url: expect.stringContaining('/admin/uploads/') });
    expect(await (await app.request(file.url, {}, here)).text()).toBe('exportina');
    expect(found.records).toHaveLength(4);
    expect(found.orders).toMatchObject([{ email: person.email, comments: 'exportina' }]);
    expect(found.visitors).toMatchObject([{ hutk: person.hutk }]);
    expect(found.accounts).toMatchObject([{ email: person.email, name: 'exportina' }]);
    expect(found.resubscriptions).toHaveLength(1);
    expect(found.errors).toHaveLength(2);
    expect(JSON.stringify(found)).not.toMatch(/scrypt|wc_order_/);
    const byEmail = await jsonOf(app.request(`/admin/api/contacts/${person.email.toUpperCase()}`, {}, here));
    expect(byEmail).toEqual(found);
  });

  it('are not there for who is no contact', async () => {
    for (const who of ['nonsense', '5eed0000-0000-4000-8000-0000000000aa', '%00@', '@%ff']) {
      expect((await app.request(`/admin/api/contacts/${who}`, {}, here)).status).toBeLessThan(500);
    }
    expect((await app.request('/admin/api/contacts/nonsense', {}, here)).status).toBe(404);
  });
});

describe('erasing a contact', () => {
  it('leaves nothing of it, and everything of the others', { timeout: 60_000 }, async () => {
    const [gone, stays] = [somebody('erasmus', 'a'), somebody('stayer', 'b')];
    await leaveTraces(server(), stays);
    const filesBefore = await readdir(folder);
    const before = await jsonOf(app.request(`/admin/api/contacts/${stays.email}`, {}, here));
    const orderPath = await leaveTraces(server(), gone);
    expect((await app.request(orderPath)).status).toBe(200);
    expect(await readWhole()).toContain(gone.name);
    const [order] = await connection.db.select().from(orders).where(eq(orders.email, gone.email));

    const response = await app.request(`/admin/api/contacts/${await idOf(gone.email)}`, { method: 'DELETE' }, here);
    expect(response.status).toBe(200);
    expect((await jsonOf(response)).erased).toMatchObject({
      ...{ submissions: 3, files: 1, visitors: 1, orders: 1, baskets: 1, accounts: 1, resubscriptions: 1 },
      ...{ counters: 1, errors: 2 },
    });
    const whole = await readWhole();
    for (const word of [gone.name, gone.email, gone.hutk]) expect(whole).not.toContain(word);
    expect((await readdir(folder)).sort()).toEqual(filesBefore.sort());
    expect(await jsonOf(app.request(`/admin/api/contacts/${stays.email}`, {}, here))).toEqual(before);

    const [kept] = await connection.db
      .select()
      .from(orders)
      .where(eq(orders.id, order?.id ?? 0));
    expect(kept).toMatchObject({ total: order?.total, lines: order?.lines, billing: { billing_country: 'GB' } });
    expect(kept).toMatchObject({ email: '', comments: '', attribution: {}, customerId: null, visitor: null });
    expect((await app.request(orderPath)).status).toBe(404);
    expect(await (await app.request('/admin/', {}, here)).text()).toContain('Erased');
  });

  it('keeps that an address wants no mail', async () => {
    const email = 'nomail@private.example';
    await submit(app, CONTACT_FORM, { lastname: 'x', email });
    await connection.db.insert(emailOptOuts).values({ portalId: PORTAL, email });
    await app.request(`/admin/api/contacts/${email}`, { method: 'DELETE' }, here);
    expect(await itemsOf(app, `/admin/api/contacts?email=${email}`)).toEqual([]);
    expect((await itemsOf(app, '/admin/api/opt-outs')).map((item) => item.email)).toContain(email);
  });

  it('takes no token away from who has used it since', async () => {
    const hutk = 'c'.repeat(32);
    for (const name of ['former', 'present']) {
      await submit(app, CONTACT_FORM, { lastname: 'x', email: `${name}@private.example` }, { hutk });
    }
    await app.request('/admin/api/contacts/former@private.example', { method: 'DELETE' }, here);
    const [link] = await connection.db.select().from(visitors).where(eq(visitors.hutk, hutk));
    expect(link?.properties.email).toBe('present@private.example');
  });

  it('finds who has only ordered, by the address', async () => {
    const email = 'onlyorders@private.example';
    const order = { key: email, email, billing: { billing_city: 'x' }, comments: '', lines: [], total: 1 };
    await connection.db.insert(orders).values({ ...order, attribution: {}, visitor: 'onlyorders' });
    await connection.db.insert(baskets).values({ id: seededGuid(77), visitor: 'onlyorders' });
    const answer = await jsonOf(app.request(`/admin/api/contacts/${email}`, { method: 'DELETE' }, here));
    expect(answer.erased).toMatchObject({ submissions: 0, orders: 1, baskets: 1 });
    expect(await readWhole()).not.toContain('onlyorders');
    const again = await jsonOf(app.request(`/admin/api/contacts/${email}`, { method: 'DELETE' }, here));
    expect(again.erased).toMatchObject({ orders: 0, baskets: 0, accounts: 0 });
  });

  it('erases nothing of others where nothing is known', async () => {
    const count = async () => {
      const tables = [customers, counters, errorReports, orders, visitors];
      return Promise.all(tables.map((table) => connection.db.$count(table)));
    };
    await app.request('/embed/v3/counters.gif?key=forms-embed:view');
    await app.request(`/embed/v3/error.gif?portalId=${PORTAL}&formId=${CONTACT_FORM}&message=broken`);
    const before = await count();
    expect(before).not.toContain(0);
    await app.request('/admin/api/contacts/nobody@private.example', { method: 'DELETE' }, here);
    expect(await count()).toEqual(before);
  });
});

describe('the button', () => {
  it('asks once, and works without script', async () => {
    const email = 'button@private.example';
    await submit(app, CONTACT_FORM, { lastname: 'x', email });
    const overview = await (await app.request('/admin/', {}, here)).text();
    const link = `/admin/contacts/${await idOf(email)}/erase`;
    expect(overview).toContain(`href="${link}"`);
    const question = await (await app.request(link, {}, here)).text();
    expect(question).toContain(`Erase ${email}?`);
    expect(question).toContain(`method="post" action="${link}"`);
    expect(await idOf(email)).not.toBe('undefined');
    const done = await app.request(link, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }, here);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/?erased']);
    expect(await idOf(email)).toBe('undefined');
    const notice = await (await app.request('/admin/?erased', {}, here)).text();
    expect(notice).toMatch(/role="status">\s*The contact was erased/);
  });
});

describe('nobody else', () => {
  const email = 'guarded@private.example';
  const path = `/admin/contacts/${email}/erase`;
  const call = `/admin/api/contacts/${email}`;
  const logIn = async () => {
    const body = new URLSearchParams({ token: TOKEN });
    const answer = await guarded.request('/admin/login', { method: 'POST', body }, here);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const isThere = async () => (await itemsOf(app, `/admin/api/contacts?email=${email}`)).length === 1;
  beforeAll(() => submit(app, CONTACT_FORM, { lastname: 'x', email }));

  it('is given or erases anything without the token, or from elsewhere', async () => {
    for (const [method, url] of [
      ['GET', call],
      ['DELETE', call],
      ['GET', path],
      ['POST', path],
    ] as const) {
      expect((await guarded.request(url, { method }, here)).status).toBe(401);
      expect((await app.request(url, { method }, from('192.0.2.7'))).status).toBe(403);
    }
    expect(await isThere()).toBe(true);
  });

  it.each([
    ['says that it is another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['is of the same site and another origin', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:81' }],
    ['says where it is, in an old browser', { origin: 'https://evil.example' }],
    ['hides where it is', { origin: 'null' }],
    ['says its address only', { referer: 'https://evil.example/' }],
  ])('erases anything by a page that %s', async (_, headers) => {
    for (const [method, url] of [
      ['DELETE', call],
      ['POST', path],
    ] as const) {
      expect((await app.request(url, { method, headers }, here)).status).toBe(403);
      const session = { ...headers, cookie: await logIn() };
      expect((await guarded.request(url, { method, headers: session }, here)).status).toBe(403);
    }
    const setting = { method: 'PUT', headers, body: '{"days":1}' };
    expect((await app.request(`/admin/api/forms/${CONTACT_FORM}/retention`, setting, here)).status).toBe(403);
    expect(await isThere()).toBe(true);
  });

  it('but a program with the token does', async () => {
    const init = { method: 'DELETE', headers: { authorization: `Bearer ${TOKEN}` } };
    expect((await guarded.request(call, init, from('192.0.2.7'))).status).toBe(200);
    expect(await isThere()).toBe(false);
  });
});
