import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from '../http/env';
import { temporaryFolder } from '../testing/database';
import { assetRoutes } from './assets';

const SCRIPT = `${'console.log("mountkit");\n'.repeat(200)}// é`;
let folder: string;
let app: Hono<AppEnv>;

beforeAll(async () => {
  folder = await temporaryFolder();
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'chunks'), { recursive: true });
  await mkdir(join(folder, 'public'));
  await writeFile(join(dist, 'mountkit.js'), SCRIPT);
  await writeFile(join(dist, 'chunks', 'forms-0b73c9e.js'), SCRIPT);
  await writeFile(join(dist, 'chunks', 'plain.js'), SCRIPT);
  await writeFile(join(dist, '.hidden.js'), 'hidden');
  await writeFile(join(folder, 'secret.js'), 'secret');
  await symlink(join(folder, 'secret.js'), join(dist, 'linked.js'));
  await writeFile(join(folder, 'public', 'site.css'), 'body {}');
  await writeFile(join(folder, 'public', 'shop picture.svg'), '<svg/>');
  await writeFile(join(folder, 'public', 'dot.png'), 'x');
  app = assetRoutes({ mountkit: dist, assets: join(folder, 'public') });
});
afterAll(() => rm(folder, { recursive: true }));

const fetchFile = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('files', () => {
  it.each([
    ['/mountkit/mountkit.js', 'text/javascript; charset=utf-8'],
    ['/assets/site.css', 'text/css; charset=utf-8'],
    ['/assets/shop%20picture.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/dot.png', 'image/png'],
  ])('%s comes as %s', async (path, type) => {
    const response = await fetchFile(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('of hashed names stay for ever; others are asked for again', async () => {
    const cacheOf = async (path: string) => (await fetchFile(path)).headers.get('cache-control');
    expect(await cacheOf('/mountkit/chunks/forms-0b73c9e.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/mountkit/chunks/plain.js')).toBe('no-cache');
    expect(await cacheOf('/mountkit/mountkit.js')).toBe('no-cache');
  });

  it('are not sent again to whoever has them', async () => {
    const etag = (await fetchFile('/mountkit/mountkit.js')).headers.get('etag') ?? '';
    const again = await fetchFile('/mountkit/mountkit.js', { 'If-None-Match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('are sent anew once they have changed', async () => {
    const path = join(folder, 'public', 'changing.css');
    await writeFile(path, 'a {}');
    expect(await (await fetchFile('/assets/changing.css')).text()).toBe('a {}');
    await writeFile(path, 'b { color: red }');
    expect(await (await fetchFile('/assets/changing.css')).text()).toBe('b { color: red }');
  });
});

describe('compression', () => {
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('is the best that the client takes, each under a tag of its own', async () => {
    const brotli = await fetchFile('/mountkit/mountkit.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(SCRIPT);

    const gzip = await fetchFile('/mountkit/mountkit.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(SCRIPT);
    expect(gzip.headers.get('etag')).not.toBe(brotli.headers.get('etag'));
  });

  it('is none for a client that asks for none, and for pictures', async () => {
    const plain = await fetchFile('/mountkit/mountkit.js');
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(SCRIPT);
    const picture = await fetchFile('/assets/dot.png', { 'Accept-Encoding': 'br' });
    expect(picture.headers.has('content-encoding')).toBe(false);
  });
});

describe('outside of the folders', () => {
  it.each([
    '/mountkit/../secret.js',
    '/mountkit/%2e%2e/secret.js',
    '/mountkit/..%2fsecret.js',
    '/mountkit/..%5csecret.js',
    '/mountkit/chunks/../../secret.js',
    '/mountkit/%252e%252e/secret.js',
    '/mountkit//etc/passwd',
    '/mountkit/linked.js',
    '/mountkit/.hidden.js',
    '/mountkit/mountkit.js%00.css',
    '/mountkit/%',
    '/mountkit/chunks',
    '/mountkit/',
    '/assets/../dist/mountkit.js',
  ])('%s is not there', async (path) => {
    // As a client sends it: the address is not tidied up on the way.
    const raw = new Proxy(new Request('http://localhost/'), {
      get: (request, key) => (key === 'url' ? `http://localhost${path}` : Reflect.get(request, key)),
    });
    expect((await app.fetch(raw)).status).toBe(404);
    expect((await fetchFile(path)).status).toBe(404);
  });
});
