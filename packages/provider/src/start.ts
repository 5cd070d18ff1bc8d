import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createBaseApp, createProvider, type ProviderOptions } from './app';
import type { Config } from './config';
import { type Database, openDatabase } from './db/connect';
import { addFirstPortal } from './db/portals';
import { openReplica } from './db/replica';
import { reportBotChecks } from './forms/report-bot-checks';
import { openUploadBucket } from './forms/upload-bucket';
import { uploadFolder } from './forms/upload-folder';
import type { AppEnv } from './http/env';
import { listen, stopListening } from './http/listen';
import { runDeliveries } from './notify/run-deliveries';
import { createLog } from './ops/log';
import { startTraces } from './ops/traces';
import type { ProviderPart } from './part';
import { indexRoutes } from './routes/index-page';
import { findScriptFolder } from './script-folder';
import { startSweeping } from './sweeps';

export interface RunningProvider {
  /** Where it listens. */
  port: number;
  /** Takes no new requests, finishes those under way, then closes the database. */
  stop(): Promise<void>;
}

/** The largest file, specification 2 section 9. */
const FILE_BYTES = 104_857_600;
/** What one address may send in an hour to forms that take files: two submissions of ten of the largest. */
const UPLOAD_BYTES_PER_HOUR = 2_147_483_648;
/** The same for the texts of all forms: some thousands of usual submissions. */
const TEXT_BYTES_PER_HOUR = 33_554_432;
/** How long a request may take to arrive: the largest file, on a slow line. */
const UPLOAD_MS = 30 * 60 * 1000;
/** The same for any request that brings no file. */
const REQUEST_MS = 30 * 1000;

/** What an application adds, which has the provider in the same process and the same database. */
export interface StartOptions {
  parts?: readonly ProviderPart[];
  /** Puts first rows into the database, at every start. */
  seed?: (db: Database) => Promise<void>;
  /** The whole application: its own routes, with `createProvider(options)` mounted among them. */
  createApp?: (options: ProviderOptions) => Hono<AppEnv>;
}

/** Starts the provider, by itself or as a part of an application. Rejects with a `StartError` where it cannot go on. */
export async function startProvider(
  config: Config,
  { parts = [], seed, createApp = createOwnApp }: StartOptions = {},
): Promise<RunningProvider> {
  const migrations = parts.flatMap((part) => part.migrations ?? []);
  const log = createLog(config.ops.logFormat);
  const { report } = log;
  const traces = config.ops.traces === null ? null : await startTraces(config.ops.traces);
  const { db, close: closeMain } = await openDatabase(config, migrations, report);
  const { databaseReadUrl } = config;
  const replica =
    databaseReadUrl === null
      ? null
      : openReplica(db, { databaseUrl: databaseReadUrl, isPrepared: config.isPrepared, report });
  const close = async () => {
    await replica?.close();
    await closeMain();
  };
  try {
    await seed?.(db);
    await addFirstPortal(db);
    await reportBotChecks(db, config.bots, report);
    const folder = join(config.dataDir, 'uploads');
    const uploads = config.bucket === null ? uploadFolder(folder) : await openUploadBucket(config.bucket, folder);
    let isStopping = false;
    const app = createApp({
      db,
      ...(replica !== null && { readDb: replica.db }),
      isStopping: () => isStopping,
      adminToken: config.adminToken,
      parts,
      folders: { mountkit: config.scriptDir ?? findScriptFolder() },
      uploads,
      notify: config.notify,
      bots: config.bots,
      report,
      metricsToken: config.ops.metricsToken,
      tellRequest: log.request,
      ...(traces !== null && { trace: traces.trace }),
      limits: {
        submissionsPerMinute: config.submissionsPerMinute,
        fileBytes: FILE_BYTES,
        uploadBytesPerHour: UPLOAD_BYTES_PER_HOUR,
        textBytesPerHour: TEXT_BYTES_PER_HOUR,
        requestMs: REQUEST_MS,
        uploadMs: UPLOAD_MS,
      },
    });
    // The server's own limit is that of the slowest route; the routes have limits of their own.
    const serverOptions = { headersTimeout: REQUEST_MS, requestTimeout: UPLOAD_MS };
    const server = createAdaptorServer({
      fetch: (request, env) =>
        app.fetch(request, { ...env, unread: env.incoming, trustedProxies: config.trustedProxies }),
      serverOptions,
    });
    const port = await listen(server, config);
    const stopSweeping = startSweeping({ db, uploads, parts, report });
    const stopDeliveries = runDeliveries({ db, settings: config.notify, report });
    return {
      port,
      async stop() {
        isStopping = true;
        await stopListening(server);
        await stopDeliveries();
        await stopSweeping();
        await close();
        await traces?.stop();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function createOwnApp(options: ProviderOptions): Hono<AppEnv> {
  const app = createBaseApp({ report: options.report, requestMs: options.limits.requestMs });
  app.route('/', createProvider(options));
  app.route('/', indexRoutes(options.db));
  return app;
}
