import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../backup/tables';
import { createSharedDatabase, HOOK_MS, newDataFolder, temporaryFolder } from '../testing/database';
import { type Connection, type DatabaseConfig, OWN_MIGRATIONS, openDatabase } from './connect';
import { addEvents } from './daily-counts';
import { keepMonths } from './months';
import { dailyCounts } from './schema';

const MONTHS = '0014_months_of_counts';
/** A row of a table as it was before there were months. */
const OLD_ROW = sql`INSERT INTO daily_counts VALUES ('2025-11-30', 'popup-shown', 'letter', '', 7)`;
let older: string;

/** The migrations before it. */
beforeAll(async () => {
  older = await temporaryFolder();
  await cp(OWN_MIGRATIONS.folder, older, { recursive: true });
  const path = join(older, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === MONTHS);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
});
afterAll(() => rm(older, { recursive: true }));

async function makeEmbedded(): Promise<{ config: DatabaseConfig; remove(): Promise<void> }> {
  const dataDir = await newDataFolder();
  const client = await PGlite.create(join(dataDir, 'postgres'));
  const db = drizzleEmbedded(client);
  await migrateEmbedded(db, { migrationsFolder: older, migrationsTable: OWN_MIGRATIONS.table });
  await db.execute(OLD_ROW);
  await client.close();
  return { config: { databaseUrl: null, dataDir }, remove: () => rm(dataDir, { recursive: true }) };
}

async function makePostgres(): ReturnType<typeof makeEmbedded> {
  const { url, drop } = await createSharedDatabase();
  const pool = new Pool({ connectionString: url });
  const db = drizzlePostgres(pool);
  await migratePostgres(db, { migrationsFolder: older, migrationsTable: OWN_MIGRATIONS.table });
  await db.execute(OLD_ROW);
  await pool.end();
  return { config: { databaseUrl: url, dataDir: '' }, remove: drop };
}

describe.each([
  ['an embedded database', makeEmbedded],
  ['a Postgres', makePostgres],
])('the months of %s', (_, make) => {
  let made: Awaited<ReturnType<typeof make>>;
  let connection: Connection;
  beforeAll(async () => {
    made = await make();
    connection = await openDatabase(made.config);
  }, HOOK_MS);
  afterAll(async () => {
    await connection.close();
    await made.remove();
  }, HOOK_MS);

  const places = async () => {
    const rows = await rowsOf<{ place: string; day: string; count: number }>(
      connection.db,
      'SELECT tableoid::regclass::text AS place, day::text, count::int FROM daily_counts ORDER BY day',
    );
    return rows.map(({ place, day, count }) => `${place} ${day} ${count}`);
  };
  const partitions = async () => {
    const rows = await rowsOf<{ name: string }>(
      connection.db,
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'daily_counts'::regclass ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('begin with what was there before', async () => {
    expect(await places()).toEqual(['daily_counts_other 2025-11-30 7']);
  });

  it('are made ahead, also of counts that came first, and by several servers at once', async () => {
    const { db } = connection;
    await db.insert(dailyCounts).values({ day: '2026-01-01', name: 'popup-shown', subject: 'letter', count: 2 });
    await Promise.all([1, 2, 3].map(() => keepMonths(db, 400, '2025-11-30')));
    expect(await places()).toEqual(['daily_counts_2025_11 2025-11-30 7', 'daily_counts_2026_01 2026-01-01 2']);
    await keepMonths(db, 400, '2025-12-01');
    expect(await partitions()).toEqual([
      'daily_counts_2025_11',
      'daily_counts_2025_12',
      'daily_counts_2026_01',
      'daily_counts_2026_02',
      'daily_counts_other',
    ]);
  });

  it('go when the last of their days has been kept for its time', async () => {
    const { db } = connection;
    await keepMonths(db, 40, '2026-01-09');
    expect(await partitions()).toContain('daily_counts_2025_11');
    await keepMonths(db, 40, '2026-01-10');
    expect(await partitions()).not.toContain('daily_counts_2025_11');
    expect(await places()).toEqual(['daily_counts_2026_01 2026-01-01 2']);
  });

  it('count what is told today, in its own month', async () => {
    const { db } = connection;
    await db.delete(dailyCounts);
    await keepMonths(db, 400);
    const events = [1, 2].map(() => ({ name: 'popup-shown', subject: 'letter', detail: '' }) as const);
    await addEvents(db, events);
    await addEvents(db, events);
    const day = new Date().toISOString().slice(0, 10);
    expect(await places()).toEqual([`daily_counts_${day.slice(0, 7).replace('-', '_')} ${day} 4`]);
  });
});
