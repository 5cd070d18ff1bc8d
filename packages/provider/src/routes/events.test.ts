import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageEvent } from '../admin/events';
import type { Connection } from '../db/connect';
import { dailyCounts } from '../db/schema';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, from } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const own = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
const send = (body: string, headers: Record<string, string> = own, address = '192.0.2.1') =>
  app.request('/events', { method: 'POST', body, headers }, from(address));
const tell = (...events: Partial<PageEvent>[]) => send(JSON.stringify({ events }));
const stored = async () => {
  const rows = await connection.db.select().from(dailyCounts);
  return Object.fromEntries(
    rows.map(({ name, subject, detail, count }) => [`${name} ${subject} ${detail}`.trim(), count]),
  );
};

it('adds up by the day, the event and what it happened to, and keeps nothing of who told it', async () => {
  const shown = { name: 'popup-shown', subject: 'letter' } as const;
  expect((await tell(shown, shown, { name: 'popup-closed', subject: 'letter' })).status).toBe(204);
  const answer = await tell(shown, { name: 'form-left', subject: EMAIL_FORM, detail: 'email' });
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(await stored()).toEqual({
    'popup-shown letter': 3,
    'popup-closed letter': 1,
    [`form-left ${EMAIL_FORM} email`]: 1,
  });
  const [row] = await connection.db.select().from(dailyCounts);
  expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'detail', 'name', 'subject']);
});

it('keeps which variant of a popup was shown and has reached its aim', async () => {
  const offer = { subject: 'offer', detail: 'short' } as const;
  expect((await tell({ name: 'popup-shown', ...offer }, { name: 'popup-converted', ...offer })).status).toBe(204);
  expect(await stored()).toMatchObject({ 'popup-shown offer short': 1, 'popup-converted offer short': 1 });
  expect((await tell({ name: 'popup-shown', subject: 'offer', detail: 'not a name' })).status).toBe(400);
});

it('drops forms that are not there and fields that they do not have', async () => {
  const before = await stored();
  const answer = await tell(
    { name: 'form-seen', subject: '00000000-0000-4000-8000-000000000000' },
    { name: 'form-seen', subject: 'nonsense' },
    { name: 'form-left', subject: EMAIL_FORM, detail: 'password' },
  );
  expect(answer.status).toBe(204);
  expect(await stored()).toEqual(before);
});

it('refuses other sites, other bodies and long ones', async () => {
  const before = await stored();
  const body = JSON.stringify({ events: [{ name: 'popup-shown', subject: 'x' }] });
  expect((await send(body, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' })).status).toBe(403);
  expect((await send(body, {})).status).toBe(403);
  expect((await send('{')).status).toBe(400);
  expect((await send(`{"events":"${'x'.repeat(9000)}"}`)).status).toBe(413);
  expect(await stored()).toEqual(before);
  expect((await send(body, { Origin: 'http://localhost' })).status).toBe(204);
});

it('counts one address only so often, and one day only so much', async () => {
  const many = (from: number) =>
    JSON.stringify({
      events: Array.from({ length: 50 }, (_, index) => ({ name: 'popup-shown', subject: `p${from + index}` })),
    });
  for (let call = 0; call < 8; call++) expect((await send(many(call * 50), own, '192.0.2.9')).status).toBe(204);
  const kept = Object.keys(await stored()).filter((key) => /^popup-shown p\d/.test(key));
  expect(kept).toHaveLength(300);

  const day = new Date().toISOString().slice(0, 10);
  const others = Array.from({ length: 690 }, (_, index) => ({
    day,
    name: 'popup-shown',
    subject: `o${index}`,
    count: 1,
  }));
  await connection.db.insert(dailyCounts).values(others);
  await send(many(1000), own, '192.0.2.10');
  const ofPopups = Object.keys(await stored()).filter((key) => key.startsWith('popup-'));
  expect(ofPopups).toHaveLength(1000);
  await tell({ name: 'form-sent', subject: EMAIL_FORM });
  expect((await stored())[`form-sent ${EMAIL_FORM}`]).toBe(1);
  await tell({ name: 'popup-shown', subject: 'letter' });
  expect((await stored())['popup-shown letter']).toBe(4);
});
