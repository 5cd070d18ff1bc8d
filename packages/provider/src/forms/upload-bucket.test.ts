import { randomUUID } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { erasePerson } from '../db/erase-person';
import { findPerson } from '../db/person';
import { submissions, uploads as uploadRows } from '../db/schema';
import type { AdminFile } from '../pages';
import { seededGuid } from '../sample-forms/seeded-forms';
import { startBucket, type TestBucket } from '../testing/bucket';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { createTestApp, from, itemsOf, jsonOf, submitPath } from '../testing/requests';
import { readBucketSettings } from './bucket-settings';
import { openUploadBucket } from './upload-bucket';
import type { UploadStore } from './upload-store';

type Fault = NonNullable<Parameters<TestBucket['failWith']>[0]>;

const UPLOAD_FORM = seededGuid(1);
let bucket: TestBucket;
let folder: string;
let uploads: UploadStore;
let connection: Connection;
let app: ReturnType<typeof createTestApp>;
const reported: string[] = [];

const open = (env = {}) => {
  const settings = readBucketSettings({ ...bucket.env, ...env });
  if (settings === null) throw new Error('expected a bucket');
  return openUploadBucket(settings, folder);
};

beforeAll(async () => {
  bucket = await startBucket();
  folder = await temporaryFolder();
  uploads = await open();
  connection = await openTestDatabase();
  const report = (entry: string) => reported.push(entry);
  app = createTestApp({ db: connection.db, uploads, report, limits: { fileBytes: 200_000 } });
}, HOOK_MS);
afterEach(async () => {
  bucket.failWith(null);
  await connection.db.delete(submissions);
  for (const name of await bucket.names()) await uploads.remove(name.replace('uploads/', ''));
  reported.length = 0;
});
afterAll(async () => {
  await connection.close();
  await bucket.stop();
  await rm(folder, { recursive: true });
}, HOOK_MS);

function send(files: readonly string[], { email = 'ada@shop.example', correlationId = randomUUID() } = {}) {
  const body = new FormData();
  body.set('email', email);
  for (const text of files) body.append('cv', new File([text], 'cv.txt'));
  body.set('hs_context', JSON.stringify({ correlationId }));
  return app.request(submitPath(UPLOAD_FORM), { method: 'POST', body });
}

describe('uploads in a bucket', () => {
  it('are given back, and lie there alone', async () => {
    const text = 'é'.repeat(90_000);
    expect((await send([text])).status).toBe(200);
    const [{ storedName } = { storedName: '' }] = await connection.db.select().from(uploadRows);
    expect(await bucket.names()).toEqual([`uploads/${storedName}`]);
    expect(await readdir(folder)).toEqual([]);

    const [item] = await itemsOf(app, `/admin/api/submissions?formId=${UPLOAD_FORM}`);
    const [file] = (item?.files ?? []) as readonly AdminFile[];
    const answer = await app.request(file?.url ?? '', {}, from('127.0.0.1'));
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    const head = await app.request(file?.url ?? '', { method: 'HEAD' }, from('127.0.0.1'));
    expect(head.status).toBe(200);
    await uploads.remove(storedName);
    expect((await app.request(file?.url ?? '', {}, from('127.0.0.1'))).status).toBe(404);
  });

  it('go with the person', async () => {
    await send(['one', 'two']);
    await send(['three'], { email: 'eve@shop.example' });
    const person = await findPerson(connection.db, 'ada@shop.example');
    expect(person).not.toBeNull();
    if (person !== null) expect((await erasePerson(connection.db, person, { uploads })).files).toBe(2);
    const left = await connection.db.select().from(uploadRows);
    expect(await bucket.names()).toEqual(left.map(({ storedName }) => `uploads/${storedName}`));
    expect(left).toHaveLength(1);
  });

  it('never get there where their submission is refused, and once where it is repeated', async () => {
    const correlationId = randomUUID();
    expect((await send(['one'], { email: 'no address' })).status).toBe(400);
    expect(await bucket.names()).toEqual([]);
    for (const _ of ['first', 'again']) expect((await send(['one'], { correlationId })).status).toBe(200);
    expect(await bucket.names()).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that a server which died has left half written are removed', async () => {
    const half = join(folder, 'old.part');
    await writeFile(half, 'x');
    await utimes(half, 0, 0);
    await uploads.sweep();
    expect(await readdir(folder)).toEqual([]);
  });
});

const loseAnswer: Fault = (request, response, answer) => {
  response.end = () => {
    request.socket.destroy();
    return response;
  };
  answer();
};

describe('a bucket that takes nothing', () => {
  it.each<[string, Fault, string]>([
    ['answers 500', (_, response) => response.writeHead(500).end(), 'the bucket of uploads answered 500 to PUT'],
    ['refuses the keys', (_, response) => response.writeHead(403).end(), 'the bucket of uploads answered 403 to PUT'],
    ['cuts the connection', (request) => request.socket.destroy(), ''],
    ['loses its answer', loseAnswer, ''],
    ['is cut off in the middle', (request) => request.once('data', () => request.socket.destroy()), ''],
  ])('because it %s is a fault of the server, and nothing is half stored', async (_, fault, words) => {
    bucket.failWith(fault);
    const correlationId = randomUUID();
    const response = await send(['x'.repeat(150_000), 'y'.repeat(150_000)], { correlationId });
    expect(response.status).toBe(500);
    expect(await jsonOf(response)).toMatchObject({ status: 'error', correlationId: expect.any(String) });
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(words);
    expect(await bucket.names()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect(await connection.db.select().from(submissions)).toEqual([]);

    bucket.failWith(null);
    expect((await send(['x'], { correlationId })).status).toBe(200);
    expect(await bucket.names()).toHaveLength(1);
  });

  it('is said at the start', async () => {
    await expect(open({ S3_BUCKET: 'nowhere-at-all' })).rejects.toThrow('there is no bucket nowhere-at-all at');
    await expect(open({ AWS_ACCESS_KEY_ID: 'WRONG' })).rejects.toThrow('the keys may not write to');
    await expect(open({ S3_ENDPOINT: 'http://127.0.0.1:65535' })).rejects.toThrow(
      'does not answer: connect ECONNREFUSED',
    );
    expect(await bucket.names()).toEqual([]);
  });
});

describe('the settings of a bucket', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

  it('are none by default', () => {
    expect(readBucketSettings({ ...keys, S3_BUCKET: '' })).toBeNull();
  });

  it.each([
    [{}, 'https://files.s3.us-east-1.amazonaws.com/'],
    [{ AWS_REGION: 'eu-west-1' }, 'https://files.s3.eu-west-1.amazonaws.com/'],
    [{ S3_ENDPOINT: 'https://store.example:9000', S3_PATH_STYLE: 'on' }, 'https://store.example:9000/files/'],
    [{ S3_ENDPOINT: 'https://store.example/s3/', S3_PATH_STYLE: 'off' }, 'https://files.store.example/s3/'],
  ])('%o lead to %s', (env, address) => {
    expect(readBucketSettings({ ...keys, ...env, S3_BUCKET: 'files' })).toMatchObject({ address });
  });

  it.each([
    [{ AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'a/../b' }, 'S3_BUCKET'],
    [{ S3_ENDPOINT: 'ftp://store' }, 'S3_ENDPOINT'],
    [{ S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE'],
  ])('%o are wrong', (env, name) => {
    expect(() => readBucketSettings({ ...keys, S3_BUCKET: 'files', ...env })).toThrow(name);
  });
});
