import type { Page } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { type Bundle, bundleSnippets } from './harness/bundle-snippets';
import type { FaultProxy } from './harness/fault-proxy';
import { pageOf } from './harness/markup';
import { listSnippets } from './harness/snippets';
import { expect, test } from './harness/test';

const snippets = listSnippets().filter(({ language, notRun }) => /^tsx?$/.test(language) && !notRun);
/** Where forms come from that name no host of their own, and where the documentation's hosts are. */
const FORMS_HOSTS = /^https:\/\/(?:[\w.-]+\.(?:hsforms|hubspot)[\w-]*\.(?:com|net)|forms\.example)\//;

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundleSnippets(snippets);
}, 240_000);

/** What a program's element holds, where it is not empty. */
const CONTENT: Readonly<Record<string, string>> = {
  mountAccordion: '<h3>Do you ship?</h3><p>On Mondays.</p>',
};

/** Opens a page of the server's origin that has what the program looks for, and runs it. */
async function run(page: Page, { url }: FaultProxy, index: number): Promise<void> {
  const { text = '' } = snippets[index] ?? {};
  const ids = [...text.matchAll(/\b(\w+)\('#([\w-]+)'/g)];
  const elements = ids.map(([, call, id]) =>
    call === 'mountSignupLink' ? `<a id="${id}" href="/">Go</a>` : `<div id="${id}">${CONTENT[call ?? ''] ?? ''}</div>`,
  );
  const body = pageOf({
    body: `<header>Top</header>${elements.join('')}<div id="app"></div><script type="module" src="/run/${index}.js"></script>`,
  });
  await page.route(FORMS_HOSTS, async (route) => {
    if (route.request().isNavigationRequest()) {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A page of the app</title>' });
    }
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname + search }) });
  });
  await page.route(`${url}/run/**`, (route) => {
    const code = bundle.get(new URL(route.request().url()).pathname);
    return route.fulfill(
      code === undefined ? { contentType: 'text/html', body } : { contentType: 'text/javascript', body: code },
    );
  });
  await page.goto(`${url}/run/`, { waitUntil: 'load' });
}

describe('a program of the documentation', () => {
  test.for(snippets.map(({ place, text }, index) => [place, index, text] as const))(
    '%s does what it says',
    async ([place, index, text], { page, proxy, watch }) => {
      await run(page, proxy, index);
      if (/MarketingForm|useForm\(|[^.]\bmount\([^)]*portalId/.test(text)) {
        await page.getByRole('button', { name: 'Continue' }).waitFor();
      } else if (text.includes('mountSignupLink')) {
        await page.locator('a[href*="/signup-hubspot/trial"]').waitFor();
      } else if (place.startsWith('packages/popup-engine') && text.includes("open('letter')")) {
        await page.getByRole('dialog').waitFor();
      } else if (/^export function [A-Z]/m.test(text)) {
        await page.locator('#app > *').first().waitFor();
      }
      expect(watch.errors).toEqual([]);
      expect(watch.reports).toEqual([]);
    },
  );
});
