import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config';
import { FIRST_PORTAL } from './db/portals';
import { type RunningProvider, startProvider } from './start';
import { HOOK_MS, newDataFolder } from './testing/database';

let folder: string;
let server: RunningProvider;

beforeAll(async () => {
  folder = await newDataFolder();
  const script = join(folder, 'script');
  await mkdir(script);
  await writeFile(join(script, 'mountkit.js'), '/* the script tag */');
  const uploads = join(folder, 'uploads');
  await mkdir(uploads);
  for (const name of [randomUUID(), 'old.part']) {
    await writeFile(join(uploads, name), 'left');
    await utimes(join(uploads, name), 0, 0);
  }
  server = await startProvider(readConfig({ PORT: '0', DATA_DIR: folder, SCRIPT_DIR: script }));
}, HOOK_MS);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
}, HOOK_MS);

const fetchText = async (path: string) => {
  const response = await fetch(`http://localhost:${server.port}${path}`, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
};

describe('a provider that stands alone', () => {
  it('says on its first page what it is, names its portal, and leads to the stored data', async () => {
    const { status, text } = await fetchText('/');
    expect(status).toBe(200);
    expect(text).toContain(`<strong>${FIRST_PORTAL.id}</strong>`);
    expect(text).toContain('href="/admin/"');
    expect(text).not.toMatch(/href="\/(marketing|shop|popups|docs)\//);
  });

  it('removes what one that was killed has left of uploads', async () => {
    await vi.waitFor(async () => expect(await readdir(join(folder, 'uploads'))).toEqual([]), { timeout: 20_000 });
  });

  it('has no form, and an admin page that says so', async () => {
    expect(JSON.parse((await fetchText('/admin/api/forms')).text)).toEqual({ mayAdd: true, items: [] });
    const { status, text } = await fetchText('/admin/');
    expect(status).toBe(200);
    expect(text).not.toMatch(/href="\/(marketing|shop|popups|docs)\//);
    expect((await fetchText('/admin/api/orders')).status).toBe(404);
  });

  it('serves the script tag and the styles of its own pages', async () => {
    expect((await fetchText('/mountkit/mountkit.js')).text).toBe('/* the script tag */');
    expect((await fetchText('/assets/admin.css')).status).toBe(200);
    expect((await fetchText('/nowhere')).status).toBe(404);
  });
});
