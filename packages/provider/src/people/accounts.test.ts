import { eq, lt } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { rateLimits } from '../db/schema';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { codeAt } from '../testing/one-time-code';
import { addPerson, ask, cookiesOf, PASSWORD } from '../testing/people';
import { CONTACT_FORM, createTestApp, from, jsonOf, PORTAL } from '../testing/requests';
import { findAccount } from './accounts';
import { addInvitation } from './invitations';
import { accountSessions, accounts, apiKeys, auditEntries, invitations } from './schema';

let connection: Connection;
let app: Hono<AppEnv>;
let counter = 0;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);
beforeEach(async () => {
  await connection.db.delete(rateLimits);
});

const newEmail = () => `person-${++counter}@example.com`;
const signIn = (email: string, password = PASSWORD) =>
  ask(app, '/admin/sign-in', { method: 'POST', fields: { email, password } });
const PROXY = '10.0.0.1';
/** Signs in through a proxy, which the server trusts where nothing else is said. */
const signInThrough = (email: string, password: string, client: string, trusted = PROXY, headers = {}) =>
  app.request(
    '/admin/sign-in',
    {
      method: 'POST',
      headers: { 'X-Forwarded-For': client, ...headers },
      body: new URLSearchParams({ email, password }),
    },
    from(PROXY, trusted),
  );
const isIn = async (headers: Record<string, string>) =>
  (await ask(app, '/admin/api/forms', { headers })).status === 200;
const post = (path: string, headers: Record<string, string>, fields: Record<string, string> = {}) =>
  ask(app, path, { method: 'POST', headers, fields });

describe('the first account', () => {
  it('is made on this machine, once, owns every portal, and asks everybody to sign in from then on', async () => {
    const here = from('127.0.0.1');
    expect((await app.request('/admin/', {}, here)).status).toBe(200);
    expect((await ask(app, '/admin/people/')).status).toBe(403);
    const make = (email: string) =>
      app.request(
        '/admin/people/first',
        { method: 'POST', body: new URLSearchParams({ email, name: 'Ada', password: PASSWORD }) },
        here,
      );
    const [one, two] = await Promise.all([make('ada@example.com'), make('bob@example.com')]);
    expect([one.status, two.status].sort()).toEqual([303, 400]);
    const [account, ...others] = await connection.db.select().from(accounts);
    expect(others).toEqual([]);
    expect(account?.password).toMatch(/^scrypt\$/);
    const headers = cookiesOf(one.status === 303 ? one : two);
    expect((await ask(app, '/admin/', { headers })).status).toBe(200);
    expect((await app.request('/admin/', {}, here)).status).toBe(401);
    expect(await (await app.request('/admin/', {}, here)).text()).toContain('action="/admin/sign-in"');
    expect((await app.request('/admin/api/contacts', {}, here)).status).toBe(401);
  });

  it('leaves the admin token as it was', async () => {
    const guarded = createTestApp({ db: connection.db, adminToken: 'correct horse' });
    const bearer = { headers: { Authorization: 'Bearer correct horse' } };
    expect((await guarded.request('/admin/', bearer, from('192.0.2.7'))).status).toBe(200);
    const body = new URLSearchParams({ token: 'correct horse' });
    expect((await guarded.request('/admin/login', { method: 'POST', body }, from('192.0.2.7'))).status).toBe(303);
  });
});

