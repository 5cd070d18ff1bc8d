import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchBrowser } from './browser';
import { builds } from './builds';
import { type PageWatch, tellViolations, watchPage } from './csp-reports';
import { PATIENCE } from './eventually';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import type { Build } from './find-builds';
import { type PageServer, startPageServer } from './page-server';

export { expect } from 'vitest';

/** What a browser test may ask for. */
interface Fixtures {
  /** The build that runs. Default the first; a suite overrides it. */
  build: Build;
  /** One Chromium for the whole file. */
  browser: Browser;
  /** The example server, behind a proxy of this test's own. */
  proxy: FaultProxy;
  /** Pages on another origin. */
  pages: PageServer;
  /** Fresh cookies, storage and cache. */
  context: BrowserContext;
  /** An empty page. At the end of the test it must have thrown nothing. */
  page: Page;
  /** What `page` has said. */
  watch: PageWatch;
}

const watches = new WeakMap<Page, PageWatch>();

/** vitest's test, with a browser. */
export const test = base.extend<Fixtures>({
  build: builds[0] as Build,
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs.
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  proxy: async ({ build }, use) => {
    const proxy = await startFaultProxy(inject('server'), build);
    await use(proxy);
    await proxy.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs.
  pages: async ({}, use) => {
    const pages = await startPageServer();
    await use(pages);
    await pages.close();
  },
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(PATIENCE);
    await tellViolations(context);
    await use(context);
    // What a test still has on its way is of no use to it any more.
    await Promise.all([context, ...context.pages()].map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    const watch = watchPage(page);
    watches.set(page, watch);
    await use(page);
    expect(watch.thrown).toEqual([]);
  },
  watch: async ({ page }, use) => {
    await use(watches.get(page) as PageWatch);
  },
});
