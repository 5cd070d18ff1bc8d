import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { Config } from '../config';
import { type DatabaseConfig, openDatabase, type Transaction } from '../db/connect';
import { StartError } from '../start-error';
import { type Counts, END, foldersOf, HEAD, type Head } from './archive';
import { hasOtherTables, listMigrations, listTables, quote, rowsOf } from './tables';

/** Rows that are read at once; one may hold a megabyte. */
const BATCH = 50;

/** Where everything is; uploads are on disk by default. */
export type Place = DatabaseConfig & Partial<Pick<Config, 'bucket'>>;

interface Options {
  /** Whether a file that is there is replaced. */
  force?: boolean;
}

/**
 * Writes everything that is stored to a file: the database as it was at one moment, then the uploads and mails on
 * disk. Servers of a Postgres may go on meanwhile; the embedded database is used by one process at a time. Rejects with
 * a `StartError` where the file is there already, or where the database has tables of an application.
 */
export async function backUp(config: Place, path: string, { force = false }: Options = {}): Promise<Counts> {
  const draft = `${path}.${randomUUID()}.part`;
  const { db, close } = await openDatabase(config);
  try {
    if (await hasOtherTables(db)) {
      throw new StartError('the database has tables of an application: back it up with pg_dump, or copy DATA_DIR');
    }
    const archive = pack();
    const writing = pipeline(archive, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    writing.catch(() => undefined);
    const counts = await db
      .transaction((tx) => addRows(archive, tx), { isolationLevel: 'repeatable read', accessMode: 'read only' })
      .then(async (rows) => ({ rows, files: await addFiles(archive, config) }))
      .catch((error: Error) => {
        archive.destroy(error);
        throw error;
      });
    await add(archive, END, JSON.stringify(counts));
    archive.finalize();
    await writing;
    await flush(draft);
    if (force) await rename(draft, path);
    else await link(draft, path).catch((error: NodeJS.ErrnoException) => throwAbout(path, error));
    return counts;
  } finally {
    await rm(draft, { force: true });
    await close();
  }
}

async function addRows(archive: Pack, tx: Transaction): Promise<number> {
  const migrations = (await listMigrations(tx)).map(({ hash }) => hash);
  const head: Head = { format: 1, createdAt: new Date().toISOString(), migrations };
  await add(archive, HEAD, JSON.stringify(head));
  let count = 0;
  for (const table of await listTables(tx)) {
    await rowsOf(
      tx,
      `DECLARE reading CURSOR FOR SELECT row_to_json(stored)::text AS row FROM ${quote(table)} AS stored`,
    );
    for (let part = 1; ; part += 1) {
      const rows = await rowsOf<{ row: string }>(tx, `FETCH ${BATCH} FROM reading`);
      if (rows.length === 0) break;
      await add(archive, `tables/${table}/${part}.jsonl`, rows.map(({ row }) => row).join('\n'));
      count += rows.length;
    }
    await rowsOf(tx, 'CLOSE reading');
  }
  return count;
}

/** Files that a row names are there: they are written before it. One that is removed meanwhile is left out. */
async function addFiles(archive: Pack, place: Place): Promise<number> {
  const { dataDir } = place;
  let count = 0;
  for (const folder of foldersOf(place)) {
    for (const name of await readdir(join(dataDir, folder)).catch(() => [])) {
      if (name.endsWith('.part')) continue;
      const file = await open(join(dataDir, folder, name)).catch(() => null);
      if (file === null) continue;
      const { size } = await file.stat();
      const entry = archive.entry({ name: `${folder}/${name}`, size });
      await pipeline(file.createReadStream(), entry);
      count += 1;
    }
  }
  return count;
}

function add(archive: Pack, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, text, (error) => (error ? reject(error) : resolve()));
  });
}

/** A backup that is named has reached the disk. */
async function flush(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}

function throwAbout(path: string, error: NodeJS.ErrnoException): never {
  if (error.code !== 'EEXIST') throw error;
  throw new StartError(`${path} is there already; --force replaces it`);
}
