import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/connect';
import { HOOK_MS, newDataFolder } from '../testing/database';
import { from } from '../testing/requests';
import { healthRoutes } from './health';
import { createMetrics, metricsRoutes } from './metrics';

const databaseOf = (query: () => Promise<unknown>) => ({ $client: { query } }) as unknown as Database;
const answering = databaseOf(async () => ({ rows: [] }));

async function ask(app: ReturnType<typeof healthRoutes>, path: string) {
  const response = await app.request(path);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return [response.status, await response.json()];
}

describe('the state of a server', () => {
  it('is alive and ready where its database answers', async () => {
    const app = healthRoutes(answering);
    expect(await ask(app, '/health')).toEqual([200, { status: 'alive' }]);
    expect(await ask(app, '/ready')).toEqual([200, { status: 'ready' }]);
  });

  it('is alive but not ready where the database fails, or says nothing', async () => {
    const failing = healthRoutes(databaseOf(() => Promise.reject(new Error('postgres://user:word@host'))));
    const silent = healthRoutes(
      databaseOf(() => new Promise(() => undefined)),
      { patienceMs: 1 },
    );
    for (const app of [failing, silent]) {
      expect(await ask(app, '/health')).toEqual([200, { status: 'alive' }]);
      expect(await ask(app, '/ready')).toEqual([503, { status: 'database does not answer' }]);
    }
  });

  it('is not ready while it stops', async () => {
    const app = healthRoutes(answering, { isStopping: () => true });
    expect(await ask(app, '/health')).toEqual([200, { status: 'alive' }]);
    expect(await ask(app, '/ready')).toEqual([503, { status: 'stopping' }]);
  });

  it.each(['53100', '25006', '53200'])('is not ready where nothing can be stored: %s', async (code) => {
    const refused = Object.assign(new Error('could not extend file'), { severity: 'ERROR', code });
    const app = healthRoutes(databaseOf(() => Promise.reject(refused)));
    expect(await ask(app, '/ready')).toEqual([503, { status: 'nothing can be stored' }]);
  });
});

describe('a database that only reads', () => {
  it('is told by /ready and the figures, which go on', { timeout: HOOK_MS }, async () => {
    const dataDir = await newDataFolder();
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir }, []);
    const figures = async () => {
      const metrics = createMetrics(db);
      return (await metricsRoutes(metrics, null).request('/metrics', {}, from('127.0.0.1'))).text();
    };
    expect(await ask(healthRoutes(db), '/ready')).toEqual([200, { status: 'ready' }]);
    expect(await figures()).toContain('mountkit_ready{state="ready"} 1');
    await db.execute('SET default_transaction_read_only = on');
    expect(await ask(healthRoutes(db), '/ready')).toEqual([503, { status: 'nothing can be stored' }]);
    expect(await figures()).toContain('mountkit_ready{state="nothing can be stored"} 1');
    await close();
    expect(await figures()).toContain('mountkit_ready{state="database does not answer"} 1');
    await rm(dataDir, { recursive: true });
  });
});
