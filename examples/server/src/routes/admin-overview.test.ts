import { randomUUID } from 'node:crypto';
import type { AppEnv, Connection } from '@mountkit/provider';
import { MOST_RECORDS } from '@mountkit/provider/kit';
import { dailyCounts, submissions } from '@mountkit/provider/schema';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '../../../../packages/provider/src/admin/overview';
import { daysOf, startOf } from '../../../../packages/provider/src/admin/range';
import { readOverview } from '../../../../packages/provider/src/db/read-overview';
import { readSales } from '../db/read-sales';
import { basketItems, baskets, orders, products } from '../db/shop-schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, from, PORTAL, submit } from '../testing/requests';

const DAY_MS = 24 * 60 * 60 * 1000;
let connection: Connection;
let app: Hono<AppEnv>;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0);
const read = (range: 7 | 30 | 90, formId?: string) => readOverview(connection.db, { range, formId });
const readShop = (range: 7 | 30 | 90) => {
  const days = daysOf(range, Date.now());
  return connection.db.transaction((tx) => readSales(tx, { days, since: startOf(days) }));
};

const submissionOf = (formGuid: string, createdAt: Date, values: Record<string, string> = {}) => ({
  id: randomUUID(),
  portalId: PORTAL,
  formGuid,
  correlationId: randomUUID(),
  conversionId: randomUUID(),
  values,
  context: {},
  answer: { automaticLinker: false, conversionId: randomUUID(), formGuid },
  createdAt,
});
const orderOf = (total: number, createdAt: Date, attribution: Record<string, string> = {}) => ({
  key: randomUUID(),
  email: '=cmd@example.com',
  billing: {},
  comments: '',
  lines: [{ productId: 1, name: 'Mug, blue', sku: 'M', quantity: 2, price: total / 2 }],
  total,
  attribution,
  createdAt,
});

