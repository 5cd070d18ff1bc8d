import { randomUUID } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBucketSettings } from '../forms/bucket-settings';
import { openUploadBucket } from '../forms/upload-bucket';
import { uploadFolder } from '../forms/upload-folder';
import type { UploadStore } from '../forms/upload-store';
import { seededGuid } from '../sample-forms/seeded-forms';
import { startBucket, type TestBucket } from '../testing/bucket';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { createTestApp, submitPath } from '../testing/requests';
import type { Connection } from './connect';
import { removeUnnamedFiles } from './remove-unnamed-files';
import { submissions, uploads as uploadRows } from './schema';

const UPLOAD_FORM = seededGuid(1);

interface Place {
  uploads: UploadStore;
  names: () => Promise<string[]>;
  /** Puts a file there that nothing names. */
  put: (name: string) => Promise<void>;
  /** Makes it as old as can be. */
  age: (name: string) => Promise<void>;
}

let connection: Connection;
let bucket: TestBucket;
let folder: string;
const lines: string[] = [];
const places: Record<string, () => Promise<Place>> = {
  'a folder': async () => ({
    uploads: uploadFolder(folder),
    names: () => readdir(folder),
    put: (name) => writeFile(join(folder, name), 'left'),
    age: (name) => utimes(join(folder, name), 0, 0),
  }),
  'a bucket': async () => {
    const settings = readBucketSettings(bucket.env);
    if (settings === null) throw new Error('expected a bucket');
    const uploads = await openUploadBucket(settings, folder);
    return {
      uploads,
      names: async () => (await bucket.names()).map((key) => key.replace('uploads/', '')),
      put: async (name) => {
        await writeFile(join(folder, `${name}.part`), 'left');
        await uploads.keep(name);
      },
      age: (name) => bucket.age(`uploads/${name}`),
    };
  },
};

beforeAll(async () => {
  [connection, bucket] = await Promise.all([openTestDatabase(), startBucket()]);
}, HOOK_MS);
beforeEach(async () => {
  folder = await temporaryFolder();
  lines.length = 0;
});
afterEach(async () => {
  await connection.db.delete(submissions);
  await rm(folder, { recursive: true });
});
afterAll(async () => {
  await connection.close();
  await bucket.stop();
}, HOOK_MS);

/** Submissions are stored from now on, and the answers to that are lost. */
function loseAnswers({ db }: Connection): () => void {
  const { $client } = db as Connection['db'] & { $client: PGlite | Pool };
  const lose = () => {
    throw new Error('the connection was lost');
  };
  if ($client instanceof PGlite) {
    const execute = $client.execProtocol.bind($client);
    const calls = vi.spyOn($client, 'execProtocol').mockImplementation(async (message, options) => {
      const answer = await execute(message, options);
      const text = Buffer.from(message).toString('latin1');
      return text.startsWith('B') && text.includes('store_submissions') ? lose() : answer;
    });
    return () => calls.mockRestore();
  }
  const query = $client.query.bind($client) as (...asked: unknown[]) => Promise<unknown>;
  const calls = vi.spyOn($client, 'query').mockImplementation(async (...asked: unknown[]) => {
    const answer = await query(...asked);
    return JSON.stringify(asked[0]).includes('store_submissions') ? lose() : answer;
  });
  return () => calls.mockRestore();
}

describe.each(Object.keys(places))('files of %s that no submission names', (where) => {
  let place: Place;
  beforeEach(async () => {
    place = (await places[where]?.()) as Place;
  });
  afterEach(async () => {
    for (const name of await place.names()) await place.uploads.remove(name);
  });

  const sweep = () => removeUnnamedFiles(connection.db, place.uploads, (line) => lines.push(line));
  const submit = async (status = 200) => {
    const body = new FormData();
    body.set('email', 'ada@shop.example');
    body.append('cv', new File(['text'], 'cv.txt'));
    const app = createTestApp({ db: connection.db, uploads: place.uploads, report: () => undefined });
    expect((await app.request(submitPath(UPLOAD_FORM), { method: 'POST', body })).status).toBe(status);
    const [{ storedName } = { storedName: '' }] = await connection.db.select().from(uploadRows);
    return storedName;
  };

  it('are removed when they are a day old, and nothing else is', async () => {
    const kept = await submit();
    const [old, fresh] = [randomUUID(), randomUUID()];
    for (const name of [old, fresh, 'not-ours']) await place.put(name);
    for (const name of [kept, old, 'not-ours']) await place.age(name);
    await sweep();
    expect((await place.names()).sort()).toEqual([kept, fresh, 'not-ours'].sort());
    expect(lines).toEqual([]);
  });

  it('are none of a submission that was stored though the database could not say so', async () => {
    const undo = loseAnswers(connection);
    const kept = await submit(500).finally(undo);
    expect(await place.names()).toEqual([kept]);
    await place.age(kept);
    await sweep();
    expect(await place.names()).toEqual([kept]);
  });

  it('are left where there are more of them than of others', async () => {
    const names = Array.from({ length: 11 }, () => randomUUID());
    for (const name of names) await place.put(name);
    for (const name of names) await place.age(name);
    await sweep();
    expect((await place.names()).sort()).toEqual(names.sort());
    expect(lines).toEqual([expect.stringContaining('are left: 11 of 11')]);
  });
});
