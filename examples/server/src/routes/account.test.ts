import type { Connection } from '@mountkit/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../db/shop-schema';
import { accountOf, manager, sendAccount } from '../testing/account';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp } from '../testing/requests';
import { newVisitor } from '../testing/visitor';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const newCustomer = { reg_name: 'Bo <b>', reg_email: 'Bo@Example.com ', reg_password: 'correct horse' };

describe('the account', () => {
  it('is registered, kept as a hash with its origin, and logged in', async () => {
    const visitor = newVisitor(app);
    const response = await sendAccount(visitor, 'register', {
      ...newCustomer,
      wc_order_attribution_source_type: 'typein',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/my-account/']);
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('mountkit_customer='));
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    const html = await accountOf(visitor);
    expect(html).toContain('Hello Bo &lt;b&gt;');
    expect(html).toContain('"user":{"loggedIn":true,"roles":["customer"]}');
    const stored = (await connection.db.select().from(customers)).find(({ email }) => email === 'bo@example.com');
    expect(stored?.password).toMatch(/^scrypt\$/);
    expect(stored?.password).not.toContain('correct');
    expect(stored?.attribution).toEqual({ source_type: 'typein' });
  });

  it.each([
    [{ reg_email: 'nobody' }, 'Please provide a valid email address.'],
    [{ reg_email: 'short@example.com', reg_password: 'short' }, 'at least 8 characters'],
    [{ reg_email: 'long@example.com', reg_password: 'x'.repeat(300) }, 'at most 200 characters'],
    [{ reg_email: 'noname@example.com', reg_name: ' ' }, 'Please enter your name.'],
    [{ reg_email: 'CUSTOMER@example.com' }, 'An account is already registered'],
  ])('is refused for %o', async (fields, words) => {
    const visitor = newVisitor(app);
    const response = await sendAccount(visitor, 'register', { ...newCustomer, ...fields });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).not.toContain(newCustomer.reg_password);
    expect(visitor.cookies.has('mountkit_customer')).toBe(false);
  });

  it('is registered once, also by two at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => sendAccount(newVisitor(app), 'register', { ...newCustomer, reg_email: 'once@example.com' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });

  it('is opened by its password and closed again', async () => {
    const visitor = newVisitor(app);
    expect((await sendAccount(visitor, 'login', manager)).status).toBe(303);
    const session = visitor.cookies.get('mountkit_customer') ?? '';
    expect(await accountOf(visitor)).toContain('"roles":["shop_manager","administrator"]');
    expect((await sendAccount(visitor, 'logout')).status).toBe(303);
    expect(visitor.cookies.has('mountkit_customer')).toBe(false);
    // The session has ended, not only its cookie.
    visitor.cookies.set('mountkit_customer', session);
    expect(await accountOf(visitor)).toContain('name="woocommerce-login-nonce"');
  });

  it('says the same of a wrong password and of nobody', async () => {
    for (const fields of [{ ...manager, password: 'wrong' }, { ...manager, username: 'nobody@example.com' }, {}]) {
      const response = await sendAccount(newVisitor(app), 'login', fields as Record<string, string>);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain('The email address or the password is incorrect.');
    }
  });

  it('takes no form that another site has made', async () => {
    const visitor = newVisitor(app);
    for (const nonce of ['', '0123456789abcdef0123']) {
      const fields = { login: '1', 'woocommerce-login-nonce': nonce, ...manager };
      expect((await visitor.post('/my-account/', fields)).status).toBe(422);
    }
    expect(visitor.cookies.has('mountkit_customer')).toBe(false);
  });

  it('lets nobody try passwords for long', async () => {
    const visitor = newVisitor(app, new Map(), '192.0.2.30');
    const html = await (await visitor.get('/my-account/')).text();
    const nonce = /name="woocommerce-login-nonce" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const fields = { login: '1', 'woocommerce-login-nonce': nonce, username: 'nobody@example.com', password: '' };
    const answers = await Promise.all(Array.from({ length: 31 }, () => visitor.post('/my-account/', fields)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => text.includes('Too many attempts.'))).toHaveLength(1);
  });
});

describe('the coming-soon banner', () => {
  const open = async (login = manager) => {
    const visitor = newVisitor(app);
    await sendAccount(visitor, 'login', login);
    const html = await accountOf(visitor);
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
    return { visitor, html, url: attribute('data-rest-url'), nonce: attribute('data-rest-nonce') };
  };
  const show = async () => {
    const { visitor, html } = await open();
    // The banner that brings its own address and nonce may not be there.
    const url = '/wp-json/wp/v2/users/me';
    const nonce = /"nonce":"([0-9a-f]+)"/.exec(html)?.[1] ?? '';
    const body = JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'no' } });
    await visitor.send(url, {
      method: 'POST',
      headers: { 'x-wp-nonce': nonce, 'content-type': 'application/json' },
      body,
    });
  };
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('is shown to who runs the shop only', async () => {
    expect((await open()).html).toContain('id="coming-soon-footer-banner"');
    const customer = { username: 'customer@example.com', password: 'moss-and-kiln' };
    expect((await open(customer)).html).not.toContain('coming-soon-footer-banner');
    expect(await accountOf(newVisitor(app))).not.toContain('coming-soon-footer-banner');
  });

  it.each([
    ['JSON', json, '{"woocommerce_meta":{"coming_soon_banner_dismissed":"yes"}}'],
    ['JSON with the whole name', json, '{"woocommerce_meta.coming_soon_banner_dismissed":"yes"}'],
    ['a form', form, 'woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes'],
    ['a form with the whole name', form, 'woocommerce_meta.coming_soon_banner_dismissed=yes'],
  ])('is dismissed by %s, and stays so', async (_, type, body) => {
    await show();
    const { visitor, url, nonce } = await open();
    expect(url).toMatch(/^\/wp-json\/wp\/v2\/users\/\d+$/);
    const response = await visitor.send(url, { method: 'POST', headers: { ...type, 'x-wp-nonce': nonce }, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } });
    expect(await accountOf(visitor)).not.toContain('coming-soon-footer-banner');
    expect((await open()).html).not.toContain('coming-soon-footer-banner');
  });

  it('is dismissed by its link without script', async () => {
    await show();
    const { visitor, html } = await open();
    const href = /href="([^"]*dismiss-coming-soon[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await (await visitor.follow(await visitor.get(href))).text()).not.toContain('coming-soon-footer-banner');
  });

  it('stays for a wrong nonce, another one’s account, or another wish', async () => {
    await show();
    const { visitor, url, nonce } = await open();
    const body = '{"woocommerce_meta":{"coming_soon_banner_dismissed":"yes"}}';
    const statusOf = async (path: string, own: string, text = body, from = visitor) =>
      (await from.send(path, { method: 'POST', headers: { ...json, 'x-wp-nonce': own }, body: text })).status;
    expect(await statusOf(url, 'wrong')).toBe(403);
    expect(await statusOf('/wp-json/wp/v2/users/2', nonce)).toBe(403);
    expect(await statusOf(url, nonce, '{}')).toBe(400);
    expect(await statusOf(url, nonce, 'nonsense')).toBe(400);
    const nobody = newVisitor(app);
    const own = /"nonce":"([0-9a-f]+)"/.exec(await accountOf(nobody))?.[1] ?? '';
    expect(await statusOf(url, own, body, nobody)).toBe(401);
    expect(await accountOf(visitor)).toContain('coming-soon-footer-banner');
  });
});
