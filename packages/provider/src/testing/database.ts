import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { packageFolder } from '../config';
import type { Migrations } from '../db/connect';
import { type Connection, openDatabase } from '../db/connect';
import { seedSampleForms } from '../sample-forms/seed-sample-forms';

/** How long a database may take to start or end on a busy machine. */
export const HOOK_MS = 180_000;

/** A database of this test file's own with the sample forms; closing it leaves nothing behind. */
export async function openTestDatabase(migrations: readonly Migrations[] = []): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  const connection = server ? await openOnServer(server, migrations) : await openInFolder(migrations);
  await seedSampleForms(connection.db);
  return connection;
}

async function openInFolder(migrations: readonly Migrations[]): Promise<Connection> {
  const folder = await newDataFolder();
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder }, migrations);
  return {
    db,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openOnServer(server: string, migrations: readonly Migrations[]): Promise<Connection> {
  const { url, drop } = await createDatabase(server);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' }, migrations);
  return {
    db,
    async close() {
      await close();
      await drop();
    },
  };
}

/**
 * An empty database for tests with several servers, which the embedded one cannot have: on the Postgres of this test
 * run, or on one that is started for it.
 */
export async function createSharedDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return createDatabase(server);
  const { url, stop } = await startPostgres();
  return { url, drop: async () => stop() };
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `mountkit_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `CREATE DATABASE ${name}`);
  return { url: url.href, drop: () => run(server, `DROP DATABASE ${name}`) };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A data folder with a database that is set up but has no tables; a copy, since setting one up takes seconds. */
export async function newDataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(await emptyDatabase(), join(folder, 'postgres'), { recursive: true });
  return folder;
}

/** The folder that new databases are copied from, kept between test runs for as long as the package stays the same. */
async function emptyDatabase(): Promise<string> {
  const version = manifest.dependencies['@electric-sql/pglite'];
  const kept = join(packageFolder, 'node_modules/.cache', `pglite-${version}`);
  if (existsSync(kept)) return kept;
  await mkdir(dirname(kept), { recursive: true });
  const draft = await mkdtemp(`${kept}-`);
  const database = await PGlite.create(draft);
  await database.close();
  // Another test file may have been faster; its copy is as good.
  await rename(draft, kept).catch(() => rm(draft, { recursive: true }));
  return kept;
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'mountkit-server-'));
}
