import { join } from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolConfig } from 'pg';
import { type Config, packageFolder } from '../config';
import { describeFailure } from '../http/describe-failure';
import { StartError } from '../start-error';
import { lockFolder } from './lock';
import { openFiles } from './open-embedded';
import { neverPrepare } from './unprepared';

/** The database as the rest of the server sees it, whichever one it is. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The database in the middle of a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  db: Database;
  close(): Promise<void>;
}

/** Writes an entry to the log. */
type Report = (entry: string) => void;

/** Tables as a folder of migrations of drizzle. */
export interface Migrations {
  folder: string;
  /** The table, in the schema `drizzle`, that remembers which of them were applied; each folder has one of its own. */
  table: string;
}

/** The table is drizzle's own name for it, which databases of the first release have. */
export const OWN_MIGRATIONS: Migrations = { folder: join(packageFolder, 'migrations'), table: '__drizzle_migrations' };
/** Any number will do, as long as every server that migrates the same database takes the same one. */
const MIGRATION_LOCK = 8100231;

/** How long a connection may take to be made, or to be free. */
const CONNECT_MS = 15_000;

/** Which database it is; `isPrepared` is true by default. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'isPrepared'>>;

interface PostgresConfig extends Partial<Pick<Config, 'isPrepared'>> {
  databaseUrl: string;
}

/** Opens the database that the configuration names and brings its tables up to date: the provider's, then the others. */
export function openDatabase(
  config: DatabaseConfig,
  others: readonly Migrations[] = [],
  report: Report = (entry) => console.error(entry),
): Promise<Connection> {
  const all = [OWN_MIGRATIONS, ...others];
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir, all)
    : openPostgres({ ...config, databaseUrl: config.databaseUrl }, all, report);
}

async function openEmbedded(dataDir: string, migrations: readonly Migrations[]): Promise<Connection> {
  const unlock = lockFolder(dataDir);
  try {
    const client = await openFiles(dataDir);
    const close = async () => {
      await client.close();
      unlock();
    };
    const db = drizzleEmbedded(client);
    for (const each of migrations) await migrateEmbedded(db, optionsOf(each));
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(
  { databaseUrl, isPrepared = true }: PostgresConfig,
  migrations: readonly Migrations[],
  report: Report,
): Promise<Connection> {
  const pool = createPool({ connectionString: databaseUrl }, isPrepared, report);
  try {
    await migrateShared(pool, migrations);
    return { db: drizzlePostgres(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function createPool(options: PoolConfig, isPrepared: boolean, report: Report): Pool {
  const pool = new Pool({ ...options, keepAlive: true, connectionTimeoutMillis: CONNECT_MS });
  if (!isPrepared) neverPrepare(pool);
  // An idle connection that the database drops is replaced at the next query; unheard, it would end the process.
  pool.on('error', (error) => report(`database connection lost: ${describeFailure(error)}`));
  return pool;
}

/**
 * One server at a time: two that start together would both create the tables. A transaction of its own holds the lock,
 * since a pooler may give every other statement another connection.
 */
async function migrateShared(pool: Pool, migrations: readonly Migrations[]): Promise<void> {
  const lock = await pool.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`the database of DATABASE_URL does not answer: ${reason}`);
  });
  try {
    await lock.query('BEGIN');
    await lock.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    for (const each of migrations) await migratePostgres(drizzlePostgres(pool), optionsOf(each));
    await lock.query('COMMIT');
    lock.release();
  } catch (error) {
    // Ending the connection frees the lock, whatever state it was left in.
    lock.release(true);
    throw error;
  }
}

function optionsOf({ folder, table }: Migrations) {
  return { migrationsFolder: folder, migrationsTable: table };
}
