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
  /** Removes what a server that was cut off has left half written. */
  sweep(): Promise<void>;
}
