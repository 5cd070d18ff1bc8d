import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where the bytes of uploads lie: each under a random name that says nothing about it, and none to be executed. */
export interface UploadFolder {
  /** Writes a stream to the end; the name is provisional until it is kept. Rejects with nothing left behind. */
  write(bytes: Readable): Promise<{ storedName: string; size: number }>;
  keep(storedName: string): Promise<void>;
  /** Removes a file, kept or not. */
  remove(storedName: string): Promise<void>;
  /** The bytes of a kept file, or null if they are gone. */
  open(storedName: string): Promise<Readable | null>;
  /** Removes what a server that was cut off has left half written. */
  sweep(): Promise<void>;
}

/** Ends the name of a file whose submission is not stored yet. */
const HALF = '.part';
/** Longer than a request may last. */
const SWEEP_AFTER_MS = 60 * 60 * 1000;

export function uploadFolder(folder: string): UploadFolder {
  const pathOf = (storedName: string) => join(folder, storedName);
  return {
    async write(bytes) {
      const storedName = randomUUID();
      const path = pathOf(storedName) + HALF;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      try {
        await pipeline(bytes, file);
      } catch (error) {
        // It may only be on its way to being created.
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
        await rm(path, { force: true });
        throw error;
      }
      return { storedName, size: file.bytesWritten };
    },
    keep: (storedName) => rename(pathOf(storedName) + HALF, pathOf(storedName)),
    async remove(storedName) {
      await rm(pathOf(storedName) + HALF, { force: true });
      await rm(pathOf(storedName), { force: true });
    },
    async open(storedName) {
      const path = pathOf(storedName);
      const facts = await stat(path).catch(() => null);
      return facts?.isFile() ? createReadStream(path) : null;
    },
    async sweep() {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith(HALF)) continue;
        const facts = await stat(join(folder, name)).catch(() => null);
        const isOld = facts !== null && facts.mtimeMs < Date.now() - SWEEP_AFTER_MS;
        if (isOld) await rm(join(folder, name), { force: true });
      }
    },
  };
}