describe('a session', () => {
  it('is opened by the right password, with a cookie that no script and no other site has', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    const response = await signIn(` ${email.toUpperCase()} `);
    expect(response.status).toBe(303);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/admin'])
      expect(response.headers.get('set-cookie')).toContain(part);
    const headers = cookiesOf(response);
    expect(await isIn(headers)).toBe(true);
    const token = headers.Cookie.split('=')[1] ?? '';
    const kept = JSON.stringify(await connection.db.select().from(accountSessions));
    expect(kept).not.toContain(token);
  });

  it('is not opened by a wrong one, and nobody learns who has an account', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    const [known, unknown] = [
      await signIn(email, 'wrong password!'),
      await signIn('nobody@example.com', 'wrong password!'),
    ];
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const words = async (response: Response) => (await response.text()).replace(/value="[^"]*"|nonce="[^"]*"/g, '');
    expect(await words(known)).toBe(await words(unknown));
    expect(known.headers.has('set-cookie')).toBe(false);
  });

  it('is refused to the eleventh wrong password, also all at once, and then to the right one', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'wrong password!')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const late = await signIn(email);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is refused to one client behind a trusted proxy, and to nobody else', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    for (let time = 0; time < 10; time++) await signInThrough(email, 'wrong password!', '192.0.2.1');
    expect((await signInThrough(email, PASSWORD, '192.0.2.1')).status).toBe(429);
    // What a client writes itself stands before what the proxy adds.
    expect((await signInThrough(email, PASSWORD, '192.0.2.99, 192.0.2.1')).status).toBe(429);
    expect((await signInThrough(email, PASSWORD, '192.0.2.2')).status).toBe(303);
  });

  it('is refused to nobody by the address of a proxy that is not known', async () => {
    const [victim, other] = [newEmail(), newEmail()];
    for (const email of [victim, other]) await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    const attempts = Array.from({ length: 12 }, () => signInThrough(other, 'wrong password!', '192.0.2.1', ''));
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array(12).fill(401));
    expect((await signInThrough(victim, PASSWORD, '192.0.2.2', '')).status).toBe(303);
  });

  it('is slowed, not refused, for an account that many addresses try, and not where somebody has signed in', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    const device = cookiesOf(await signInThrough(email, PASSWORD, '192.0.2.100'));
    for (let n = 0; n < 31; n++) await signInThrough(email, 'wrong password!', `192.0.2.${n % 4}`);
    const slowed = await signInThrough(email, PASSWORD, '192.0.2.100');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    expect((await signInThrough(email, PASSWORD, '192.0.2.100', PROXY, device)).status).toBe(303);
    // The two seconds are over.
    await connection.db
      .update(rateLimits)
      .set({ endsAt: new Date(0) })
      .where(lt(rateLimits.count, 5));
    expect((await signInThrough(email, PASSWORD, '192.0.2.101')).status).toBe(303);
  });

  it('has a count of its own in a browser that somebody has signed in with, which is no way around', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    const device = cookiesOf(await signIn(email));
    const attempt = (password: string) => signInThrough(email, password, '192.0.2.1', '', device);
    for (let time = 0; time < 10; time++) expect((await attempt('wrong password!')).status).toBe(401);
    expect((await attempt(PASSWORD)).status).toBe(429);
    // Of another account it says nothing.
    const other = newEmail();
    await addPerson(connection.db, other, { [PORTAL]: 'viewer' });
    for (let time = 0; time < 10; time++) await signInThrough(other, 'wrong password!', '192.0.2.1', PROXY, device);
    expect((await signInThrough(other, PASSWORD, '192.0.2.1', PROXY, device)).status).toBe(429);
  });

  it('is not counted where the password was right', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    expect((await signIn(email)).status).toBe(303);
    const counts = await connection.db.select({ count: rateLimits.count }).from(rateLimits);
    expect(counts.map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  it.each([
    ['idle for two hours', { usedAt: new Date(Date.now() - 2.01 * 3_600_000) }],
    ['twelve hours old', { endsAt: new Date(Date.now() - 1000) }],
  ])('has ended when it is %s', async (_, change) => {
    const { headers, accountId } = await addPerson(connection.db, newEmail(), { [PORTAL]: 'viewer' });
    expect(await isIn(headers)).toBe(true);
    await connection.db.update(accountSessions).set(change).where(eq(accountSessions.accountId, accountId));
    expect(await isIn(headers)).toBe(false);
  });

  it('ends by signing out, and by an owner', async () => {
    const owner = await addPerson(connection.db, newEmail(), { [PORTAL]: 'owner' });
    const email = newEmail();
    const { headers, accountId } = await addPerson(connection.db, email, { [PORTAL]: 'editor' });
    const [session] = await connection.db
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.accountId, accountId));
    expect(await (await ask(app, '/admin/people/', { headers: owner.headers })).text()).toContain(
      `Browser of ${email}`,
    );
    expect((await post(`/admin/people/sessions/${session?.id}/end`, headers)).status).toBe(403);
    expect((await post(`/admin/people/sessions/${session?.id}/end`, owner.headers)).status).toBe(303);
    expect(await isIn(headers)).toBe(false);

    const again = cookiesOf(await signIn(email));
    expect((await post('/admin/sign-out', again)).status).toBe(303);
    expect(await isIn(again)).toBe(false);
  });

  it('ends everywhere when the password changes', async () => {
    const email = newEmail();
    const { headers } = await addPerson(connection.db, email, { [PORTAL]: 'viewer' });
    const other = cookiesOf(await signIn(email));
    const change = (current: string, password: string) =>
      post('/admin/account/password', headers, { current, password });
    expect((await change('wrong password!', 'another long sentence')).status).toBe(400);
    expect((await change(PASSWORD, 'short')).status).toBe(400);
    expect((await change(PASSWORD, 'another long sentence')).status).toBe(303);
    expect(await isIn(headers)).toBe(false);
    expect(await isIn(other)).toBe(false);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'another long sentence')).status).toBe(303);
  });

  it('does nothing for a page of another site', async () => {
    const { headers } = await addPerson(connection.db, newEmail(), { [PORTAL]: 'owner' });
    const foreign = { ...headers, Origin: 'https://elsewhere.example' };
    expect((await post('/admin/people/invite', foreign, { email: 'x@example.com', role: 'owner' })).status).toBe(403);
    expect((await post('/admin/sign-in', { Origin: 'https://elsewhere.example' }, {})).status).toBe(403);
  });
});

