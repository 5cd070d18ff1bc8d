import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's own folder; the built file lies as deep below it as this one. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** What the environment says; read once at start. */
export interface Config {
  port: number;
  host: string;
  /** A Postgres to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Where uploads are kept, and the files of the embedded database. */
  dataDir: string;
  /** What `/admin/` asks for; without it, it answers on loopback only. */
  adminToken: string | null;
  /** How often one address may submit one form in a minute. */
  submissionsPerMinute: number;
}

/** A start that cannot go on, in words for the person who started it. */
export class StartError extends Error {}

/** Reads the configuration; an empty variable counts as one that is not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: readPort(env.PORT || '4173'),
    host: env.HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || null,
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : resolve(packageFolder, 'data'),
    adminToken: env.ADMIN_TOKEN || null,
    submissionsPerMinute: readCount('SUBMISSIONS_PER_MINUTE', env.SUBMISSIONS_PER_MINUTE || '120'),
  };
}

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`${name} is '${text}', not a number from 1`);
  return Number(text);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new StartError(`PORT is '${text}', not a number from 0 to 65535`);
  return port;
}
