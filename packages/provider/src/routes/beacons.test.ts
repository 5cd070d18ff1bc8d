import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, from, itemsOf, PORTAL } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const get = (path: string, query: Record<string, string> | string, init: RequestInit & { address?: string } = {}) =>
  app.request(`${path}?${new URLSearchParams(query)}`, init, from(init.address ?? '192.0.2.1'));
const count = (query: Record<string, string>, init = {}) => get('/embed/v3/counters.gif', query, init);
const FORM = { portalId: String(PORTAL), formId: EMAIL_FORM };
const report = (query: Record<string, string>, init = {}) => get('/embed/v3/error.gif', { ...FORM, ...query }, init);
const counters = () => itemsOf(app, '/admin/api/counters?limit=200');
const errors = () => itemsOf(app, '/admin/api/errors?limit=200');

describe('the counter image', () => {
  it('is one pixel, and adds up by key', async () => {
    const response = await count({ key: 'forms-embed:view', count: '3' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/gif');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
    expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([1, 1]);

    await Promise.all([count({ key: 'forms-embed:view' }), count({ key: 'forms-embed:view', count: '2' })]);
    expect(await counters()).toMatchObject([{ key: 'forms-embed:view', count: 6 }]);
  });

  it.each([
    { key: '' },
    { key: "x'); DROP TABLE counters; --" },
    { key: 'k'.repeat(101) },
    { key: 'forms-embed:made-up' },
    { key: 'seen' },
    { key: 'forms-embed:view', count: '-1' },
    { key: 'forms-embed:view', count: '1e9' },
    { key: 'forms-embed:view', count: '99999999999999999999' },
  ])('is a pixel and nothing else for %j', async (query) => {
    const before = await counters();
    expect((await count(query)).status).toBe(200);
    expect(await counters()).toEqual(before);
  });

  it('counts no HEAD', async () => {
    const before = await counters();
    const response = await count({ key: 'forms-embed:view' }, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(await counters()).toEqual(before);
  });

  it('counts nobody without end', async () => {
    const answers = await Promise.all(
      Array.from({ length: 310 }, () => count({ key: 'forms-embed:visible' }, { address: '192.0.2.66' })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await counters()).find(({ key }) => key === 'forms-embed:visible')?.count).toBe(300);
  });
});

describe('the error image', () => {
  it('keeps each message once, with how often it came and what was last said about it', async () => {
    await report({ message: '<b>broken</b>', url: 'https://shop.example/one' });
    await report({ message: '<b>broken</b>', url: 'https://shop.example/two', version: '1' });
    expect(await errors()).toEqual([
      {
        message: '<b>broken</b>',
        details: { ...FORM, url: 'https://shop.example/two', version: '1' },
        count: 2,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  it('keeps no more of it than it has room for', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}`.repeat(100), 'v'.repeat(5000)]));
    await report({ message: `long\0${'\ud83d\ude00'.repeat(2000)}`, ...many });
    const [stored] = await errors();
    expect(String(stored?.message).length).toBeLessThanOrEqual(500);
    expect(stored?.message).not.toContain('\0');
    const details = Object.entries(stored?.details as Record<string, string>);
    expect(details.length).toBeLessThanOrEqual(10);
    for (const [name, value] of details) {
      expect(name.length).toBeLessThanOrEqual(40);
      expect(value.length).toBeLessThanOrEqual(200);
    }
  });

  it('keeps nothing without a message', async () => {
    const before = await errors();
    expect((await report({ message: ' ' })).status).toBe(200);
    expect((await report({})).status).toBe(200);
    expect(await errors()).toEqual(before);
  });

  it.each([
    {},
    { portalId: '1', formId: EMAIL_FORM },
    { portalId: String(PORTAL), formId: '00000000-0000-4000-8000-000000000000' },
    { portalId: 'x', formId: 'y' },
  ])('keeps nothing that is of no form: %j', async (named) => {
    const before = await errors();
    expect((await get('/embed/v3/error.gif', { message: 'made up', ...named })).status).toBe(200);
    expect(await errors()).toEqual(before);
  });

  it('takes names that objects have already', async () => {
    await get('/embed/v3/error.gif', `${new URLSearchParams({ ...FORM, message: 'proto' })}&__proto__=x&constructor=y`);
    expect(await errors()).toContainEqual(expect.objectContaining({ message: 'proto' }));
  });
});
