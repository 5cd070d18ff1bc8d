import { describe, expect, it } from 'vitest';
import type { Database } from '../db/connect';
import { healthRoutes } from './health';

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
});
