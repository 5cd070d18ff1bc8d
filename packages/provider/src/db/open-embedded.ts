import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { packageFolder } from '../config';

/** A database with all tables, which the build makes: unpacking it takes a fraction of making one. */
const SNAPSHOT = join(packageFolder, 'dist/empty-database.tar.gz');

/**
 * Opens the embedded database of a data folder; the first time it is unpacked from the snapshot, where there is one.
 * A mark says that this has begun: what a server that was killed meanwhile has left is removed, nothing is in it yet.
 */
export async function openFiles(dataDir: string, snapshot = SNAPSHOT): Promise<PGlite> {
  const folder = join(dataDir, 'postgres');
  const mark = join(dataDir, 'postgres.unpacking');
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  if (existsSync(folder) || !existsSync(snapshot)) {
    await rm(mark, { force: true });
    return PGlite.create(folder);
  }
  await writeFile(mark, '');
  const client = await PGlite.create(folder, { loadDataDir: new Blob([await readFile(snapshot)]) });
  await rm(mark);
  return client;
}
