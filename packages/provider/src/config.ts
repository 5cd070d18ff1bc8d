import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BotSettings, readBotSettings } from './forms/bot-settings';
import { type BucketSettings, readBucketSettings } from './forms/bucket-settings';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies';
import { type NotifySettings, readNotifySettings } from './notify/settings';
import { type OpsSettings, readOpsSettings } from './ops/settings';
import { StartError } from './start-error';

/** The package's own folder; the built files lie as deep below it as this one. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** What the environment says; read once at start. */
export interface Config {
  port: number;
  host: string;
  /** A Postgres to use instead of the embedded one. */
  databaseUrl: string | null;
  /** A copy of it that lists and figures of `/admin/` are read from. */
  databaseReadUrl: string | null;
  /** Whether its connections keep prepared statements, which some poolers cannot. */
  isPrepared: boolean;
  /** Where uploads are kept, and the files of the embedded database. */
  dataDir: string;
  /** Where uploads are kept instead. */
  bucket: BucketSettings | null;
  /** What `/admin/` asks for; without it, it answers on loopback only. */
  adminToken: string | null;
  /** Whose word for the client's address is taken. */
  trustedProxies: TrustedProxies | null;
  /** How often one address may submit one form in a minute. */
  submissionsPerMinute: number;
  /** A folder with the script tag's files, in place of those of the installed package `mountkit`. */
  scriptDir: string | null;
  /** How the tokens of bot checks are verified. */
  bots: BotSettings;
  /** How submissions are told to somebody. */
  notify: NotifySettings;
  /** How it is watched. */
  ops: OpsSettings;
}

/**
 * Reads the configuration; an empty variable counts as one that is not set.
 *
 * @param dataDir where data is kept unless DATA_DIR says it; by default `mountkit-data` in the working folder
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  dataDir = resolve('mountkit-data'),
): Config {
  const folder = env.DATA_DIR ? resolve(env.DATA_DIR) : dataDir;
  return {
    port: readPort(env.PORT || '4173'),
    host: env.HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || null,
    databaseReadUrl: readReadUrl(env),
    isPrepared: readPrepared(env.DATABASE_PREPARED),
    dataDir: folder,
    bucket: readBucketSettings(env),
    adminToken: env.ADMIN_TOKEN || null,
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    submissionsPerMinute: readCount('SUBMISSIONS_PER_MINUTE', env.SUBMISSIONS_PER_MINUTE || '120'),
    scriptDir: env.SCRIPT_DIR ? resolve(env.SCRIPT_DIR) : null,
    bots: readBotSettings(env),
    notify: readNotifySettings(env, folder),
    ops: readOpsSettings(env),
  };
}

function readReadUrl(env: Readonly<Record<string, string | undefined>>): string | null {
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new StartError('DATABASE_READ_URL is set and DATABASE_URL is not: it is a copy of that one');
  }
  return env.DATABASE_READ_URL || null;
}

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`${name} is '${text}', not a number from 1`);
  return Number(text);
}

function readPrepared(text: string | undefined): boolean {
  if (!text || text === 'on') return true;
  if (text === 'off') return false;
  throw new StartError(`DATABASE_PREPARED is '${text}', expected on or off`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new StartError(`PORT is '${text}', not a number from 0 to 65535`);
  return port;
}
