import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { builtRoot } from './harness/server-process';
import { expect, test } from './harness/test';

/** Every page that shows what we make; each names the server itself as its forms host. */
const PAGES = [
  '/',
  '/marketing/',
  '/marketing/?render=server',
  '/pick-a-platform/',
  '/contact/',
  '/fields/',
  '/shop/',
  '/product/fern-mug/',
  '/basket/',
  '/checkout/',
  '/my-account/',
  '/blog/',
  '/sticky/',
  '/popups/',
  '/widgets/',
  '/playground/',
  '/admin/',
  '/examples/react-app/',
  ...listFiles('examples/import-map').map((file) => `/examples/import-map/${file}`),
  ...['', 'start', 'widgets/forms-embed', 'widgets/popup-engine', 'widgets/page-widgets'].map(
    (path) => `/docs/${path}`,
  ),
];

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(builtRoot(), folder)).filter((file) => file.endsWith('.html'));
}

describe('a page', () => {
  test.for(PAGES)('%s sends nothing to a host that it does not name', async (path, { page, proxy, context }) => {
    const hosts = new Set<string>();
    const open = new Set<Request>();
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol)) hosts.add(host);
      // Browsers do not say how a beacon or a counter ends.
      if (request.resourceType() !== 'ping' && !request.url().includes('/counters.gif')) open.add(request);
    });
    for (const event of ['requestfinished', 'requestfailed'] as const)
      context.on(event, (request) => open.delete(request));
    // Nothing leaves the machine, whatever a page does.
    await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => route.abort());
    await page.goto(proxy.url + path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    if ((await page.locator('[data-mountkit=form]:visible').count()) > 0) {
      await page.locator('form.hs-form :is(input, select, textarea):visible').first().focus();
    }
    await eventually(() => open.size).toBe(0);
    expect([...hosts]).toEqual([new URL(proxy.url).host]);
  });
});
