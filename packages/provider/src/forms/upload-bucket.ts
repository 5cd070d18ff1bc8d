import { randomUUID } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { StartError } from '../start-error';
import { listingQuery, readListing } from './bucket-listing';
import type { BucketSettings } from './bucket-settings';
import { halfOf, uploadFolder } from './upload-folder';
import { isOld, isStoredName, type UploadStore } from './upload-store';

/** What the keys of uploads begin with. */
const PREFIX = 'uploads/';
/** How often a call is tried again that the store answers with a fault of its own. */
const RETRIES = 2;
/** How long a call may take, in milliseconds: the largest file in both directions, on a slow line. */
const CALL_MS = 5 * 60 * 1000;

/** An answer of the store that is none of success. The log repeats its words, as those of the operating system. */
class BucketError extends Error {
  constructor(
    readonly syscall: string,
    readonly status: number,
  ) {
    super(`the bucket of uploads answered ${status} to ${syscall}`);
  }
}

/**
 * Uploads in a bucket. A file lies in the folder until its submission is about to be stored, since the store has to be
 * told its length first: a refused or cut off one never reaches the bucket. Rejects with a `StartError` where the
 * bucket cannot be written to.
 */
export async function openUploadBucket(settings: BucketSettings, folder: string): Promise<UploadStore> {
  const { AwsClient } = await import('aws4fetch').catch(() => {
    throw new StartError('S3_BUCKET is set: install aws4fetch, or unset it');
  });
  const client = new AwsClient({ ...settings.keys, region: settings.region, service: 's3', retries: RETRIES });
  const arriving = uploadFolder(folder);

  const call = (method: string, storedName: string, body?: Blob) => callPath(method, PREFIX + storedName, body);

  async function callPath(method: string, path: string, body?: Blob): Promise<Response> {
    const address = settings.address + path;
    const signal = AbortSignal.timeout(CALL_MS);
    const response = await client.fetch(address, { method, signal, ...(body !== undefined && { body }) });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw new BucketError(method, response.status);
  }

  const name = randomUUID();
  try {
    await call('PUT', name, new Blob(['written at a start']));
    await call('DELETE', name);
  } catch (error) {
    throw new StartError(`uploads cannot be kept in the bucket of S3_BUCKET: ${describe(error, settings)}`);
  }

  async function* listOld() {
    let next: string | null = null;
    do {
      const response = await callPath('GET', `?${listingQuery(PREFIX, next)}`);
      if (!response.ok) throw new BucketError('GET', response.status);
      const listing = readListing(await response.text());
      const old = listing.objects.filter(({ modifiedAt }) => isOld(modifiedAt.getTime()));
      yield old.map(({ key }) => key.slice(PREFIX.length)).filter(isStoredName);
      next = listing.next;
    } while (next !== null);
  }

  return {
    ...arriving,
    listOld,
    async keep(storedName) {
      const half = halfOf(folder, storedName);
      try {
        await call('PUT', storedName, await openAsBlob(half));
      } catch (error) {
        // It may be there though its answer was lost.
        await call('DELETE', storedName).catch(() => undefined);
        throw error;
      }
      await rm(half);
    },
    async remove(storedName) {
      const half = halfOf(folder, storedName);
      if (existsSync(half)) await rm(half, { force: true });
      else await call('DELETE', storedName);
    },
    async open(storedName) {
      const { status, body } = await call('GET', storedName);
      if (status !== 404 && body !== null) return Readable.fromWeb(body as NodeStream);
      await body?.cancel();
      return null;
    },
  };
}

function describe(error: unknown, { bucket, address }: BucketSettings): string {
  if (error instanceof BucketError) {
    if (error.status === 404) return `there is no bucket ${bucket} at ${address}`;
    if (error.status === 401 || error.status === 403) return `the keys may not write to ${bucket}, or are wrong`;
    return `${address} answered ${error.status} to ${error.syscall}`;
  }
  const { cause } = error as Error;
  return `${address} does not answer${cause instanceof Error ? `: ${cause.message}` : ''}`;
}
