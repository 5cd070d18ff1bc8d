import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { deliveriesOf } from '../testing/deliveries';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, from, PORTAL, submit } from '../testing/requests';
import { addNotification } from './manage';
import { spamMarks } from './schema';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
  await submit(app, CONTACT_FORM, { firstname: '=1+1', lastname: 'Möss, "M"', email: 'moss@example.com' });
  await submit(app, EMAIL_FORM, { email: 'plain@example.com' });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const get = async (path: string) => (await app.request(path, {}, from('127.0.0.1'))).text();
const itemsOf = async (query: string) => {
  const { items } = JSON.parse(await get(`/admin/submissions/export.json?${query}`));
  return items as { values: { email: string }; spam: string[] }[];
};
const emailsOf = async (query: string) => (await itemsOf(query)).map(({ values }) => values.email);

describe('submissions', () => {
  it('are found by form, text and day', async () => {
    expect(await emailsOf('')).toEqual(['moss@example.com', 'plain@example.com']);
    expect(await emailsOf(`form=${EMAIL_FORM}`)).toEqual(['plain@example.com']);
    for (const text of ['Möss', 'möss', 'MÖSS']) expect(await emailsOf(`text=${text}`)).toEqual(['moss@example.com']);
    expect(await emailsOf('text=%25')).toEqual([]);
    expect(await emailsOf('to=2020-01-01')).toEqual([]);
    expect(await emailsOf('from=2020-01-01')).toHaveLength(2);
    const html = await get('/admin/submissions/?text=plain');
    expect(html).toContain('plain@example.com');
    expect(html).not.toContain('moss@example.com');
  });

  it('are exported with a column for each field', async () => {
    const text = await get(`/admin/submissions/export.csv?form=${CONTACT_FORM}`);
    const [head = '', row = ''] = text.split('\r\n');
    expect(head).toBe('sent_at,form,form_id,page,spam,submission_id,firstname,lastname,email,other_values');
    expect(row).toMatch(/,'=1\+1,"Möss, ""M""",moss@example\.com,$/);
  });
});

describe('spam', () => {
  it('is kept with its reasons and told to nobody, until somebody says that it is none', async () => {
    const id = await addNotification(connection.db, {
      portalId: PORTAL,
      formGuid: EMAIL_FORM,
      kind: 'webhook',
      settings: { url: 'https://one.example/' },
    });
    const answer = await submit(app, EMAIL_FORM, { email: 'robot@example.com' }, { honeypotFilled: true });
    expect(answer.status).toBe(200);
    expect(await emailsOf('')).not.toContain('robot@example.com');
    expect(await itemsOf('spam=only')).toMatchObject([{ values: { email: 'robot@example.com' }, spam: ['honeypot'] }]);
    expect(await get('/admin/submissions/?spam=only')).toContain('A field that people do not see was filled in.');
    expect(await deliveriesOf(connection.db, id)).toHaveLength(0);

    const [mark] = await connection.db.select().from(spamMarks);
    const clear = () =>
      app.request(`/admin/submissions/${mark?.submissionId}/not-spam`, { method: 'POST' }, from('127.0.0.1'));
    const statuses = (await Promise.all([clear(), clear()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([303, 404]);
    expect(await emailsOf('')).toContain('robot@example.com');
    expect(await deliveriesOf(connection.db, id)).toHaveLength(1);
    const marks = connection.db
      .select()
      .from(spamMarks)
      .where(eq(spamMarks.submissionId, mark?.submissionId ?? ''));
    expect(await marks).toMatchObject([{ reasons: ['honeypot'], clearedAt: expect.any(Date) }]);
  });
});
