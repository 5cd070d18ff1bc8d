import { Hono } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { type ReadyOptions, readReadiness } from './readiness';

/**
 * What whoever watches the server asks: whether the process lives, and whether it is to be sent requests. Nothing but
 * that is told, since anybody may ask. A server listens only once its tables are up to date.
 */
export function healthRoutes(db: Database, options: ReadyOptions = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'alive' });
  });
  app.get('/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    const status = await readReadiness(db, options);
    return c.json({ status }, status === 'ready' ? 200 : 503);
  });
  return app;
}
