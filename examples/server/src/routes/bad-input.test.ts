import { rm } from 'node:fs/promises';
import { type AppEnv, type Connection, uploadFolder } from '@mountkit/provider';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { addressesOf, addressOfRoute, listRoutes, type TestedRoute } from '../testing/every-route';
import { createTestApp, EMAIL_FORM, from, submit } from '../testing/requests';
import { newVisitor } from '../testing/visitor';

const log: string[] = [];
let folder: string;
let connection: Connection;
let app: Hono<AppEnv>;
let guarded: Hono<AppEnv>;
let routes: TestedRoute[];

beforeAll(async () => {
  folder = await temporaryFolder();
  connection = await openTestDatabase();
  const parts = { db: connection.db, uploads: uploadFolder(folder), report: (entry: string) => log.push(entry) };
  app = createTestApp(parts);
  guarded = createTestApp({ ...parts, adminToken: 'correct horse' });
  routes = listRoutes(app);
}, HOOK_MS);
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
}, HOOK_MS);

const send = (path: string, init: RequestInit = {}) => app.request(path, init, from('127.0.0.1'));

/** The requests that the server calls its own fault, with what it logged. */
async function faultsOf(requests: readonly { path: string; init?: RequestInit }[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, init } of requests) {
    log.length = 0;
    const { status } = await send(path, init);
    if (status >= 500 && status !== 503) faults.push(`${status} ${init?.method ?? 'GET'} ${path} ${log.join()}`);
  }
  return faults;
}

describe('no address is a fault of the server', () => {
  it('where there are routes at all', () => {
    expect(routes.length).toBeGreaterThan(60);
  });

  it.each([
    ['NUL', '%00'],
    ['NUL among other characters', 'a%00b%0d%0a%27'],
    ['half a surrogate pair and other invalid UTF-8', '%ED%A0%80%ff'],
    ['half a percent sequence', '%'],
    ['an escaped NUL, a line break, quotes and a climb', '%2500%0d%0aX:%20y%27%22%5c..%2f..%2fetc'],
  ])('with %s', { timeout: 120_000 }, async (_, value) => {
    const gets = routes.filter(({ method }) => method === 'GET');
    const requests = gets.flatMap((route) => addressesOf(route, value)).map((path) => ({ path }));
    expect(await faultsOf(requests)).toEqual([]);
  });
});

describe('characters that cannot be stored', () => {
  it.each([
    '/product/%00/',
    '/blog/%00/',
    '/shop/?e-filter-sh0p115-product_cat=%00',
    '/blog/?e-filter-b10g300-category=%00~x',
    '/checkout/order-received/10001/?key=%00',
    '/admin/api/contacts?email=%00',
  ])('are refused in %s', async (path) => {
    const call = await send(path);
    expect(call.status).toBe(400);
    expect(await call.json()).toMatchObject({ status: 'error', message: expect.stringContaining('%00') });
    const page = await send(path, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8']);
  });

  it.each(['\\u0000', '\\ud800'])('are refused in the filters of a call: %s', async (character) => {
    for (const logicalJoin of ['AND', 'OR']) {
      const filters = `{"taxonomy":{"product_cat":{"terms":["${character}"],"logicalJoin":"${logicalJoin}"}}}`;
      const body = `{"post_id":5,"widget_id":"sh0p115","widget_filters":${filters}}`;
      const headers = { 'content-type': 'application/json' };
      const { status } = await send('/wp-json/mountkit/v1/refresh-loop', { method: 'POST', headers, body });
      expect(status).toBeLessThan(500);
    }
  });
});

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const bodies: readonly [type: string, body: string][] = [
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=', 'x'],
  ['multipart/form-data; boundary=b', 'nonsense'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nhalf'],
  [FORM, 'token=%00&email=%00&product_id=%00&cart_item_key=%00&billing_email=%00&username=%00&hs_context=%00'],
  [FORM, 'token=%ED%A0%80&email=%ff&add-to-cart=%&quantity=%00&login=%00&register=&reg_email=%00&hs_context={'],
  [FORM, ''],
  [JSON_TYPE, 'nonsense'],
  [JSON_TYPE, 'null'],
  [JSON_TYPE, '[]'],
  [JSON_TYPE, '{"events":[{"name":"form-seen","subject":"\\u0000"},{"name":"popup-shown","subject":"\\ud800"}]}'],
  [JSON_TYPE, '{"days":"\\u0000","email":"\\u0000","requests":[{"path":"/cart/add-item","body":{"id":"\\u0000"}}]}'],
  [JSON_TYPE, '{"id":1e999,"quantity":-1e308,"key":"\\ud800","post_id":{},"widget_filters":[[]]}'],
  ['text/plain', '\0'],
  ['nonsense', 'x'],
];

describe('no body is a fault of the server', () => {
  it.each(bodies)('of %s: %j', { timeout: 120_000 }, async (type, body) => {
    const posts = routes.filter(({ method }) => method !== 'GET');
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
    const requests = posts.map((route) => ({
      path: addressOfRoute(route),
      init: { method: route.method, body, headers },
    }));
    expect(requests.length).toBeGreaterThan(15);
    expect(await faultsOf(requests)).toEqual([]);
  });

  it.each([5_000, 20_000])('of JSON that is nested %d levels deep', { timeout: 120_000 }, async (levels) => {
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const body = `{"definition":{"form":{"formFieldGroups":[${deep}],"style":${deep}}},"revision":0,"events":[${deep}]}`;
    const posts = routes.filter(({ method }) => method !== 'GET');
    const headers = { 'content-type': JSON_TYPE, 'sec-fetch-site': 'same-origin' };
    const requests = posts.map((route) => ({
      path: addressOfRoute(route),
      init: { method: route.method, body, headers },
    }));
    expect(await faultsOf(requests)).toEqual([]);
    const [put] = requests.filter(({ path }) => path.endsWith('/draft'));
    expect((await send(put?.path ?? '', put?.init)).status).toBe(400);
  });

  it('of a submission whose context is nested deeply', async () => {
    const context = `{"a":${'['.repeat(7_000)}${']'.repeat(7_000)}}`;
    const response = await submit(app, EMAIL_FORM, { email: 'ada@example.com' }, context);
    expect([response.status, (await response.json()).formSubmissionError]).toEqual([400, 'INVALID_METADATA']);
  });

  it.each(['/admin/login', '/my-account/', '/basket/', '/checkout/', '/product/x/'])(
    'and %s says what it expected',
    async (path) => {
      const init = { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } };
      const response = await guarded.request(path, init, from('192.0.2.7'));
      expect(response.status).toBe(400);
      expect((await response.json()).message).toContain('multipart/form-data with its boundary');
    },
  );

  it('of a visitor who has a basket and the nonces of a page', async () => {
    const visitor = newVisitor(app);
    const account = await (await visitor.get('/my-account/')).text();
    const nonce = (name: string, html: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
    const register = { register: '', 'woocommerce-register-nonce': nonce('woocommerce-register-nonce', account) };
    const names = { reg_email: 'a\0b@example.com', reg_name: '\0A\ud800', reg_password: '\0long enough' };
    expect((await visitor.post('/my-account/', { ...register, ...names })).status).toBeLessThan(500);
    const login = { login: '', 'woocommerce-login-nonce': nonce('woocommerce-login-nonce', account) };
    expect((await visitor.post('/my-account/', { ...login, username: '\0', password: '\0' })).status).toBe(422);
    expect(register['woocommerce-register-nonce']).not.toBe('');
  });
});
