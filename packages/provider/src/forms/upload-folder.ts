import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isOld, isStoredName, type UploadStore } from './upload-store';

/** Ends the name of a file whose submission is not stored yet. */
const HALF = '.part';
/** Longer than a request may last. */
const SWEEP_AFTER_MS = 60 * 60 * 1000;
/** How many names are listed at a time. */
const LISTED = 500;

/** Where a file lies whose submission is not stored yet. */
export const halfOf = (folder: string, storedName: string) => join(folder, storedName) + HALF;

/** Uploads in a folder of a disk. */
export function uploadFolder(folder: string): UploadStore {
  const pathOf = (storedName: string) => join(folder, storedName);
  return {
    async write(bytes) {
      const storedName = randomUUID();
      const path = halfOf(folder, storedName);
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
    keep: (storedName) => rename(halfOf(folder, storedName), pathOf(storedName)),
    async remove(storedName) {
      await rm(halfOf(folder, storedName), { force: true });
      await rm(pathOf(storedName), { force: true });
    },
    async open(storedName) {
      const path = pathOf(storedName);
      const facts = await stat(path).catch(() => null);
      return facts?.isFile() ? createReadStream(path) : null;
    },
    async *listOld() {
      const names: string[] = [];
      for (const name of await readdir(folder).catch(() => [])) {
        const facts = isStoredName(name) ? await stat(pathOf(name)).catch(() => null) : null;
        if (facts !== null && isOld(facts.mtimeMs)) names.push(name);
        if (names.length === LISTED) yield names.splice(0);
      }
      yield names;
    },
    async sweep() {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith(HALF)) continue;
        const facts = await stat(join(folder, name)).catch(() => null);
        const isLeft = facts !== null && facts.mtimeMs < Date.now() - SWEEP_AFTER_MS;
        if (isLeft) await rm(join(folder, name), { force: true });
      }
    },
  };
}
