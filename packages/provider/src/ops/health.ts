import { Hono } from 'hono';
import type { Database } from '../db/connect';
import { run, type Statement } from '../db/statement';
import type { AppEnv } from '../http/env';

const ASK: Statement = { name: 'ask_ready', text: 'SELECT 1 AS one' };
/** How long the database may take to answer. */
const PATIENCE_MS = 2000;

export interface HealthOptions {
  /** Whether the server finishes its last requests and wants no more. */
  isStopping?: (() => boolean) | undefined;
  patienceMs?: number;
}

/**
 * What whoever watches the server asks: whether the process lives, and whether it is to be sent requests. Nothing but
 * that is told, since anybody may ask. A server listens only once its tables are up to date.
 */
export function healthRoutes(db: Database, { isStopping, patienceMs = PATIENCE_MS }: HealthOptions = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'alive' });
  });
  app.get('/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (isStopping?.()) return c.json({ status: 'stopping' }, 503);
    const answers = await within(patienceMs, run(db, ASK, []));
    return answers ? c.json({ status: 'ready' }) : c.json({ status: 'database does not answer' }, 503);
  });
  return app;
}

function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    work.then(
      () => resolve(true),
      () => resolve(false),
    );
    work.catch(() => undefined).finally(() => clearTimeout(timer));
  });
}
