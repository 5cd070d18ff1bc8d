import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from './db/connect';
import { createBotTokens } from './forms/bot-tokens';
import { refusalJson } from './forms/refusal';
import type { UploadFolder } from './forms/upload-folder';
import { correlate } from './http/correlation';
import type { AppEnv } from './http/env';
import { failureJson } from './http/failure';
import { page } from './http/page';
import { createRateLimiter } from './http/rate-limit';
import { renderNotFound } from './pages';
import { accountRoutes } from './routes/account';
import { addToBasketRoutes } from './routes/add-to-basket';
import { adminRoutes } from './routes/admin';
import { type AssetFolders, assetRoutes } from './routes/assets';
import { basketRoutes } from './routes/basket';
import { beaconRoutes } from './routes/beacons';
import { blogRoutes } from './routes/blog';
import { botCheckRoutes } from './routes/bot-check';
import { checkoutRoutes } from './routes/checkout';
import { definitionRoutes, STATIC_DEFINITIONS } from './routes/definition';
import { type DocsFolder, docsRoutes } from './routes/docs';
import { emailCheckRoutes } from './routes/email-check';
import { eventRoutes } from './routes/events';
import { exampleRoutes } from './routes/examples';
import { nativeSubmissionRoutes } from './routes/native-submission';
import { pageRoutes } from './routes/pages';
import { pictureRoutes } from './routes/pictures';
import { playgroundRoutes } from './routes/playground';
import { refreshLoopRoutes } from './routes/refresh-loop';
import { shopRoutes } from './routes/shop';
import { storeApiRoutes } from './routes/store-api';
import { submissionRoutes } from './routes/submission';
import { userRoutes } from './routes/users';
import { wcAjaxRoutes } from './routes/wc-ajax';

export interface AppParts {
  db: Database;
  adminToken: string | null;
  folders: AssetFolders & DocsFolder;
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
  const botTokens = createBotTokens();
  const desk = { db, uploads, botTokens, limiter, uploadLimiter, fileBytes: limits.fileBytes };
  const app = new Hono<AppEnv>();
  app.use(correlate);
  const anyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    exposeHeaders: ['Server-Timing', 'Retry-After'],
    maxAge: 86_400,
  });
  for (const path of PUBLIC_CALLS) app.use(path, anyOrigin);

  app.route('/', wcAjaxRoutes(db));
  app.route('/', definitionRoutes(db));
  app.route('/', submissionRoutes(desk));
  app.route('/', nativeSubmissionRoutes(desk));
  app.route('/', emailCheckRoutes(db));
  app.route('/', beaconRoutes(db));
  app.route('/', eventRoutes(db));
  app.route('/', botCheckRoutes(botTokens));
  app.route('/', assetRoutes(folders));
  app.route('/', docsRoutes(folders));
  app.route('/', exampleRoutes());
  app.route('/', pictureRoutes());
  app.route('/', pageRoutes(db));
  app.route('/', addToBasketRoutes(db));
  app.route('/', shopRoutes(db));
  app.route('/', basketRoutes(db));
  app.route('/', checkoutRoutes(db));
  app.route('/', accountRoutes(db));
  app.route('/', blogRoutes(db));
  app.route('/', refreshLoopRoutes(db));
  app.route('/', storeApiRoutes(db));
  app.route('/', userRoutes(db));
  app.route(
    '/',
    playgroundRoutes(db, (request, env) => app.fetch(request, env)),
  );
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
