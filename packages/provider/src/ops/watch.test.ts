import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, openDatabase } from '../db/connect';
import { describeFailure } from '../http/describe-failure';
import type { AppEnv } from '../http/env';
import { notifications } from '../notify/schema';
import { createSharedDatabase, HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, EMAIL_FORM, from, PORTAL, submit, submitPath } from '../testing/requests';
import { createLog, type RequestFacts } from './log';
import { createMetrics } from './metrics';
import { readOpsSettings } from './settings';
import { startTraces } from './traces';

describe('the log', () => {
  const lines: string[] = [];
  const output = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const facts = { method: 'GET', route: '/embed/:id', status: 200, milliseconds: 1.234, id: 'r1' };

  it('of JSON has a line for each request and fault', () => {
    const log = createLog('json', output);
    log.request(facts);
    log.report(describeFailure(new Error('a\nb')));
    log.say('ready');
    const [request, fault, ready] = lines.splice(0).map((line) => JSON.parse(line));
    const { milliseconds: _, id: __, ...rest } = facts;
    expect(request).toEqual({
      time: expect.any(String),
      level: 'info',
      message: 'request',
      ...rest,
      ms: 1.2,
      requestId: 'r1',
    });
    expect(fault).toMatchObject({ level: 'error', message: expect.stringContaining('Error\n    at ') });
    expect(ready).toMatchObject({ level: 'info', message: 'ready' });
  });

  it('of text has faults only', () => {
    const log = createLog('text', output);
    log.request(facts);
    log.report('a fault');
    expect(lines.splice(0)).toEqual(['a fault']);
  });

  it('has one of two formats', () => {
    expect(readOpsSettings({})).toEqual({ logFormat: 'text', metricsToken: null, traces: null });
    expect(() => readOpsSettings({ LOG_FORMAT: 'xml' })).toThrow('expected text or json');
  });
});

describe('a server that is watched', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTestDatabase();
  }, HOOK_MS);
  afterAll(() => connection.close(), HOOK_MS);

  it('tells of requests by the patterns of their addresses, and nothing that a visitor has sent', async () => {
    const told: RequestFacts[] = [];
    const app = createTestApp({ db: connection.db, tellRequest: (facts) => told.push(facts) });
    const answer = await submit(app, EMAIL_FORM, { email: 'secret@shop.example' }, { correlationId: 'secret-1' });
    await app.request(`/admin/api/contacts/secret@shop.example?q=secret`, {}, from('192.0.2.1'));
    await app.request('/secret/nowhere?secret');
    expect(told).toMatchObject([
      { method: 'POST', route: submitPath(':formId', ':portalId'), status: 200 },
      { method: 'GET', route: expect.stringContaining('/admin/'), status: 403 },
      { method: 'GET', status: 404 },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/secret|192\.0/);
    expect(answer.headers.get('Server-Timing')).toContain(told[0]?.id);
  });

  it('counts requests, submissions and deliveries', async () => {
    const { db } = connection;
    const app = createTestApp({ db });
    const context = { correlationId: 'counted' };
    const webhook = { kind: 'webhook', settings: {}, secret: '' } as const;
    await db.insert(notifications).values({ ...webhook, id: randomUUID(), portalId: PORTAL });
    await submit(app, EMAIL_FORM, { email: 'a@shop.example' }, context);
    await submit(app, EMAIL_FORM, { email: 'a@shop.example' }, context);
    await submit(app, EMAIL_FORM, { email: 'b@shop.example' }, { honeypotFilled: true });
    await submit(app, EMAIL_FORM, { email: '' });
    const response = await app.request('http://localhost/metrics', {}, from('127.0.0.1'));
    const text = await response.text();
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    for (const outcome of ['stored', 'repeated', 'spam', 'refused']) {
      expect(text).toContain(`mountkit_submissions_total{outcome="${outcome}"} 1\n`);
    }
    expect(text).toContain(
      `http_request_duration_seconds_count{method="POST",route="${submitPath(':formId', ':portalId')}",status="200"} 3`,
    );
    expect(text).toContain('mountkit_deliveries{state="waiting"} 1');
    for (const state of ['sent', 'dead', 'skipped']) expect(text).toContain(`mountkit_deliveries{state="${state}"} 0`);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('measures requests in seconds', async () => {
    const { registry, request } = createMetrics(connection.db);
    request({ method: 'GET', route: '/', status: 200, milliseconds: 250, id: '' });
    const text = await registry.getSingleMetricAsString('http_request_duration_seconds');
    expect(text).toContain('http_request_duration_seconds_sum{method="GET",route="/",status="200"} 0.25');
  });

  it(
    'counts its connections to a Postgres',
    async () => {
      const database = await createSharedDatabase();
      const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
      const { registry } = createMetrics(db);
      const read = async () => {
        const text = await registry.getSingleMetricAsString('mountkit_database_connections');
        return Object.fromEntries(
          [...text.matchAll(/state="(\w+)"} (\d+)/g)].map(([, state, count]) => [state, count]),
        );
      };
      const before = await read();
      expect(before).toEqual({ open: before.idle, idle: before.open, waiting: '0' });
      const during = await db.transaction(read);
      expect(Number(during.open) - Number(during.idle)).toBe(1);
      await close();
      await database.drop();
    },
    HOOK_MS,
  );

  it('shows its figures to this machine, or to whoever has the token', async () => {
    const open = createTestApp({ db: connection.db });
    const ask = async (app: Hono<AppEnv>, address: string, headers = {}) =>
      (await app.request('http://localhost/metrics', { headers }, from(address))).status;
    expect(await ask(open, '192.0.2.1')).toBe(403);
    expect(await ask(open, '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    const locked = createTestApp({ db: connection.db, metricsToken: 'word' });
    expect(await ask(locked, '127.0.0.1')).toBe(401);
    expect(await ask(locked, '192.0.2.1', { authorization: 'Bearer words' })).toBe(401);
    expect(await ask(locked, '192.0.2.1', { authorization: 'Bearer word' })).toBe(200);
  });
});

it('sends a span of each request, below that of whoever has asked', async () => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text) => bodies.push(text));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { trace, stop } = await startTraces({ serviceName: 'forms' });
  const app = new Hono<AppEnv>()
    .use(trace, (c, next) => {
      c.set('correlationId', 'request-1');
      return next();
    })
    .get('/things/:name', (c) => c.text('thing', c.req.query('broken') === undefined ? 200 : 500));
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await app.request('/things/secret?secret', { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await app.request('/things/secret?broken');
  await stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await new Promise((resolve) => receiver.close(resolve));
  const sent = bodies.join('');
  // The two spans, of which the second has the status of an error.
  expect(sent.match(/"request-1"/g)).toHaveLength(2);
  expect(sent.match(/"code":2/g)).toHaveLength(1);
  expect(sent).toContain(traceId);
  expect(sent).toContain('GET /things/:name');
  expect(sent).toContain('"forms"');
  expect(sent).not.toContain('secret');
});