describe('one-time codes', () => {
  async function turnOn(email: string, headers: Record<string, string>) {
    const page = await (await post('/admin/account/codes/prepare', headers)).text();
    expect(page).toContain('role="img"');
    const secret = (await findAccount(connection.db, email))?.totpSecret ?? '';
    expect((await post('/admin/account/codes/confirm', headers, { code: '000000x' })).status).toBe(400);
    const used = codeAt(secret, Date.now());
    const confirmed = await (await post('/admin/account/codes/confirm', headers, { code: used })).text();
    const recovery = [...confirmed.matchAll(/<code>([a-z0-9-]{19})<\/code>/g)].map((match) => match[1] ?? '');
    expect(new Set(recovery).size).toBe(10);
    expect(await (await ask(app, '/admin/account/', { headers })).text()).not.toContain(recovery[0]);
    return { secret, recovery, used };
  }

  it('are asked for after the password, and each works once', async () => {
    const email = newEmail();
    const { headers } = await addPerson(connection.db, email, { [PORTAL]: 'editor' });
    const { secret, recovery, used } = await turnOn(email, headers);

    const half = await signIn(email);
    expect(half.headers.get('location')).toBe('/admin/sign-in/code');
    const pending = cookiesOf(half);
    expect(await isIn(pending)).toBe(false);
    const enter = (code: string) => post('/admin/sign-in/code', pending, { code });
    // The code that has confirmed them was used with that.
    expect((await enter(used)).status).toBe(401);
    const { totpStep = 0 } = (await findAccount(connection.db, email)) ?? {};
    const later = codeAt(secret, (totpStep + 1) * 30_000);
    const entered = await enter(later);
    expect(entered.status).toBe(303);
    expect(await isIn(cookiesOf(entered))).toBe(true);
    expect(await isIn(pending)).toBe(false);

    const again = cookiesOf(await signIn(email));
    const enterAgain = (code: string) => post('/admin/sign-in/code', again, { code });
    expect((await enterAgain(later)).status).toBe(401);
    const answers = await Promise.all([enterAgain(recovery[0] ?? ''), enterAgain(recovery[0] ?? '')]);
    expect(answers.filter((answer) => answer.headers.get('location') === '/admin/').length).toBe(1);
  });

  it('are refused after five wrong ones', async () => {
    const email = newEmail();
    const { headers } = await addPerson(connection.db, email, { [PORTAL]: 'editor' });
    const { recovery } = await turnOn(email, headers);
    await connection.db.delete(rateLimits);
    const pending = cookiesOf(await signIn(email));
    for (let time = 0; time < 5; time++)
      expect((await post('/admin/sign-in/code', pending, { code: '123' })).status).toBe(401);
    expect((await post('/admin/sign-in/code', pending, { code: recovery[1] ?? '' })).status).toBe(429);
  });

  it('are turned off with the password only', async () => {
    const email = newEmail();
    const { headers } = await addPerson(connection.db, email, { [PORTAL]: 'editor' });
    await turnOn(email, headers);
    expect((await post('/admin/account/codes/off', headers, { off: 'wrong password!' })).status).toBe(400);
    expect((await post('/admin/account/codes/off', headers, { off: PASSWORD })).status).toBe(303);
    expect((await signIn(email)).headers.get('location')).toBe('/admin/');
  });
});

