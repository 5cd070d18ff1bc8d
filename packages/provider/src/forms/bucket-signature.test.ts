import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { refuseSignature, type SignedRequest } from '../testing/aws-signature';
import { temporaryFolder } from '../testing/database';
import { readBucketSettings } from './bucket-settings';
import { openUploadBucket } from './upload-bucket';

const KEY = 'AKIAIOSFODNN7EXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, 'Examples: Signature Calculations'. */
const example = (signed: string, signature: string, headers: Record<string, string>) => ({
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=${KEY}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`,
  ...headers,
});
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const published: SignedRequest[] = [
  {
    method: 'PUT',
    target: '/test%24file.text',
    headers: example(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
    ),
    body: Buffer.from('Welcome to Amazon S3.'),
  },
  {
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    headers: example(
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      { 'x-amz-content-sha256': EMPTY },
    ),
    body: Buffer.alloc(0),
  },
];

/** A store that takes what AWS would take: one file, and the listing of two. */
async function startStore() {
  const refused: string[] = [];
  const targets: string[] = [];
  const tokens = new Set<unknown>();
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await readBytes(request);
    const { method = '', url = '', headers } = request;
    const refusal = refuseSignature({ method, target: url, headers: headers as Record<string, string>, body }, SECRET);
    targets.push(`${method} ${url}`);
    tokens.add(headers['x-amz-security-token']);
    if (refusal !== null) {
      refused.push(refusal);
      response.writeHead(403).end();
    } else if (url.includes('?')) {
      const isLast = url.includes('continuation-token');
      response.end(`<ListBucketResult>${listed(isLast ? LAST : FIRST)}${isLast ? '' : NEXT}</ListBucketResult>`);
    } else if (method === 'PUT') {
      files.set(url, body);
      response.end();
    } else if (method === 'DELETE') {
      files.delete(url);
      response.writeHead(204).end();
    } else response.writeHead(files.has(url) ? 200 : 404).end(files.get(url));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { port: (server.address() as AddressInfo).port, refused, targets, tokens, stop };
}

const [FIRST, LAST] = [randomUUID(), randomUUID()];
const NEXT = '<NextContinuationToken>1/a+b c=&amp;d</NextContinuationToken>';
const listed = (name: string) =>
  `<Contents><Key>uploads/${name}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('the signature of a request to a bucket', () => {
  it.each(published)('is judged as in the published example of $method $target', (request) => {
    expect(refuseSignature(request, SECRET)).toBeNull();
    expect(refuseSignature({ ...request, target: `${request.target}x` }, SECRET)).toContain('another request');
    expect(refuseSignature({ ...request, body: Buffer.from('x') }, SECRET)).toContain('another body');
    expect(refuseSignature(request, 'another')).not.toBeNull();
  });

  it.each<[string, string, Record<string, string>]>([
    ['an address of its own', '', {}],
    ['a path with special characters', "/a store's $1 (é) *~", {}],
    ['keys for a session', '', { AWS_SESSION_TOKEN: 'token//with+signs=', AWS_REGION: 'eu-west-1' }],
  ])('is one that AWS takes for %s', async (_, path, env) => {
    const store = await startStore();
    const folder = await temporaryFolder();
    const settings = readBucketSettings({
      S3_BUCKET: 'shop-uploads',
      S3_ENDPOINT: `http://127.0.0.1:${store.port}${path}`,
      S3_PATH_STYLE: 'on',
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: SECRET,
      ...env,
    });
    if (settings === null) throw new Error('expected a bucket');
    const uploads = await openUploadBucket(settings, folder);
    const name = randomUUID();
    await writeFile(join(folder, `${name}.part`), 'text');
    await uploads.keep(name);
    const bytes = await uploads.open(name);
    expect(bytes === null ? null : await text(bytes)).toBe('text');
    await uploads.remove(name);
    expect(await uploads.open(name)).toBeNull();
    const names: string[] = [];
    for await (const some of uploads.listOld()) names.push(...some);
    expect(names).toEqual([FIRST, LAST]);
    expect(store.refused).toEqual([]);
    expect([...store.tokens]).toEqual([env.AWS_SESSION_TOKEN]);
    expect(new Set(store.targets.map((target) => target.split(' ')[0]))).toEqual(new Set(['PUT', 'GET', 'DELETE']));
    await store.stop();
    await rm(folder, { recursive: true });
  });
});
