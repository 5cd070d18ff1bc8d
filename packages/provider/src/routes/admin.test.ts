import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { signFor } from '../db/secret';
import { openSession, SESSION_SECONDS } from '../http/admin-session';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, from, itemsOf, jsonOf, submit } from '../testing/requests';

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

  const proxied = { headers: { 'X-Real-IP': '192.0.2.7' } };
  const oldHttp = { incoming: { ...here.incoming, httpVersion: '1.0' } } as typeof here;
  it.each([
    ['from another machine', '', {}, elsewhere, '192.0.2.7'],
    ['through a proxy', '', proxied, here, 'x-real-ip'],
    ['through a proxy that adds nothing', '', {}, oldHttp, 'HTTP/1.0'],
    ['under a name that somebody made to point here', 'http://rebound.example', {}, here, 'rebound.example'],
    ['under a name that begins like this machine', 'http://localhost.example', {}, here, 'localhost.example'],
  ])('a request %s is told why it is refused and what to set', async (_, host, init, bindings, reason) => {
    const call = await open.request(`${host}/admin/api/contacts`, init, bindings);
    expect(call.status).toBe(403);
    const { message } = await jsonOf(call);
    const page = await open.request(`${host}/admin/`, init, bindings);
    expect(page.status).toBe(403);
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const text of [message, await page.text()]) {
      expect(text).toContain(reason);
      expect(text).toContain('ADMIN_TOKEN');
      expect(text).not.toContain('one@example.com');
    }
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
    ['ended', (key: string) => openSession(key, Date.now() - (SESSION_SECONDS + 1) * 1000)],
    ['made with the token alone', () => openSession(TOKEN)],
    ['made longer by hand', (key: string) => openSession(key).replace(/^\d/, '9')],
    ['nonsense', () => 'x'],
  ])('refuses a session that is %s', async (_, make) => {
    const session = make(await signFor(connection.db, 'admin session', TOKEN));
    const cookie = { headers: { Cookie: `mountkit_admin=${session}` } };
    expect((await guarded.request('/admin/api/contacts', cookie, elsewhere)).status).toBe(401);
  });

  it('refuses a copy of a session that was signed out of, and no other', async () => {
    const cookieOf = async () => (await logIn(TOKEN)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const [one, other] = [await cookieOf(), await cookieOf()];
    const statusOf = async (cookie: string) =>
      (await guarded.request('/admin/api/contacts', { headers: { Cookie: cookie } }, elsewhere)).status;
    const left = await guarded.request('/admin/sign-out', { method: 'POST', headers: { Cookie: one } }, elsewhere);
    expect(left.status).toBe(303);
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
  });

  it('refuses a session of another token', async () => {
    const session = (await logIn(TOKEN)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const changed = createTestApp({ db: connection.db, adminToken: 'newer token' });
    const answer = (app: typeof guarded) =>
      app.request('/admin/api/contacts', { headers: { Cookie: session } }, elsewhere);
    expect([(await answer(guarded)).status, (await answer(changed)).status]).toEqual([200, 401]);
  });
});

describe('wrong tokens', () => {
  const call = (token: string, address: string, app = guarded) =>
    app.request('/admin/api/contacts', { headers: { Authorization: `Bearer ${token}` } }, from(address));
  const login = (token: string, address: string) =>
    guarded.request('/admin/login', { method: 'POST', body: new URLSearchParams({ token }) }, from(address));
  const tryWrong = async (address: string, times: number) => {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, n) => (n % 2 ? login : call)(`wrong ${n}`, address)),
    );
    return answers.map(({ status }) => status);
  };

  it('are too many at the eleventh, in the form and the header together, also all at once', async () => {
    const statuses = await tryWrong('192.0.2.40', 15);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('are refused with the time to wait, and so is the right one from then on', async () => {
    await tryWrong('192.0.2.41', 11);
    const [page, json] = [await login(TOKEN, '192.0.2.41'), await call(TOKEN, '192.0.2.41')];
    for (const answer of [page, json]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
      expect(answer.headers.has('set-cookie')).toBe(false);
    }
    expect(await page.text()).toContain('Try again in 15 minutes.');
    expect((await jsonOf(json)).message).toContain('Try again in 15 minutes.');
  });

  it('count for one address only, and right ones count nothing', async () => {
    await tryWrong('192.0.2.42', 10);
    for (let n = 0; n < 12; n += 1) expect((await call(TOKEN, '192.0.2.42')).status).toBe(200);
    expect((await login(TOKEN, '192.0.2.42')).status).toBe(303);
    await tryWrong('192.0.2.42', 1);
    expect((await call(TOKEN, '192.0.2.42')).status).toBe(429);
    expect((await call(TOKEN, '192.0.2.43')).status).toBe(200);
  });

  it('lock out nobody behind a proxy', async () => {
    const through = (token: string, client: string, trusted: string) =>
      guarded.request(
        '/admin/api/contacts',
        { headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': client } },
        from('192.0.2.44', trusted),
      );
    for (let n = 0; n < 11; n += 1) await through('wrong', '203.0.113.1', '192.0.2.44');
    expect((await through(TOKEN, '203.0.113.1', '192.0.2.44')).status).toBe(429);
    expect((await through(TOKEN, '203.0.113.2', '192.0.2.44')).status).toBe(200);
    for (let n = 0; n < 11; n += 1) await through('wrong', '203.0.113.1', '');
    expect((await through(TOKEN, '203.0.113.2', '')).status).toBe(200);
  });

  it('count for a whole network where addresses cost nothing', async () => {
    for (let n = 1; n <= 11; n += 1) await call('wrong', `2001:db8::${n}`);
    expect((await call(TOKEN, '2001:db8::12')).status).toBe(429);
    expect((await call(TOKEN, '2001:db8:0:1::1')).status).toBe(200);
  });

  it('end no session, and are still counted by a server that starts again', async () => {
    const session = (await login(TOKEN, '192.0.2.44')).headers.get('set-cookie')?.split(';')[0] ?? '';
    await tryWrong('192.0.2.44', 11);
    const again = createTestApp({ db: connection.db, adminToken: TOKEN });
    expect((await call(TOKEN, '192.0.2.44', again)).status).toBe(429);
    const init = { headers: { Cookie: session } };
    expect((await again.request('/admin/api/contacts', init, from('192.0.2.44'))).status).toBe(200);
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
