import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect';
import { poolOf, run, type Statement } from '../db/statement';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { isSame } from '../http/is-same';
import { whyNotLoopback } from '../http/peer';
import { DELIVERY_STATES } from '../notify/schema';
import type { RequestFacts } from './log';
import { READINESS, type ReadyOptions, readReadiness } from './readiness';

/** What became of a submission. */
export type SubmissionOutcome = 'stored' | 'repeated' | 'spam' | 'refused';

export interface Metrics {
  registry: Registry;
  request: (facts: RequestFacts) => void;
  submission: (outcome: SubmissionOutcome) => void;
}

const COUNT_DELIVERIES: Statement = {
  name: 'count_deliveries',
  text: 'SELECT state, count(*)::int AS count FROM deliveries GROUP BY state',
};
/** From an answer out of memory to a large file, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** What a server counts, for Prometheus. */
export function createMetrics(db: Database, options: ReadyOptions = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const submissions = new Counter({
    name: 'mountkit_submissions_total',
    help: 'Submissions by what became of them: stored, stored as spam, repeated or refused.',
    labelNames: ['outcome'],
    registers,
  });
  new Gauge({
    name: 'mountkit_ready',
    help: 'What GET /ready says: 1 for the state that holds, 0 for the others.',
    labelNames: ['state'],
    registers,
    async collect() {
      const now = await readReadiness(db, options);
      for (const state of READINESS) this.set({ state }, state === now ? 1 : 0);
    },
  });
  new Gauge({
    name: 'mountkit_deliveries',
    help: 'Webhooks and mails in the database by their state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      // The other figures are told without the database too.
      const rows = await run<{ state: string; count: number }>(db, COUNT_DELIVERIES, []).catch(() => null);
      if (rows === null) return;
      for (const state of DELIVERY_STATES) this.set({ state }, 0);
      for (const { state, count } of rows) this.set({ state }, count);
    },
  });
  const pool = poolOf(db);
  if (pool !== null) {
    new Gauge({
      name: 'mountkit_database_connections',
      help: 'Connections to the database: open, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
  return {
    registry,
    request: ({ method, route, status, milliseconds }) =>
      requests.observe({ method, route, status }, milliseconds / 1000),
    submission: (outcome) => submissions.inc({ outcome }),
  };
}

/** `GET /metrics`, for whoever brings the token; where none is set, for whoever is on this machine. */
export function metricsRoutes({ registry }: Metrics, token: string | null): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    const [, bearer = ''] = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (token !== null && !isSame(bearer, token)) {
      c.header('WWW-Authenticate', 'Bearer');
      return failureJson(c, { status: 401, message: 'This call asks for the METRICS_TOKEN.' });
    }
    const reason = token === null ? whyNotLoopback(c) : null;
    if (reason !== null) {
      const message = `Without a METRICS_TOKEN this answers only requests made on this machine. ${reason}`;
      return failureJson(c, { status: 403, message });
    }
    c.header('Content-Type', registry.contentType);
    return c.body(await registry.metrics());
  });
  return app;
}
