import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type Config, openDatabase, type RunningProvider } from '@mountkit/provider';
import { forms, submissions } from '@mountkit/provider/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServerConfig, startServer } from './start';
import { HOOK_MS, newDataFolder } from './testing/database';
import { examples } from './testing/products';
import { EMAIL_FORM, PORTAL, submitPath } from './testing/requests';

let config: Config;

beforeAll(async () => {
  config = readServerConfig({ PORT: '0', DATA_DIR: await newDataFolder() });
}, HOOK_MS);
afterAll(() => rm(config.dataDir, { recursive: true }));

const addressOf = (server: RunningProvider) => `http://127.0.0.1:${server.port}`;
const contactsAt = async (server: RunningProvider) =>
  ((await (await fetch(`${addressOf(server)}/admin/api/contacts`)).json()) as { items: unknown[] }).items;

// A database that starts on a busy machine takes its time.
describe('the server', { timeout: 120_000 }, () => {
  it('keeps what was stored when it starts again, and lets no second one at its data', async () => {
    const first = await startServer(config);
    const body = new FormData();
    body.set('email', 'kept@example.com');
    const stored = await fetch(addressOf(first) + submitPath(EMAIL_FORM), { method: 'POST', body });
    expect(stored.status).toBe(200);
    const product = new URLSearchParams({ product_id: String(examples.simple.id), quantity: '2' });
    const added = await fetch(`${addressOf(first)}/?wc-ajax=add_to_cart`, { method: 'POST', body: product });
    const cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await expect(startServer(config)).rejects.toThrow('in use by process');
    await first.stop();

    const second = await startServer(config);
    expect(await contactsAt(second)).toMatchObject([{ email: 'kept@example.com' }]);
    const basket = await fetch(`${addressOf(second)}/basket/`, { headers: { cookie } });
    expect(await basket.text()).toContain('<span class="count">2 items</span>');
    await second.stop();
  });

  it('forgets at its start what has been kept for its time', async () => {
    const { db, close } = await openDatabase(config);
    const [form] = await db.select().from(forms).limit(1);
    const at = { portalId: form?.portalId ?? 0, formGuid: form?.guid ?? '' };
    const answer = { automaticLinker: false, conversionId: '', formGuid: at.formGuid };
    for (const days of [1, 500]) {
      await db.insert(submissions).values({
        ...{ ...at, id: randomUUID(), correlationId: `${days} days`, conversionId: randomUUID(), answer },
        ...{ values: {}, context: {}, createdAt: new Date(Date.now() - days * 86_400_000) },
      });
    }
    await close();
    const server = await startServer(config);
    const stored = await (await fetch(`${addressOf(server)}/admin/api/submissions`)).text();
    expect(stored).toContain('"1 days"');
    expect(stored).not.toContain('"500 days"');
    await server.stop();
  });

  it('finishes the request under way when it is stopped', async () => {
    const server = await startServer(config);
    const sent = request(addressOf(server) + submitPath(EMAIL_FORM), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Expect: '100-continue' },
    });
    const answered = once(sent, 'response');
    sent.flushHeaders();
    await once(sent, 'continue');
    const stopped = server.stop();
    sent.end('email=last%40example.com');
    const [response] = (await answered) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    await stopped;
    await expect(fetch(addressOf(server))).rejects.toThrow();
  });

  it('gives its data back when it cannot listen', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    await expect(startServer({ ...config, port })).rejects.toThrow('the port is in use');
    taken.close();

    const server = await startServer(config);
    expect((await fetch(`${addressOf(server)}/embed/v3/form/${PORTAL}/${EMAIL_FORM}/json`)).status).toBe(200);
    await server.stop();
  });

  it('says so when the database does not answer', async () => {
    const nobody = { ...config, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
    await expect(startServer(nobody)).rejects.toThrow('DATABASE_URL does not answer');
  });
});

describe('the configuration', () => {
  it('has its defaults', () => {
    expect(readServerConfig({ PORT: '', ADMIN_TOKEN: '' })).toEqual({
      port: 4173,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseReadUrl: null,
      isPrepared: true,
      bucket: null,
      dataDir: expect.stringMatching(/examples[\\/]server[\\/]data$/),
      adminToken: null,
      trustedProxies: null,
      bots: expect.objectContaining({ isStandIn: true }),
      submissionsPerMinute: 120,
      scriptDir: expect.stringMatching(/packages[\\/]mountkit[\\/]dist$/),
      notify: expect.objectContaining({ smtpUrl: null, allowsPrivate: false, attempts: 8, retrySeconds: 30 }),
      ops: { logFormat: 'text', metricsToken: null, traces: null },
    });
  });

  it.each(['http', '-1', '70000', '80.5'])('takes no port like %s', (PORT) => {
    expect(() => readServerConfig({ PORT })).toThrow(`PORT is '${PORT}'`);
  });

  it.each(['0', '-1', '1.5', 'many'])('takes no rate limit like %s', (count) => {
    expect(() => readServerConfig({ SUBMISSIONS_PER_MINUTE: count })).toThrow(`SUBMISSIONS_PER_MINUTE is '${count}'`);
  });
});
