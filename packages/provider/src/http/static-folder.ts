import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it was when it was last changed, with what has been made of it so far. */
export interface StaticFile {
  /** Path below the folder, with slashes. */
  path: string;
  contentType: string;
  compressible: boolean;
  /** Quoted, of the content; an encoded answer adds the encoding's name. */
  hash: string;
  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

const COMPRESSIBLE = /^(text\/|image\/svg)|(json|javascript|xml)\b/;
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Reads the files of one folder, each once for each change of it. */
export function staticFolder(folder: string) {
  const files = new Map<string, { changed: string; file: Promise<StaticFile> }>();

  return async function find(requested: string): Promise<StaticFile | null> {
    const found = await locate(folder, requested);
    if (found === null) return null;
    const known = files.get(found.real);
    if (known?.changed === found.changed) return known.file;
    const file = load(found.path, found.real);
    files.set(found.real, { changed: found.changed, file });
    file.catch(() => files.delete(found.real));
    return file;
  };
}

/** The file that a part of an address names. Null for whatever lies outside of the folder, also by a symbolic link. */
async function locate(folder: string, requested: string) {
  const path = decode(requested);
  const plain = path?.split('/').every((part) => /^[^.\\:\0][^\\:\0]*$/.test(part));
  if (path === null || !plain) return null;
  try {
    const root = await realpath(folder);
    const real = await realpath(join(root, path));
    if (!real.startsWith(root + sep)) return null;
    const { mtimeMs, size, isFile } = await factsOf(real);
    return isFile ? { path, real, changed: `${mtimeMs} ${size}` } : null;
  } catch {
    return null;
  }
}

async function factsOf(real: string) {
  const stats = await stat(real);
  return { mtimeMs: stats.mtimeMs, size: stats.size, isFile: stats.isFile() };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

async function load(path: string, real: string): Promise<StaticFile> {
  const raw = new Uint8Array(await readFile(real));
  const contentType = getMimeType(path) ?? 'application/octet-stream';
  const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>([['identity', Promise.resolve(raw)]]);
  const encode = async (encoding: 'br' | 'gzip') => new Uint8Array(await compressors[encoding](raw));
  return {
    path,
    contentType,
    compressible: COMPRESSIBLE.test(contentType),
    hash: createHash('sha256').update(raw).digest('base64url').slice(0, 16),
    body(encoding) {
      const known = bodies.get(encoding);
      if (known !== undefined) return known;
      const made = encode(encoding as 'br' | 'gzip');
      bodies.set(encoding, made);
      return made;
    },
  };
}
