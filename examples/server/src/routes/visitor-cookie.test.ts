import { randomUUID } from 'node:crypto';
import type { AppEnv, Connection } from '@mountkit/provider';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baskets } from '../db/shop-schema';
import { accountOf, manager, sendAccount } from '../testing/account';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { examples } from '../testing/products';
import { createTestApp } from '../testing/requests';
import { callShop, newVisitor, type TestVisitor } from '../testing/visitor';

const COOKIE = 'mountkit_visitor';
let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const add = (visitor: TestVisitor, { id }: { id: number } = examples.simple) =>
  callShop(visitor, 'add_to_cart', { product_id: String(id) });
const itemsOf = async (visitor: TestVisitor) => {
  const html = await (await visitor.get('/basket/')).text();
  return /<span class="count">(\d+) items?<\/span>/.exec(html)?.[1];
};
const withCookie = (value: string) => newVisitor(app, new Map([[COOKIE, value]]));

describe('a visitor’s cookie', () => {
  it('is not taken where the server never gave it', async () => {
    const visitor = newVisitor(app);
    await add(visitor);
    const [token = '', signature = ''] = (visitor.cookies.get(COOKIE) ?? '').split('.');
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const chosen of ['A'.repeat(32), token, `${token}.`, `${other}.${signature}`, `.${signature}`]) {
      const browsers = [withCookie(chosen), withCookie(chosen)] as const;
      await add(browsers[0]);
      const given = browsers[0].cookies.get(COOKIE);
      expect(given).not.toBe(chosen);
      expect(await itemsOf(withCookie(given ?? ''))).toBe('1');
      expect(await itemsOf(browsers[1])).toBe('0');
    }
    expect(await itemsOf(visitor)).toBe('1');
  });

  /** Somebody takes a cookie from the shop and puts it into another one's browser. */
  async function plant() {
    const planter = newVisitor(app);
    await planter.get('/shop/');
    const planted = planter.cookies.get(COOKIE) ?? '';
    return { planter, planted, visitor: withCookie(planted) };
  }
  const register = () => ({ reg_name: 'Bo', reg_email: `${randomUUID()}@example.com`, reg_password: 'correct horse' });

  it.each([
    ['login', () => manager],
    ['register', register],
  ])('is a new one after %s, and the basket goes with it', async (action, makeFields) => {
    const { planter, planted, visitor } = await plant();
    await add(visitor);
    expect((await sendAccount(visitor, action, makeFields())).status).toBe(303);
    expect(visitor.cookies.get(COOKIE)).not.toBe(planted);
    expect(await itemsOf(visitor)).toBe('1');

    expect(planter.cookies.get(COOKIE)).toBe(planted);
    expect(await itemsOf(planter)).toBe('0');
    expect(await accountOf(planter)).toContain('name="woocommerce-login-nonce"');
    await add(planter, examples.another);
    expect(await itemsOf(visitor)).toBe('1');
  });

  it('is a new one after logging out, for who comes next and for who knows the old one', async () => {
    const { planted, visitor } = await plant();
    await sendAccount(visitor, 'login', manager);
    await add(visitor);
    const during = visitor.cookies.get(COOKIE) ?? '';
    await sendAccount(visitor, 'logout');
    expect([planted, during]).not.toContain(visitor.cookies.get(COOKIE));
    expect(await itemsOf(visitor)).toBe('1');
    for (const old of [planted, during]) expect(await itemsOf(withCookie(old))).toBe('0');
  });

  it('stays where the password was wrong', async () => {
    const { planted, visitor } = await plant();
    await sendAccount(visitor, 'login', { ...manager, password: 'wrong' });
    expect(visitor.cookies.get(COOKIE)).toBe(planted);
  });

  it('is not kept by the database', async () => {
    const visitor = newVisitor(app);
    await add(visitor);
    const [token = ''] = (visitor.cookies.get(COOKIE) ?? '').split('.');
    const rows = (await connection.db.select().from(baskets)).map((row) => row.visitor);
    expect(token).toHaveLength(32);
    expect(rows.join(' ')).not.toContain(token);
  });
});