describe('an invitation', () => {
  const invite = async (headers: Record<string, string>, email: string, role = 'editor') => {
    const page = await (await post('/admin/people/invite', headers, { email, role })).text();
    return /\/admin\/invitation\/[\w-]+/.exec(page)?.[0] ?? '';
  };

  it('makes a member of its role, once', async () => {
    const { headers } = await addPerson(connection.db, newEmail(), { [PORTAL]: 'owner' });
    const email = newEmail();
    const link = await invite(headers, email);
    expect(await (await ask(app, link)).text()).toContain(email);
    const accept = (password: string) => ask(app, link, { method: 'POST', fields: { name: 'Eve', password } });
    expect((await accept('short')).status).toBe(400);
    const answers = await Promise.all([accept(PASSWORD), accept(PASSWORD)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
    const session = cookiesOf(answers.find(({ status }) => status === 303) as Response);
    expect(await isIn(session)).toBe(true);
    expect((await ask(app, '/admin/people/', { headers: session })).status).toBe(403);
    expect((await ask(app, link)).status).toBe(404);
  });

  it('is good for seven days, until it is taken back or another one takes its place', async () => {
    const { headers } = await addPerson(connection.db, newEmail(), { [PORTAL]: 'owner' });
    const email = newEmail();
    const first = await invite(headers, email);
    const second = await invite(headers, email, 'viewer');
    expect((await ask(app, first)).status).toBe(404);
    expect((await ask(app, second)).status).toBe(200);
    const ofEmail = eq(invitations.email, email);
    await connection.db
      .update(invitations)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(ofEmail);
    expect((await ask(app, second)).status).toBe(404);
    const third = await invite(headers, email);
    const [row] = await connection.db.select().from(invitations).where(ofEmail);
    expect((await post(`/admin/people/invitations/${row?.id}/withdraw`, headers)).status).toBe(303);
    expect((await ask(app, third)).status).toBe(404);
  });

  it('of somebody who has an account asks for that password, and changes none', async () => {
    const email = newEmail();
    await addPerson(connection.db, email, {});
    const link = `/admin/invitation/${await addInvitation(connection.db, { portalId: PORTAL, email, role: 'viewer' })}`;
    const accept = (password: string) => ask(app, link, { method: 'POST', fields: { password } });
    expect((await accept('a password of my own')).status).toBe(401);
    expect((await accept(PASSWORD)).status).toBe(303);
    expect((await signIn(email, 'a password of my own')).status).toBe(401);
  });
});

describe('members', () => {
  it('change their role at once, and the last owner stays', async () => {
    const { db } = connection;
    const owners = await Promise.all(
      [newEmail(), newEmail()].map((email) => addPerson(db, email, { [PORTAL]: 'owner' })),
    );
    const [one, two] = owners as [(typeof owners)[0], (typeof owners)[0]];
    const all = await db.select({ id: accounts.id }).from(accounts);
    const others = all.filter(({ id }) => id !== one.accountId && id !== two.accountId);
    for (const { id } of others) await post(`/admin/people/${PORTAL}/${id}/remove`, one.headers);
    expect(await isIn(two.headers)).toBe(true);
    const path = (accountId: string) => `/admin/people/${PORTAL}/${accountId}`;
    // Both at once would leave nobody.
    const answers = await Promise.all([
      post(`${path(two.accountId)}/remove`, one.headers),
      post(`${path(one.accountId)}/role`, two.headers, { role: 'viewer' }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1);
    const [left] = [one, two].filter((_, index) => answers[1 - index]?.status !== 303);
    const alone = left ?? one;
    expect((await post(`${path(alone.accountId)}/remove`, alone.headers)).status).toBe(400);
    expect((await post(`${path(alone.accountId)}/role`, alone.headers, { role: 'editor' })).status).toBe(400);
    const viewer = await addPerson(db, newEmail(), { [PORTAL]: 'viewer' });
    expect((await post(`${path(viewer.accountId)}/role`, alone.headers, { role: 'owner' })).status).toBe(303);
    expect((await ask(app, '/admin/people/', { headers: viewer.headers })).status).toBe(200);
    expect((await post(`${path(viewer.accountId)}/remove`, alone.headers)).status).toBe(303);
    expect(await isIn(viewer.headers)).toBe(false);
  });
});

describe('an API key', () => {
  it('is shown once, kept as a hash, good for its scopes, noted when used, and revoked', async () => {
    const { headers } = await addPerson(connection.db, newEmail(), { [PORTAL]: 'owner' });
    expect((await post('/admin/keys/', headers, { name: 'none' })).status).toBe(400);
    const page = await (await post('/admin/keys/', headers, { name: 'reader', 'forms:read': 'on' })).text();
    const key = /mountkit_[\w-]{43}/.exec(page)?.[0] ?? '';
    const [row] = await connection.db.select().from(apiKeys).where(eq(apiKeys.name, 'reader'));
    expect(JSON.stringify(row)).not.toContain(key);
    expect(await (await ask(app, '/admin/keys/', { headers })).text()).not.toContain(key);
    const bearer = { Authorization: `Bearer ${key}` };
    expect(row?.usedAt).toBeNull();
    expect((await ask(app, '/admin/api/forms', { headers: bearer })).status).toBe(200);
    const [used] = await connection.db.select().from(apiKeys).where(eq(apiKeys.name, 'reader'));
    expect(used?.usedAt).not.toBeNull();
    for (const path of ['/admin/api/submissions', '/admin/', '/admin/people/', '/admin/export/submissions.csv']) {
      expect((await ask(app, path, { headers: bearer })).status, path).toBe(403);
    }
    const retention = `/admin/api/forms/${CONTACT_FORM}/retention`;
    expect((await ask(app, retention, { method: 'PUT', headers: bearer, json: { days: 3 } })).status).toBe(403);
    expect((await post(`/admin/keys/${row?.id}/revoke`, headers)).status).toBe(303);
    expect((await ask(app, '/admin/api/forms', { headers: bearer })).status).toBe(401);
  });
});

describe('the audit log', () => {
  it('says who did what to what, without the people who were erased', async () => {
    const { db } = connection;
    await db.delete(auditEntries);
    const email = newEmail();
    const { headers } = await addPerson(db, email, { [PORTAL]: 'owner' });
    await signIn(email, 'wrong password!');
    await signIn(email);
    await ask(app, `/admin/api/forms/${CONTACT_FORM}/retention`, { method: 'PUT', headers, json: { days: 90 } });
    await ask(app, `/admin/api/forms/${CONTACT_FORM}/retention`, { method: 'PUT', headers, json: { days: 0 } });
    await ask(app, '/admin/export/submissions.csv', { headers });
    await ask(app, '/admin/api/contacts/gone@example.com', { method: 'DELETE', headers });
    const entries = await db.select().from(auditEntries).orderBy(auditEntries.createdAt);
    expect(entries.map(({ actor, action, target }) => [actor, action, target])).toEqual([
      [email, 'failed to sign in: wrong password', ''],
      [email, 'signed in', ''],
      [email, 'changed how long submissions of a form are kept', CONTACT_FORM],
      [email, 'exported', 'submissions.csv'],
      [email, 'erased a person', ''],
    ]);
    const page = await (await ask(app, '/admin/audit/', { headers })).text();
    expect(page).toContain('erased a person');
    expect(page).not.toContain('gone@example.com');
  });
});

it('answers a call without a session with JSON', async () => {
  expect(await jsonOf(ask(app, '/admin/api/forms'))).toMatchObject({ status: 'error' });
});
