import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { openSession, SESSION_SECONDS } from '../http/admin-session';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, from, itemsOf, submit } from '../testing/requests';

const TOKEN = 'correct horse';
const here = from('127.0.0.1');
const elsewhere = from('192.0.2.7');
let connection: Connection;
let open: Hono<AppEnv>;
let guarded: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  open = createTestApp({ db: connection.db });
  guarded = createTestApp({ db: connection.db, adminToken: TOKEN });
  for (const name of ['one', 'two', 'three']) await submit(open, EMAIL_FORM, { email: `${name}@example.com` });
  await submit(open, CONTACT_FORM, { lastname: 'Four', email: 'four@example.com' });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const PATHS = [
  '/admin/',
  '/admin/api/contacts',
  '/admin/api/submissions',
  '/admin/api/orders',
  '/admin/api/baskets',
  '/admin/api/counters',
  '/admin/export/submissions.csv',
];

describe('without a token', () => {
  it.each(PATHS)('%s answers this machine', async (path) => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await open.request(path, {}, from(address))).status).toBe(200);
    }
  });

  it.each(PATHS)('%s answers nobody else', async (path) => {
    expect((await open.request(path, {}, elsewhere)).status).toBe(403);
    expect((await open.request(path)).status).toBe(403);
  });

  it('does not answer through a proxy, or under a name that somebody made to point here', async () => {
    const proxied = { headers: { 'X-Forwarded-For': '192.0.2.7' } };
    expect((await open.request('/admin/api/contacts', proxied, here)).status).toBe(403);
    expect((await open.request('http://rebound.example/admin/api/contacts', {}, here)).status).toBe(403);
  });
});

describe('with a token', () => {
  const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  const logIn = (token: string) =>
    guarded.request('/admin/login', { method: 'POST', body: new URLSearchParams({ token }) }, elsewhere);

  it.each(PATHS)('%s answers whoever brings it, and not this machine without it', async (path) => {
    expect((await guarded.request(path, bearing(TOKEN), elsewhere)).status).toBe(200);
    expect((await guarded.request(path, bearing('wrong'), here)).status).toBe(401);
    expect((await guarded.request(path, {}, here)).status).toBe(401);
  });

  it('asks a person with a form, and a program with a header', async () => {
    const page = await guarded.request('/admin/', {}, here);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('action="/admin/login"');
    const call = await guarded.request('/admin/api/contacts', {}, here);
    expect(call.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('opens a session that a script cannot read and another site cannot use', async () => {
    const response = await logIn(TOKEN);
    expect(response.status).toBe(303);
    const cookie = response.headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/admin']) expect(cookie).toContain(part);
    expect(cookie).not.toContain(encodeURIComponent(TOKEN));
    const session = { headers: { Cookie: cookie.split(';')[0] ?? '' } };
    expect((await guarded.request('/admin/api/contacts', session, elsewhere)).status).toBe(200);
  });

  it('opens none for a wrong token', async () => {
    const response = await logIn('wrong');
    expect(response.status).toBe(401);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(await response.text()).toContain('role="alert"');
  });

  it.each([
    ['ended', openSession(TOKEN, Date.now() - (SESSION_SECONDS + 1) * 1000)],
    ['of another token', openSession('older token')],
    ['made longer by hand', openSession(TOKEN).replace(/^\d/, '9')],
    ['nonsense', 'x'],
  ])('refuses a session that is %s', async (_, session) => {
    const cookie = { headers: { Cookie: `mountkit_admin=${session}` } };
    expect((await guarded.request('/admin/api/contacts', cookie, elsewhere)).status).toBe(401);
  });
});

describe('the lists', () => {
  it('have the newest first, and as many as were asked for', async () => {
    const emails = (await itemsOf(open, '/admin/api/contacts?limit=2')).map((item) => item.email);
    expect(emails).toEqual(['four@example.com', 'three@example.com']);
    for (const limit of ['0', '-3', 'x', '1e9']) {
      expect((await itemsOf(open, `/admin/api/contacts?limit=${limit}`)).length).toBeGreaterThan(0);
    }
  });

  it('hold one form, or one contact', async () => {
    const ofForm = await itemsOf(open, `/admin/api/submissions?formId=${CONTACT_FORM.toUpperCase()}`);
    expect(ofForm.map((item) => item.contactEmail)).toEqual(['four@example.com']);
    expect(await itemsOf(open, '/admin/api/submissions?formId=nonsense')).toEqual([]);
    expect(await itemsOf(open, '/admin/api/contacts?email=nobody@example.com')).toEqual([]);
    expect(await itemsOf(open, '/admin/api/contacts?email=TWO@example.com')).toHaveLength(1);
  });

  it('are shown to no other origin, and kept by no cache', async () => {
    const asked = { headers: { Origin: 'https://shop.example' } };
    const response = await open.request('/admin/api/contacts', asked, here);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('are a page as well', async () => {
    const text = await (await open.request('/admin/', {}, here)).text();
    expect(text).toContain('four@example.com');
  });
});
