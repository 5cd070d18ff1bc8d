import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase, type Transaction } from '../db/connect';
import { StartError } from '../start-error';
import { type Counts, checkArchive, foldersOf, type Head, readArchive } from './archive';
import type { Place } from './back-up';
import { hasOtherTables, listMigrations, listTables, quote, rowsOf } from './tables';

interface Options {
  /** Whether what is stored is replaced. */
  force?: boolean;
}

/**
 * Brings back what a backup has, while no server runs. The file is read to its end before anything is changed, the
 * database is filled in one transaction, and files are written beside those that are there, which they replace when the
 * transaction is committed. Rejects with a `StartError` where the file is not whole or of another version of the
 * tables, or where something is stored already.
 */
export async function restore(config: Place, path: string, { force = false }: Options = {}): Promise<Counts> {
  const folders = foldersOf(config).map((name) => join(config.dataDir, name));
  const head = await checkArchive(path, foldersOf(config));
  const { db, close } = await openDatabase(config);
  try {
    await checkTables(db, head);
    if (!force) await checkEmpty(db, folders);
    const counts: Counts = { rows: 0, files: 0 };
    await db.transaction(async (tx) => {
      await empty(tx);
      for (const folder of folders) await makeBeside(folder);
      await readArchive(path, {
        async rows(table, rows) {
          await tx.execute(sql`INSERT INTO ${sql.identifier(table)}
            SELECT * FROM json_populate_recordset(NULL::${sql.identifier(table)}, ${`[${rows.join()}]`}::json)`);
          counts.rows += rows.length;
        },
        async file(folder, name, bytes) {
          const file = createWriteStream(join(besideOf(join(config.dataDir, folder)), name), { mode: 0o600 });
          await pipeline(bytes, file);
          counts.files += 1;
        },
      });
    });
    for (const folder of folders) await replaceByBeside(folder);
    return counts;
  } finally {
    for (const folder of folders) await remove(besideOf(folder));
    await close();
  }
}

/** Where files are written that are to replace those of a folder. */
const besideOf = (folder: string) => `${folder}.restoring`;
const replacedOf = (folder: string) => `${folder}.replaced`;
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

async function makeBeside(folder: string): Promise<void> {
  await remove(besideOf(folder));
  await mkdir(besideOf(folder), { recursive: true, mode: 0o700 });
}

/** Two renames, which take no time and no room. */
async function replaceByBeside(folder: string): Promise<void> {
  await remove(replacedOf(folder));
  if (existsSync(folder)) await rename(folder, replacedOf(folder));
  await rename(besideOf(folder), folder);
  await remove(replacedOf(folder));
}

async function checkTables(db: Database, head: Head): Promise<void> {
  if (await hasOtherTables(db)) throw new StartError('the database has tables of an application');
  const migrations = (await listMigrations(db)).map(({ hash }) => hash);
  if (migrations.join() === head.migrations.join()) return;
  throw new StartError(
    'the backup is of another version of the provider: restore it with that version, then start this one',
  );
}

async function checkEmpty(db: Database, folders: readonly string[]): Promise<void> {
  for (const table of await listTables(db)) {
    const rows = await rowsOf(db, `SELECT FROM ${quote(table)} LIMIT 1`);
    if (rows.length > 0) throw new StartError(`the table ${table} is not empty; --force replaces what is stored`);
  }
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    if (names.length > 0) throw new StartError(`${folder} is not empty; --force replaces what is stored`);
  }
}

async function empty(tx: Transaction): Promise<void> {
  const tables = await listTables(tx);
  await rowsOf(tx, `TRUNCATE ${tables.map(quote).join()}`);
}
