import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartError } from '../start-error';

/** The first entry of a backup, and the last: without the last it has been cut off. */
export const HEAD = 'backup.json';
export const END = 'end.json';
type Folder = 'uploads' | 'mails';

/** Folders of the data folder that are in a backup: a bucket of uploads is not. */
export const foldersOf = ({ bucket }: { bucket?: object | null }): Folder[] =>
  bucket ? ['mails'] : ['uploads', 'mails'];

const ROWS = /^tables\/([a-z_]+)\/\d+\.jsonl$/;
const FILE = /^(uploads|mails)\/([\w-][\w.-]*)$/;

export interface Head {
  format: 1;
  /** ISO 8601. */
  createdAt: string;
  /** The hashes of the migrations that made the tables. */
  migrations: readonly string[];
}

/** How much has been written or read. */
export interface Counts {
  rows: number;
  files: number;
}

type Bytes = AsyncIterable<Uint8Array>;

/** What is done with the parts of a backup; a part that nobody asks for is skipped. */
export interface Reader {
  /** Some rows of a table, each as JSON. */
  rows?: (table: string, rows: readonly string[]) => Promise<void>;
  file?: (folder: string, name: string, bytes: Bytes) => Promise<void>;
}

/**
 * Reads a backup to its end without using it. Rejects with a `StartError` where it is none, is cut off or damaged, or
 * has files of other folders.
 */
export async function checkArchive(path: string, folders: readonly string[]): Promise<Head> {
  const others = new Set<string>();
  try {
    const head = await readArchive(path, {
      file: async (folder) => void (folders.includes(folder) || others.add(folder)),
    });
    if (others.size === 0) return head;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new StartError(
      isMissing ? `there is no file ${path}` : `${path} is no whole backup: it is cut off or damaged`,
    );
  }
  throw new StartError(
    'the backup has uploads: restore it without S3_BUCKET, then copy DATA_DIR/uploads into the bucket',
  );
}

/** Reads the parts of a backup in their order. Rejects where one is broken or the last is missing. */
export async function readArchive(path: string, reader: Reader): Promise<Head> {
  const entries = extract();
  const feeding = pipeline(createReadStream(path), createGunzip(), entries);
  // It ends the loop below, too.
  feeding.catch(() => undefined);
  const counts: Counts = { rows: 0, files: 0 };
  let head: Head | undefined;
  let end: Counts | undefined;
  for await (const entry of entries) {
    const { name } = entry.header;
    const [, table] = ROWS.exec(name) ?? [];
    const [, folder, file] = FILE.exec(name) ?? [];
    if (name === HEAD) head = JSON.parse(await textOf(entry as Bytes)) as Head;
    else if (name === END) end = JSON.parse(await textOf(entry as Bytes)) as Counts;
    else if (table !== undefined) {
      const rows = (await textOf(entry as Bytes)).split('\n').filter((row) => row !== '');
      counts.rows += rows.length;
      await reader.rows?.(table, rows);
    } else if (folder !== undefined && file !== undefined) {
      counts.files += 1;
      await reader.file?.(folder, file, entry as Bytes);
    } else throw new Error('an entry that no backup has');
    entry.resume();
  }
  await feeding;
  if (head?.format !== 1 || end?.rows !== counts.rows || end.files !== counts.files)
    throw new Error('parts are missing');
  return head;
}

async function textOf(entry: Bytes): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of entry) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
