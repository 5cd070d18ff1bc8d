import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { builtRoot } from './harness/server-process';
import { expect, test } from './harness/test';

/** Every page that shows what we make; each names the server itself as its forms host. */
const PAGES = [
  '/',
  '/marketing/',
  '/marketing/?render=server',
  '/pick-a-platform/',
  '/contact/',
  '/embed-code/',
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

/** Those whose form counts that it is shown, and is entered here. */
const HAS_FORM = /^\/(?:marketing|contact|fields)\/|\/start$/;

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(builtRoot(), folder)).filter((file) => file.endsWith('.html'));
}

describe('a page', () => {
  test.for(PAGES)('%s sends nothing to a host that it does not name', async (path, { page, proxy, context }) => {
    const hosts = new Set<string>();
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol)) hosts.add(host);
    });
    // Nothing leaves the machine, whatever a page does.
    await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => route.abort());
    await page.goto(proxy.url + path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    if (HAS_FORM.test(path)) {
      const counted = page.waitForRequest(/counters\.gif/);
      await page.locator('form :is(input, select, textarea):visible').first().focus();
      await counted;
    }
    // What starts when the page has nothing else to do has been asked for by now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect([...hosts]).toEqual([new URL(proxy.url).host]);
  });
});
