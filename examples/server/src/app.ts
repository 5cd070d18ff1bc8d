import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from './db/connect';
import { refusalJson } from './forms/refusal';
import { correlate } from './http/correlation';
import type { AppEnv } from './http/env';
import { failureJson } from './http/failure';
import { page } from './http/page';
import { renderNotFound } from './pages';
import { adminRoutes } from './routes/admin';
import { type AssetFolders, assetRoutes } from './routes/assets';
import { definitionRoutes } from './routes/definition';
import { pageRoutes } from './routes/pages';
import { submissionRoutes } from './routes/submission';

export interface AppParts {
  db: Database;
  adminToken: string | null;
  folders: AssetFolders;
  /** Hears what went wrong inside; the caller of a failed request only learns its correlation id. */
  report?: (message: string, error: unknown) => void;
}

/** Calls that forms on any site make. */
const PUBLIC_CALLS = ['/embed/*', '/submissions/*'];

/** Joins the routes to one application, which knows nothing of sockets or of who started it. */
export function createApp({ db, adminToken, folders, report = console.error }: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(correlate);
  const anyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'POST'],
    exposeHeaders: ['Server-Timing'],
    maxAge: 86_400,
  });
  for (const path of PUBLIC_CALLS) app.use(path, anyOrigin);

  app.route('/', definitionRoutes(db));
  app.route('/', submissionRoutes(db));
  app.route('/', assetRoutes(folders));
  app.route('/', pageRoutes());
  app.route('/', adminRoutes(db, adminToken));

  app.notFound((c) =>
    wantsPage(c) ? page(c, renderNotFound, 404) : failureJson(c, { status: 404, message: 'There is nothing here.' }),
  );
  app.onError((error, c) => {
    report(`${c.req.method} ${c.req.path} failed (${c.get('correlationId')})`, error);
    return refusalJson(c, { status: 500, type: 'SERVER_ERROR', message: 'The server failed; its log says why.' });
  });
  return app;
}

function wantsPage(c: Context<AppEnv>): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}
