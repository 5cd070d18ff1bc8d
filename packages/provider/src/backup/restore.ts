import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { type Database, type DatabaseConfig, openDatabase, type Transaction } from '../db/connect';
import { StartError } from '../start-error';
import { type Counts, checkArchive, FOLDERS, type Head, readArchive } from './archive';
import { hasOtherTables, listMigrations, listTables, quote, rowsOf } from './tables';

interface Options {
  /** Whether what is stored is replaced. */
  force?: boolean;
}

/**
 * Brings back what a backup has, while no server runs. The file is read to its end before anything is changed, and the
 * database is filled in one transaction. Rejects with a `StartError` where the file is not whole or of another version
 * of the tables, or where something is stored already.
 */
export async function restore(config: DatabaseConfig, path: string, { force = false }: Options = {}): Promise<Counts> {
  const head = await checkArchive(path);
  const { db, close } = await openDatabase(config);
  try {
    await checkTables(db, head);
    if (!force) await checkEmpty(db, config.dataDir);
    const counts: Counts = { rows: 0, files: 0 };
    await db.transaction(async (tx) => {
      await empty(tx);
      await readArchive(path, {
        async rows(table, rows) {
          await tx.execute(sql`INSERT INTO ${sql.identifier(table)}
            SELECT * FROM json_populate_recordset(NULL::${sql.identifier(table)}, ${`[${rows.join()}]`}::json)`);
          counts.rows += rows.length;
        },
      });
      for (const folder of FOLDERS) await rm(join(config.dataDir, folder), { recursive: true, force: true });
      await readArchive(path, {
        async file(folder, name, bytes) {
          await mkdir(join(config.dataDir, folder), { recursive: true, mode: 0o700 });
          await pipeline(bytes, createWriteStream(join(config.dataDir, folder, name), { mode: 0o600 }));
          counts.files += 1;
        },
      });
    });
    return counts;
  } finally {
    await close();
  }
}

async function checkTables(db: Database, head: Head): Promise<void> {
  if (await hasOtherTables(db)) throw new StartError('the database has tables of an application');
  const migrations = (await listMigrations(db)).map(({ hash }) => hash);
  if (migrations.join() === head.migrations.join()) return;
  throw new StartError(
    'the backup is of another version of the provider: restore it with that version, then start this one',
  );
}

async function checkEmpty(db: Database, dataDir: string): Promise<void> {
  for (const table of await listTables(db)) {
    const rows = await rowsOf(db, `SELECT FROM ${quote(table)} LIMIT 1`);
    if (rows.length > 0) throw new StartError(`the table ${table} is not empty; --force replaces what is stored`);
  }
  for (const folder of FOLDERS) {
    const names = await readdir(join(dataDir, folder)).catch(() => []);
    if (names.length > 0)
      throw new StartError(`${join(dataDir, folder)} is not empty; --force replaces what is stored`);
  }
}

async function empty(tx: Transaction): Promise<void> {
  const tables = await listTables(tx);
  await rowsOf(tx, `TRUNCATE ${tables.map(quote).join()}`);
}
