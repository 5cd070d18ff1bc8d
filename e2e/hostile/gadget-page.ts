import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import type { FaultProxy } from '../harness/fault-proxy';
import { pageOf } from '../harness/markup';
import { expect } from '../harness/test';

const NONCE = 'bW91bnRraXQ';
const PATH = '/hostile/';

/** The header that SECURITY.md recommends, for a page whose forms host is its own. */
const POLICY = (
  /^Content-Security-Policy: (.+)$/m.exec(readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8'))?.[1] ??
  ''
)
  .replaceAll('NONCE', NONCE)
  .replace(' https://forms.example', '')
  // What a test itself puts there.
  .replace('; trusted-types', '; trusted-types page');

/** Counts what must not happen: code that runs, and a popup that a foreign link opens. */
const TRAPS = `<script nonce="${NONCE}">
  window.runs = 0;
  function ran() { runs++; return ran; }
  window.mountkit = { q: [(mountkit) => mountkit.on('popups:show', ({ id }) => id === '77' && ran())] };
  // Whatever a link leads to, the page stays.
  addEventListener('click', (event) => event.preventDefault());
  addEventListener('submit', (event) => event.preventDefault());
</script>`;

/** What a page with every widget holds beside what a test puts there. */
const WIDGETS = `<div data-mountkit="popup" data-popup-id="77" hidden><h2>A popup</h2></div>
  <div data-mountkit="loop" data-widget-id="abc1234" data-post-id="9"><p>an item</p></div>
  <div data-mountkit="loop-filter" data-loop="abc1234" data-taxonomy="category"><button data-filter="a">A</button></div>
  <div class="woocommerce"></div>`;

/** Where a page is opened, and what it holds. */
export interface GadgetPage {
  /** A file of the script tag. */
  readonly file: string;
  readonly body?: string;
  /** Query and fragment of its address. */
  readonly address?: string;
}

/** Parts of a test. */
interface Parts {
  readonly page: Page;
  readonly proxy: FaultProxy;
}

/** Opens a page under the documented policy on which nothing foreign may run, ask or be mounted. */
export async function openGadgetPage({ page, proxy }: Parts, { file, body = '', address = '' }: GadgetPage) {
  const attributes = `nonce="${NONCE}" data-dialects="hubspot elementor woocommerce"`;
  const tag = `<script src="${proxy.url}/mountkit/${file}" ${attributes} data-provider="${proxy.url}/"></script>`;
  const html = pageOf({ head: TRAPS + tag, body: WIDGETS + body });
  proxy.fault(/^\/hostile\//, { page: html, headers: { 'content-security-policy': POLICY } });

  // What the policy has stopped was never sent.
  const foreign: string[] = [];
  const note = (request: Request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== proxy.url && request.failure()?.errorText !== 'csp')
      foreign.push(`${request.resourceType()} ${url} ${request.failure()?.errorText}`);
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && navigations.push(frame.url()));
  await page.goto(proxy.url + PATH + address);
  await page.waitForFunction(() => !!window.mountkit.scan);

  return {
    /** Nothing has run, nobody else was asked, the page is where it was, and as many elements are mounted as it meant. */
    async expectUnharmed(mounted?: number) {
      expect(await page.evaluate('runs')).toBe(0);
      expect(foreign).toEqual([]);
      expect(navigations).toHaveLength(1);
      expect(await page.evaluate('typeof mountkit.scan')).toBe('function');
      if (mounted !== undefined) expect(await countMounted(page)).toBe(mounted);
    },
  };
}

/** How many widgets all copies of mountkit have mounted, those that a dialect found among them. */
export const countMounted = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shared = Reflect.get(window, Symbol.for('mountkit.v1')) as Map<string, Set<unknown>> | undefined;
    return shared?.get('mounted')?.size ?? 0;
  });

/** What stands in foreign markup by which something could be run, mounted or followed; empty where all is well. */
export const listDangers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CLASS = /^(?:mountkit|elementor|e-|hs-form-frame|add_to_cart|woocommerce)/;
    const isDanger = (element: Element) =>
      /^(?:script|iframe|frame|object|embed|style|link|meta|base|form|input|button|template|svg|math)$/i.test(
        element.localName,
      ) ||
      [...element.classList].some((name) => CLASS.test(name)) ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^(?:on|data-)|^(?:srcdoc|is|e-action-hash|ping)$/.test(name) ||
          (/^(?:id|name)$/.test(name) && !value.startsWith('user-content-')) ||
          (/^(?:href|src|action|formaction)$/.test(name) &&
            /script:|elementor-action|#mountkit:|^data:text/i.test(value)),
      );
    return [...document.querySelectorAll('[data-mountkit-foreign] *')]
      .filter(isDanger)
      .map((element) => element.outerHTML.slice(0, 300));
  });
