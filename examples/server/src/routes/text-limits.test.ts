import { randomUUID } from 'node:crypto';
import type { AppEnv, Connection } from '@mountkit/provider';
import { records, submissionRecords, submissions, uploads } from '@mountkit/provider/schema';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT } from '../../../../packages/provider/src/forms/object-types';
import { orders } from '../db/shop-schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import {
  CONTACT_FORM,
  createTestApp,
  EMAIL_FORM,
  from,
  itemsOf,
  jsonOf,
  PORTAL,
  submitPath,
} from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const nativePath = (formId: string) => `/uploads/form/v2/${PORTAL}/${formId}`;

describe('the context of a submission', () => {
  const contextOf = (bytes: number) => {
    const empty = JSON.stringify({ correlationId: randomUUID(), pageTitle: '' });
    return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
  };
  const send = (path: string, context: string) =>
    app.request(path, { method: 'POST', body: new URLSearchParams({ email: 'ada@example.com', hs_context: context }) });

  it('has 16 KB, and not a byte more', async () => {
    expect((await send(submitPath(EMAIL_FORM), contextOf(16_384))).status).toBe(200);
    const response = await send(submitPath(EMAIL_FORM), contextOf(16_385));
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toMatchObject({
      status: 'error',
      formSubmissionError: 'INVALID_METADATA',
      message: 'hs_context holds 16385 bytes, expected at most 16384.',
    });
  });

  it('is counted in bytes, and of native forms too', async () => {
    const context = JSON.stringify({ correlationId: randomUUID(), pageTitle: 'é'.repeat(8300) });
    expect((await send(submitPath(EMAIL_FORM), context)).status).toBe(400);
    const native = await send(nativePath(EMAIL_FORM), context);
    expect(native.status).toBe(400);
    expect(await native.text()).not.toContain('INVALID');
  });
});

describe('text from one address', () => {
  const send = (to: Hono<AppEnv>, address: string, path = submitPath(CONTACT_FORM)) => {
    const values = { firstname: 'y'.repeat(900), lastname: 'x', email: 'ada@example.com' };
    const context = JSON.stringify({ correlationId: randomUUID() });
    const body = new URLSearchParams({ ...values, hs_context: context });
    return to.request(path, { method: 'POST', body }, from(address));
  };
  const storedBy = async () => (await itemsOf(app, `/admin/api/submissions?formId=${CONTACT_FORM}&limit=200`)).length;

  it('holds so many bytes in an hour, of both calls together', async () => {
    const strict = createTestApp({ db: connection.db, limits: { textBytesPerHour: 2500 } });
    expect((await send(strict, '192.0.2.1')).status).toBe(200);
    expect((await send(strict, '192.0.2.1', nativePath(CONTACT_FORM))).status).toBe(200);
    const before = await storedBy();
    for (const path of [submitPath(CONTACT_FORM), nativePath(CONTACT_FORM)]) {
      const refused = await send(strict, '192.0.2.1', path);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
    expect((await jsonOf(send(strict, '192.0.2.1'))).formSubmissionError).toBe('TOO_MANY_REQUESTS');
    expect(await storedBy()).toBe(before);
    expect((await send(strict, '192.0.2.2')).status).toBe(200);
  });

  it.each([
    ['/checkout/', '192.0.2.3'],
    ['/my-account/', '192.0.2.4'],
  ])('holds what is sent to %s too', async (path, address) => {
    const strict = createTestApp({ db: connection.db, limits: { textBytesPerHour: 1500 } });
    const init = () => ({ method: 'POST', body: new URLSearchParams({ order_comments: 'y'.repeat(1000) }) });
    const answers = [
      await strict.request(path, init(), from(address)),
      await strict.request(path, init(), from(address)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 429]);
    expect(Number(answers[1]?.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await strict.request(path, {}, from(address))).status).toBeLessThan(400);
  });
});

describe('the overview', () => {
  it('stays small whatever is stored', { timeout: 60_000 }, async () => {
    const { db } = connection;
    // Each of these takes five bytes or six of a page.
    const long = '"<&>'.repeat(5000);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}${'"'.repeat(400)}`, '<'.repeat(300)]));
    const fresh = { createdAt: new Date(Date.now() + 60_000), updatedAt: new Date(Date.now() + 60_000) };
    for (let n = 0; n < 50; n += 1) {
      const [id, recordId] = [randomUUID(), randomUUID()];
      const values = n % 2 === 0 ? { message: long, [long]: 'x' } : many;
      await db.insert(submissions).values({
        ...{ id, portalId: PORTAL, formGuid: EMAIL_FORM, correlationId: '"'.repeat(128), conversionId: randomUUID() },
        ...{ values, context: values, pageUrl: `https://shop.example/${'&'.repeat(2000)}`, createdAt: fresh.createdAt },
        ...{ correlationId: `${n}${'"'.repeat(120)}` },
        answer: { automaticLinker: false, conversionId: id, formGuid: EMAIL_FORM },
      });
      const email = `${n}${'"'.repeat(315)}`;
      await db.insert(records).values({
        ...{ id: recordId, objectTypeId: CONTACT, naturalKey: email, properties: { email, ...values } },
        ...fresh,
      });
      await db.insert(submissionRecords).values({ submissionId: id, objectTypeId: CONTACT, recordId });
      await db.insert(uploads).values(
        Array.from({ length: 10 }, () => ({
          ...{ id: randomUUID(), submissionId: id, fieldId: 'cv', fileName: '"'.repeat(255), contentType: 'x' },
          ...{ size: 1, storedName: randomUUID() },
        })),
      );
      await db.insert(orders).values({
        ...{ key: randomUUID(), email, billing: {}, comments: long, total: 1, attribution: values, ...fresh },
        lines: Array.from({ length: 200 }, (_, productId) => ({
          ...{ productId, name: 'Mug', sku: 'M', quantity: 1, price: 1 },
        })),
      });
    }
    const html = await (await app.request('/admin/', {}, from('127.0.0.1'))).text();
    expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
    const notes = ['and 97 more values<', 'and 5 more files<', '<dt>Others</dt><dd>188</dd>'];
    expect(notes.filter((note) => !html.includes(note))).toEqual([]);
    const [whole] = await itemsOf(app, '/admin/api/submissions?limit=2');
    expect(JSON.stringify(whole).length).toBeGreaterThan(40_000);
  });
});
