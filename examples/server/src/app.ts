import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from './db/connect';
import { refusalJson } from './forms/refusal';
import type { UploadFolder } from './forms/upload-folder';
import { correlate } from './http/correlation';
import type { AppEnv } from './http/env';
import { failureJson } from './http/failure';
import { page } from './http/page';
import { createRateLimiter } from './http/rate-limit';
import { renderNotFound } from './pages';
import { adminRoutes } from './routes/admin';
import { type AssetFolders, assetRoutes } from './routes/assets';
import { beaconRoutes } from './routes/beacons';
import { definitionRoutes, STATIC_DEFINITIONS } from './routes/definition';
import { emailCheckRoutes } from './routes/email-check';
import { nativeSubmissionRoutes } from './routes/native-submission';
import { pageRoutes } from './routes/pages';
import { submissionRoutes } from './routes/submission';

export interface AppParts {
  db: Database;
  adminToken: string | null;
  folders: AssetFolders;
  /** Where the bytes of uploads are kept. */
  uploads: UploadFolder;
  limits: {
    /** Submissions of one form from one address. */
    submissionsPerMinute: number;
    /** The largest file, in bytes. */
    fileBytes: number;
    /** Bytes of submissions with files from one address. */
    uploadBytesPerHour: number;
  };
  /** Hears what went wrong inside; the caller of a failed request only learns its correlation id. */
  report?: (message: string, error: unknown) => void;
}

const HOUR_MS = 60 * 60 * 1000;

/** Calls that forms on any site make. */
const PUBLIC_CALLS = ['/embed/*', '/submissions/*', '/uploads/*', '/emailcheck/*', STATIC_DEFINITIONS];

/** Joins the routes to one application, which knows nothing of sockets or of who started it. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { db, adminToken, folders, uploads, limits, report = console.error } = parts;
  const limiter = createRateLimiter({ most: limits.submissionsPerMinute });
  const uploadLimiter = createRateLimiter({ most: limits.uploadBytesPerHour, milliseconds: HOUR_MS });
  const desk = { db, uploads, limiter, uploadLimiter, fileBytes: limits.fileBytes };
  const app = new Hono<AppEnv>();
  app.use(correlate);
  const anyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    exposeHeaders: ['Server-Timing', 'Retry-After'],
    maxAge: 86_400,
  });
  for (const path of PUBLIC_CALLS) app.use(path, anyOrigin);

  app.route('/', definitionRoutes(db));
  app.route('/', submissionRoutes(desk));
  app.route('/', nativeSubmissionRoutes(desk));
  app.route('/', emailCheckRoutes(db));
  app.route('/', beaconRoutes(db));
  app.route('/', assetRoutes(folders));
  app.route('/', pageRoutes(db));
  app.route('/', adminRoutes({ db, uploads, adminToken }));

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
