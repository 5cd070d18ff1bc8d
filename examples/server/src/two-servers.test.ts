import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { type Config, openDatabase, type RunningProvider } from '@mountkit/provider';
import { seededForms, seededGuid } from '@mountkit/provider/sample-forms';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shopPart } from './admin/shop-part';
import { seed } from './db/seed';
import { readServerConfig, startServer } from './start';
import { createSharedDatabase, HOOK_MS, temporaryFolder } from './testing/database';
import { examples } from './testing/products';
import { CONTACT_FORM, EMAIL_FORM, submitPath } from './testing/requests';

const TOKEN = 'correct horse';
const PER_MINUTE = 6;
const UPLOAD_FORM = seededGuid(1);
const BOT_CHECK_FORM = seededGuid(7);

let config: Config;
let dropDatabase: () => Promise<void>;
let one: RunningProvider;
let other: RunningProvider;

beforeAll(async () => {
  const database = await createSharedDatabase();
  dropDatabase = database.drop;
  config = readServerConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder(),
    ADMIN_TOKEN: TOKEN,
    SUBMISSIONS_PER_MINUTE: String(PER_MINUTE),
  });
  // Closer together than two servers would do it.
  const connections = await Promise.all([1, 2].map(() => openDatabase(config, [shopPart.migrations ?? []].flat())));
  await Promise.all(connections.map(({ db }) => seed(db)));
  await Promise.all(connections.map(({ close }) => close()));
  [one, other] = await Promise.all([startServer(config), startServer(config)]);
}, HOOK_MS);
afterAll(async () => {
  await Promise.all([one, other].map((server) => server?.stop()));
  await dropDatabase();
  await rm(config.dataDir, { recursive: true });
}, HOOK_MS);

const urlOf = ({ port }: RunningProvider, path: string) => `http://127.0.0.1:${port}${path}`;
const send = (server: RunningProvider, path: string, fields: Record<string, string>, headers = {}) =>
  fetch(urlOf(server, path), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
const submit = (server: RunningProvider, formId: string, fields: Record<string, string>) =>
  send(server, submitPath(formId), fields);
const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

// Servers that start on a busy machine take their time.
describe('two servers on one database', { timeout: 120_000 }, () => {
  it('start at the same time and put the examples into it once', async () => {
    const client = new Client(config.databaseUrl ?? '');
    await client.connect();
    const { rows } = await client.query(`
      SELECT (SELECT count(*)::int FROM forms) AS forms,
        (SELECT count(*)::int FROM products WHERE parent_id IS NULL) AS products,
        (SELECT count(*)::int FROM posts) AS posts,
        (SELECT count(*)::int FROM customers) AS customers`);
    await client.end();
    expect(rows).toEqual([{ forms: seededForms.length, products: 200, posts: 300, customers: 2 }]);
  });

  it('count the submissions of one address together', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < PER_MINUTE + 2; n += 1) {
      statuses.push((await submit(n % 2 ? one : other, EMAIL_FORM, { email: `${n}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(PER_MINUTE).fill(200), 429, 429]);
    expect((await submit(one, CONTACT_FORM, { lastname: 'Moss', email: 'a@example.com' })).status).toBe(200);
  });

  it('take a token of the bot check that either gave, once, also when both are sent it at the same moment', async () => {
    const issue = async () => {
      const { token } = (await (await send(one, '/bot-check/token?k=key', {})).json()) as { token: string };
      return { email: `${randomUUID()}@example.com`, 'g-recaptcha-response': token };
    };
    const fields = await issue();
    expect((await submit(other, BOT_CHECK_FORM, fields)).status).toBe(200);
    expect((await submit(one, BOT_CHECK_FORM, fields)).status).toBe(400);
    const raced = await issue();
    const answers = await Promise.all([one, other].map((server) => submit(server, BOT_CHECK_FORM, raced)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('show the same basket, and lose nothing that is put into it at both at once', async () => {
    const product = { product_id: String(examples.simple.id) };
    const cookie = cookiesOf(await send(one, '/?wc-ajax=add_to_cart', product));
    const adding = [one, other, one, other].map((server) => send(server, '/?wc-ajax=add_to_cart', product, { cookie }));
    await Promise.all(adding);
    for (const server of [one, other]) {
      const basket = await fetch(urlOf(server, '/basket/'), { headers: { cookie } });
      expect(await basket.text()).toContain('<span class="count">5 items</span>');
    }
  });

  it('share the folder of uploads, and a server that starts leaves what another one is writing', async () => {
    const folder = join(config.dataDir, 'uploads');
    const email = 'upload@example.com';
    const sent = request(urlOf(one, submitPath(UPLOAD_FORM)), {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}`;
    sent.write(`${part('email')}"\r\n\r\n${email}\r\n${part('cv')}"; filename="cv.txt"\r\n\r\nfirst half, `);
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 60_000 });
    const third = await startServer(config);
    sent.end('second half\r\n--b--\r\n');
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(200);
    await third.stop();

    const answer = await fetch(urlOf(other, `/admin/api/submissions?formId=${UPLOAD_FORM}`), bearing(TOKEN));
    const { items } = (await answer.json()) as { items: { files: { url: string }[] }[] };
    const file = await fetch(urlOf(other, items[0]?.files[0]?.url ?? ''), bearing(TOKEN));
    expect(await file.text()).toBe('first half, second half');
  });

  it('know each other’s admin sessions, and count wrong tokens together and on when one starts again', async () => {
    const path = '/admin/api/contacts';
    const cookie = cookiesOf(await send(one, '/admin/login', { token: TOKEN }));
    const wrong = [one, other, one, other, one, other, one, other, one, other, one].map((server) =>
      fetch(urlOf(server, path), bearing('wrong')),
    );
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429]);
    const third = await startServer(config);
    for (const server of [one, other, third]) {
      expect((await fetch(urlOf(server, path), bearing(TOKEN))).status).toBe(429);
      expect((await fetch(urlOf(server, path), { headers: { cookie } })).status).toBe(200);
    }
    await third.stop();
  });
});