beforeAll(async () => {
  connection = await openTestDatabase();
  const { db } = connection;
  app = createTestApp({ db });
  await submit(app, EMAIL_FORM, { email: 'one@example.com' });
  await db
    .insert(submissions)
    .values([
      submissionOf(EMAIL_FORM, daysAgo(3)),
      submissionOf(CONTACT_FORM, daysAgo(20)),
      submissionOf(CONTACT_FORM, daysAgo(95)),
    ]);
  await db
    .insert(orders)
    .values([
      orderOf(2400, daysAgo(0), { utm_source: 'newsletter', source_type: 'utm' }),
      orderOf(1000, daysAgo(2), { source_type: 'typein' }),
      orderOf(500, daysAgo(2)),
      orderOf(9900, daysAgo(40)),
    ]);
  await db.insert(dailyCounts).values(
    [
      ['popup-shown', 'letter', '', 5],
      ['popup-closed', 'letter', '', 4],
      ['popup-shown', 'leaving', '', 9],
      ['form-seen', EMAIL_FORM, '', 10],
      ['form-started', EMAIL_FORM, '', 6],
      ['form-left', EMAIL_FORM, 'email', 4],
      ['form-sent', EMAIL_FORM, '', 2],
      ['form-seen', CONTACT_FORM, '', 3],
    ].map(([name, subject, detail, count]) => ({
      day: dayOf(daysAgo(1)),
      name: String(name),
      subject: String(subject),
      detail: String(detail),
      count: Number(count),
    })),
  );
  await db.insert(dailyCounts).values({ day: dayOf(daysAgo(60)), name: 'popup-shown', subject: 'letter', count: 100 });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

describe('the figures', () => {
  it('are of the range and no more', async () => {
    const [week, month, quarter] = [await read(7), await read(30), await read(90)];
    expect(week.totals).toEqual({ submissions: 2, contacts: 1 });
    expect(month.totals.submissions).toBe(3);
    expect(quarter.totals.submissions).toBe(3);
    const sold = [await readShop(7), await readShop(90)].map(({ orders: { counts, values } }) => [
      sum(counts),
      sum(values),
    ]);
    expect(sold).toEqual([
      [3, 3900],
      [4, 13_800],
    ]);
    expect(month.submissions.map(({ label, values }) => [label, sum(values)])).toEqual([
      ['Work email', 2],
      ['First name, Last name, Email', 1],
    ]);
    expect(week.submissions[0]?.values.at(-1)).toBe(1);
    expect(week.submissions[0]?.values.at(-4)).toBe(1);
  });

  it('say where visitors stop, of the form that was seen most or of the one that is asked for', async () => {
    const { funnel, forms } = await read(30);
    expect(forms.map(({ id }) => id).sort()).toEqual([CONTACT_FORM, EMAIL_FORM]);
    expect(funnel).toMatchObject({ formId: EMAIL_FORM, seen: 10, started: 6, sent: 2 });
    expect(funnel?.left).toEqual([{ name: 'email', label: 'Work email', count: 4 }]);
    expect((await read(30, CONTACT_FORM)).funnel).toMatchObject({ formId: CONTACT_FORM, seen: 3, sent: 0 });
    expect((await read(30, randomUUID())).funnel?.formId).toBe(EMAIL_FORM);
  });

  it('say how popups fared, and where orders came from', async () => {
    const { popups, popupDays } = await read(30);
    const { sources } = await readShop(30);
    expect(popups).toEqual([
      { id: 'leaving', shown: 9, closed: 0 },
      { id: 'letter', shown: 5, closed: 4 },
    ]);
    expect(popupDays.map(({ values }) => values.at(-2))).toEqual([14, 4]);
    expect(sources).toEqual([
      { source: 'newsletter', orders: 1, value: 2400 },
      { source: 'typein', orders: 1, value: 1000 },
      { source: '', orders: 1, value: 500 },
    ]);
  });

  it('sum up the baskets that hold something', async () => {
    const { db } = connection;
    const [product] = await db.select().from(products).limit(1);
    const [filled, empty, old] = [randomUUID(), randomUUID(), randomUUID()];
    await db.insert(baskets).values([
      { id: filled, visitor: filled },
      { id: empty, visitor: empty },
      { id: old, visitor: old, updatedAt: daysAgo(50) },
    ]);
    const productId = product?.id ?? 0;
    await db.insert(basketItems).values([
      { basketId: filled, productId, quantity: 3 },
      { basketId: old, productId, quantity: 1 },
    ]);
    expect((await readShop(30)).baskets).toEqual({ count: 1, items: 3, value: 3 * (product?.price ?? 0) });
    expect((await readShop(90)).baskets.count).toBe(2);
  });

  it('put many forms together', async () => {
    const all: Overview = await read(30);
    expect(all.submissions.length).toBeLessThanOrEqual(5);
    for (const { values } of [...all.submissions, ...all.popupDays]) expect(values).toHaveLength(all.days.length);
  });
});

describe('the page', () => {
  const page = async (query = '') => (await app.request(`/admin/${query}`, {}, from('127.0.0.1'))).text();

  it('has the figures, as pictures with a name and as tables', async () => {
    const html = await page('?days=7');
    expect(html).toMatch(/role="img" aria-label="Forms sent by day, [^"]*: Work email 2\."/);
    expect(html).toContain('aria-current="page">7 days<');
    expect(html).toContain('/admin/export/submissions.csv?days=7');
  });

  it('shows sample figures on wish, says so and offers no file of them', async () => {
    const html = await page('?sample');
    expect(html).toContain('Sample figures.');
    expect(html).not.toContain('/admin/export/');
  });
});

describe('an export', () => {
  const get = (path: string) => app.request(`/admin/export/${path}`, {}, from('127.0.0.1'));
  const lines = async (path: string) => (await (await get(path)).text()).split('\r\n').slice(0, -1);

  it('is a file that a spreadsheet opens', async () => {
    const answer = await get('orders.csv?days=7');
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="orders-${dayOf(daysAgo(6))}-${dayOf(daysAgo(0))}.csv"`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [head, ...rows] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe('ordered_at,order,email,items,total_gbp,source,medium,campaign');
    expect(rows.filter((row) => row !== '')).toHaveLength(3);
    expect(rows.at(-2)).toMatch(/,'=cmd@example\.com,"2 × Mug, blue",24\.00,newsletter,,$/);
  });

  it('has the rows of the range, of every list', async () => {
    expect(await lines('submissions.csv?days=7')).toHaveLength(3);
    expect(await lines('submissions.csv?days=90')).toHaveLength(4);
    expect(await lines('fields.csv')).toContain(`${dayOf(daysAgo(1))},form-left,${EMAIL_FORM},email,4`);
    expect(await lines('popups.csv?days=90')).toContain(`${dayOf(daysAgo(60))},popup-shown,letter,100`);
    expect((await lines('baskets.csv')).length).toBe(2);
    expect((await get('secrets.csv')).status).toBe(404);
    expect((await get('submissions.json')).status).toBe(404);
  });

  it('is read in batches, each row once, and ends', async () => {
    // All of one moment: what follows a batch has to be told by more than the time.
    const moment = daysAgo(5);
    const many = Array.from({ length: MOST_RECORDS + 200 }, () => submissionOf(CONTACT_FORM, moment));
    for (let start = 0; start < many.length; start += 1000)
      await connection.db.insert(submissions).values(many.slice(start, start + 1000));
    const [, ...rows] = await lines('submissions.csv?days=7');
    expect(rows).toHaveLength(MOST_RECORDS);
    expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(MOST_RECORDS);
  });
});
