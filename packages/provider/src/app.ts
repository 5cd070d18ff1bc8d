import { Hono, type MiddlewareHandler } from 'hono';
import type { Database } from './db/connect';
import { hostedFormRoutes } from './editor/routes';
import { createBotCheck } from './forms/bot-check';
import { type BotSettings, readBotSettings } from './forms/bot-settings';
import { createBotTokens } from './forms/bot-tokens';
import { createProofs } from './forms/proof-of-work';
import type { UploadStore } from './forms/upload-store';
import { answerFailure, type Report, wantsPage } from './http/answer-failure';
import { anyOrigin } from './http/any-origin';
import { correlate } from './http/correlation';
import type { AppEnv } from './http/env';
import { failureJson } from './http/failure';
import { limitBodies } from './http/limit-body';
import { limitTime } from './http/limit-time';
import { oneHost } from './http/one-host';
import { page } from './http/page';
import { createRateLimiter, HOUR_MS } from './http/rate-limit';
import { createTextLimiter } from './http/text-limiter';
import { type NotifySettings, readNotifySettings } from './notify/settings';
import { healthRoutes } from './ops/health';
import type { Log } from './ops/log';
import { createMetrics, metricsRoutes } from './ops/metrics';
import { observe } from './ops/observe';
import { renderNotFound, type Site } from './pages';
import type { ProviderPart } from './part';
import { adminRoutes } from './routes/admin';
import { type AssetFolders, assetRoutes } from './routes/assets';
import { beaconRoutes } from './routes/beacons';
import { botCheckRoutes } from './routes/bot-check';
import { definitionRoutes, STATIC_DEFINITIONS } from './routes/definition';
import { emailCheckRoutes } from './routes/email-check';
import { eventRoutes } from './routes/events';
import { nativeSubmissionRoutes } from './routes/native-submission';
import { submissionRoutes } from './routes/submission';

export interface ProviderLimits {
  /** Submissions of one form from one address. */
  submissionsPerMinute: number;
  /** The largest file, in bytes. */
  fileBytes: number;
  /** Bytes of submissions with files from one address. */
  uploadBytesPerHour: number;
  /** Bytes of the texts of all submissions, and of what parts store, from one address. */
  textBytesPerHour: number;
  /** How long the body of a request may take to arrive, in milliseconds. */
  requestMs: number;
  /** The same for forms that take files. */
  uploadMs: number;
}

export interface ProviderOptions {
  db: Database;
  /** What lists, exports and figures of `/admin/` are read from, which may be some moments behind; `db` by default. */
  readDb?: Database;
  /** What `/admin/` asks for; without it, it answers on loopback only. */
  adminToken: string | null;
  folders: AssetFolders;
  /** Where the bytes of uploads are kept. */
  uploads: UploadStore;
  limits: ProviderLimits;
  /** How submissions are told to somebody; what the environment says by default where nothing is said. */
  notify?: NotifySettings;
  /** How the tokens of bot checks are verified; none of a provider by default. */
  bots?: BotSettings;
  /** What the application that mounts it adds to it. */
  parts?: readonly ProviderPart[];
  /** What `/metrics` asks for; without it, it answers on loopback only. */
  metricsToken?: string | null;
  /** Told of each request that was answered. */
  tellRequest?: Log['request'];
  /** Around each request, where it is traced. */
  trace?: MiddlewareHandler<AppEnv>;
  /** Writes what went wrong to the log; the caller of a failed request only learns its correlation id. */
  report?: Report;
  /** Whether the server is being stopped: then `/ready` says so. */
  isStopping?: () => boolean;
}

/** Calls that forms on any site make. */
const PUBLIC_CALLS = [
  '/embed/*',
  '/submissions/*',
  '/uploads/*',
  '/emailcheck/*',
  '/bot-check/challenge/*',
  STATIC_DEFINITIONS,
];

interface BaseOptions {
  report?: Report | undefined;
  /** How long the body of a request may take to arrive, in milliseconds. */
  requestMs: number;
  /** Beginnings of the addresses of routes that only pass requests on, which measure no time. */
  passedOn?: readonly string[];
  /** Links and words around the pages. */
  site?: Site;
}

const toConsole: Report = (entry) => console.error(entry);

/** An application without routes, which limits bodies and answers what goes wrong the way the provider does: the provider is mounted on it. */
export function createBaseApp({ report = toConsole, requestMs, passedOn, site }: BaseOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(correlate);
  app.use(oneHost);
  app.use(limitTime(requestMs, passedOn));
  app.use(limitBodies());
  if (site !== undefined) {
    app.use((c, next) => {
      c.set('site', site);
      return next();
    });
  }
  app.notFound((c) =>
    wantsPage(c) ? page(c, renderNotFound, 404) : failureJson(c, { status: 404, message: 'There is nothing here.' }),
  );
  app.onError((error, c) => answerFailure(c, report, error));
  return app;
}

/** The provider's routes, to be mounted at the root of `createBaseApp()`; it knows nothing of sockets or of who started it. */
export function createProvider(options: ProviderOptions): Hono<AppEnv> {
  const { db, adminToken, folders, uploads, limits, parts = [], report = toConsole } = options;
  const notify = options.notify ?? readNotifySettings({}, '');
  const bots = options.bots ?? readBotSettings({});
  const botTokens = createBotTokens(db);
  const proofs = createProofs(db);
  const metrics = createMetrics(db, options);
  const limit = { name: 'submissions', most: limits.submissionsPerMinute };
  const desk = {
    db,
    uploads,
    refuseRobot: createBotCheck({ db, settings: bots, tokens: botTokens, proofs, report }),
    limit,
    limiter: createRateLimiter(db, limit),
    uploadLimiter: createRateLimiter(db, {
      name: 'upload bytes',
      most: limits.uploadBytesPerHour,
      milliseconds: HOUR_MS,
    }),
    textLimiter: createTextLimiter(db, limits.textBytesPerHour),
    count: metrics.submission,
    fileBytes: limits.fileBytes,
    patience: { files: limits.uploadMs, text: limits.requestMs },
  };
  const app = new Hono<AppEnv>();
  if (options.trace !== undefined) app.use(options.trace);
  app.use(
    observe((facts) => {
      metrics.request(facts);
      options.tellRequest?.(facts);
    }),
  );
  for (const path of PUBLIC_CALLS) app.use(path, anyOrigin);

  app.route('/', healthRoutes(db, options));
  app.route('/', metricsRoutes(metrics, options.metricsToken ?? null));
  app.route('/', definitionRoutes(db));
  app.route('/', submissionRoutes(desk));
  app.route('/', nativeSubmissionRoutes(desk));
  app.route('/', emailCheckRoutes(db));
  app.route('/', beaconRoutes(db));
  app.route('/', eventRoutes(db));
  app.route('/', botCheckRoutes(db, { botTokens: bots.isStandIn ? botTokens : null, proofs }));
  app.route('/', hostedFormRoutes(db));
  app.route('/', assetRoutes(folders));
  app.route('/', adminRoutes({ db, readDb: options.readDb ?? db, uploads, adminToken, report, notify, bots, parts }));
  return app;
}
