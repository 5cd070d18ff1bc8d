import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from './db/connect';
import { createBotTokens } from './forms/bot-tokens';
import { createProofs } from './forms/proof-of-work';
import type { UploadFolder } from './forms/upload-folder';
import { answerFailure, type Report, wantsPage } from './http/answer-failure';
import { correlate } from './http/correlation';
import type { AppEnv } from './http/env';
import { failureJson } from './http/failure';
import { limitTime } from './http/limit-time';
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
import { newsletterRoutes } from './routes/newsletter';
import { pageRoutes } from './routes/pages';
import { pictureRoutes } from './routes/pictures';
import { playgroundRoutes } from './routes/playground';
import { refreshLoopRoutes } from './routes/refresh-loop';
import { shopRoutes } from './routes/shop';
import { storeApiRoutes } from './routes/store-api';
import { submissionRoutes } from './routes/submission';
import { testProviderRoutes } from './routes/test-provider';
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
    /** Bytes of the texts of all submissions, orders and registrations from one address. */
    textBytesPerHour: number;
    /** How long the body of a request may take to arrive, in milliseconds. */
    requestMs: number;
    /** The same for forms that take files. */
    uploadMs: number;
  };
  /** Writes what went wrong to the log; the caller of a failed request only learns its correlation id. */
  report?: Report;
}

const HOUR_MS = 60 * 60 * 1000;

/** Calls that forms on any site make. */
const PUBLIC_CALLS = [
  '/embed/*',
  '/submissions/*',
  '/uploads/*',
  '/emailcheck/*',
  '/bot-check/challenge/*',
  STATIC_DEFINITIONS,
];

/** Joins the routes to one application, which knows nothing of sockets or of who started it. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { db, adminToken, folders, uploads, limits, report = (entry) => console.error(entry) } = parts;
  const limiter = createRateLimiter(db, { name: 'submissions', most: limits.submissionsPerMinute });
  const perHour = (name: string, most: number) => createRateLimiter(db, { name, most, milliseconds: HOUR_MS });
  const uploadLimiter = perHour('upload bytes', limits.uploadBytesPerHour);
  const textLimiter = perHour('text bytes', limits.textBytesPerHour);
  const botTokens = createBotTokens(db);
  const proofs = createProofs(db);
  const patience = { files: limits.uploadMs, text: limits.requestMs };
  const desk = {
    db,
    uploads,
    botTokens,
    proofs,
    limiter,
    uploadLimiter,
    textLimiter,
    fileBytes: limits.fileBytes,
    patience,
  };
  const app = new Hono<AppEnv>();
  app.use(correlate);
  app.use(limitTime(limits.requestMs));
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
  app.route('/', botCheckRoutes(db, { botTokens, proofs }));
  app.route('/', assetRoutes(folders));
  app.route('/', docsRoutes(folders));
  app.route('/', exampleRoutes());
  app.route('/', pictureRoutes());
  app.route('/', pageRoutes(db));
  app.route('/', newsletterRoutes());
  app.route('/', testProviderRoutes());
  app.route('/', addToBasketRoutes(db));
  app.route('/', shopRoutes(db));
  app.route('/', basketRoutes(db));
  app.route('/', checkoutRoutes(db, textLimiter));
  app.route('/', accountRoutes(db, textLimiter));
  app.route('/', blogRoutes(db));
  app.route('/', refreshLoopRoutes(db));
  app.route('/', storeApiRoutes(db));
  app.route('/', userRoutes(db));
  app.route(
    '/',
    playgroundRoutes(db, (request, env) => app.fetch(request, env)),
  );
  app.route('/', adminRoutes({ db, uploads, adminToken, report }));

  app.notFound((c) =>
    wantsPage(c) ? page(c, renderNotFound, 404) : failureJson(c, { status: 404, message: 'There is nothing here.' }),
  );
  app.onError((error, c) => answerFailure(c, report, error));
  return app;
}
