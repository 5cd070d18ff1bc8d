import type { Readable } from 'node:stream';

/** Where the bytes of uploads lie: each under a random name that says nothing about it, and none to be executed. */
export interface UploadStore {
  /** Writes a stream to the end; the name is provisional until it is kept. Rejects with nothing left behind. */
  write(bytes: Readable): Promise<{ storedName: string; size: number }>;
  keep(storedName: string): Promise<void>;
  /** Removes a file, kept or not. */
  remove(storedName: string): Promise<void>;
  /** The bytes of a kept file, or null if they are gone. */
  open(storedName: string): Promise<Readable | null>;
  /** The names of kept files that were written more than a day ago, some at a time. */
  listOld(): AsyncIterable<readonly string[]>;
  /** Removes what a server that was cut off has left half written. */
  sweep(): Promise<void>;
}

const STORED_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether it is the name of an upload; nothing else in its place is ours. */
export const isStoredName = (name: string): boolean => STORED_NAME.test(name);

/** Whether what was written then has had time enough for its submission to be stored. */
export const isOld = (writtenMs: number): boolean => writtenMs < Date.now() - DAY_MS;
