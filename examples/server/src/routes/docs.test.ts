import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppEnv } from '@mountkit/provider';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/database';
import { docsRoutes } from './docs';

const INLINE = 'document.documentElement.dataset.ready = "yes"';
const PAGE = `<html><head><script id="check">${INLINE}</script><script type="module" src="/docs/assets/app.js"></script></head>
<body style="--gap:0px;"><h1>Page</h1></body></html>`;

let folder: string;
let app: Hono<AppEnv>;

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'guide'));
  await mkdir(join(folder, 'assets', 'chunks'), { recursive: true });
  for (const file of ['index.html', 'start.html', 'guide/index.html', '404.html']) {
    await writeFile(join(folder, file), PAGE.replace('Page', file));
  }
  await writeFile(join(folder, 'assets', 'chunks', 'theme.BxT3_k9Q.js'), 'export {}');
  app = docsRoutes({ docs: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const open = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.request(path, { headers });
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the documentation', () => {
  it.each([
    ['/docs/', 'index.html'],
    ['/docs/start', 'start.html'],
    ['/docs/guide/', 'guide/index.html'],
  ])('%s is %s', async (path, file) => {
    const response = await open(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(file);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('is found without its slash too', async () => {
    const response = await open('/docs');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/docs/');
  });

  it('says what is not there, as a page to who reads and as a status to who does not', async () => {
    const page = await open('/docs/nothing');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('404.html');
    const call = await open('/docs/nothing.js', { accept: '*/*' });
    expect(call.status).toBe(404);
    expect(await call.text()).not.toContain('404.html');
  });

  it('keeps files of hashed names for ever', async () => {
    const response = await open('/docs/assets/chunks/theme.BxT3_k9Q.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('lets nothing inline run but what stands in the page', async () => {
    const policy = (await open('/docs/')).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${hashOf(INLINE)};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('--gap:0px;')};`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('does not leave its folder', async () => {
    for (const path of ['/docs/..%2Fsecret', '/docs/.hidden']) expect((await open(path)).status).toBe(404);
  });
});

it('is missing where it was not built', async () => {
  expect((await docsRoutes({ docs: join(folder, 'nowhere') }).request('/docs/')).status).toBe(404);
});
