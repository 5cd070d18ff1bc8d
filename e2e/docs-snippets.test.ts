import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { builtRoot } from './harness/server-process';
import { listSnippets, type Snippet } from './harness/snippets';
import { expect, test } from './harness/test';

const NONCE = 'bm9uY2U';
/** Hosts that a snippet names and nobody has: the example server stands for them. */
const HOSTS = /https:\/\/(?:forms|cdn|site)\.example|http:\/\/localhost:4173/g;
const OTHER_HOSTS = /^https:\/\/(?!127\.0\.0\.1)/;

const snippets = listSnippets().filter(({ notRun }) => !notRun);
const cases = (language: string) =>
  snippets.filter((snippet) => snippet.language === language).map((snippet) => [snippet.place, snippet] as const);

/** The widget's part of the global, by the name that a page marks with. */
const GROUPS = {
  form: 'forms',
  popup: 'popups',
  'off-canvas': 'popups',
  sticky: 'sticky',
  motion: 'sticky',
  loop: 'filters',
  'loop-filter': 'filters',
  cart: 'cart',
  'signup-link': 'links',
  'viral-link': 'links',
} as const;

/** The family of page-widgets or of the shop's pages, by the same. */
const FAMILIES: Readonly<Record<string, string>> = {
  attribution: 'attribution',
  reveal: 'reveal',
  counter: 'reveal',
  progress: 'reveal',
  tabs: 'disclosure',
  accordion: 'disclosure',
  carousel: 'carousel',
  menu: 'menu',
  contact: 'floating',
  'floating-bar': 'floating',
  search: 'search',
  hotspot: 'hotspot',
  lottie: 'lottie',
  'text-path': 'headline',
  headline: 'headline',
  countdown: 'countdown',
  share: 'share',
  tracker: 'toc',
  toc: 'toc',
  posts: 'gallery',
  gallery: 'gallery',
  'page-form': 'page-form',
  payment: 'services',
  embed: 'services',
  background: 'page',
  alert: 'page',
  video: 'video',
  playlist: 'video',
  lightbox: 'lightbox',
  'cart-drawer': 'cart-drawer',
  'cart-page': 'cart-page',
  page: 'page',
  stretch: 'page',
  variations: 'product',
  stars: 'product',
  checkout: 'checkout',
};

/** The policy that the security page gives to copy, for a page of the server's own. */
function copiedPolicy(provider: string, frames: string): string {
  const [, policy = ''] =
    /^Content-Security-Policy: (.+)$/m.exec(readFileSync(join(builtRoot(), 'SECURITY.md'), 'utf8')) ?? [];
  return policy
    .replaceAll('NONCE', NONCE)
    .replaceAll('https://forms.example', provider)
    .replace("frame-src 'self'", `frame-src 'self' ${frames}`);
}

/** What a snippet leaves for its reader to fill in: the names and hashes of the files that are served. */
function fillIn(text: string): string {
  const manifest: Record<string, { integrity: string }> = JSON.parse(
    readFileSync(join(builtRoot(), 'packages/mountkit/dist/manifest.json'), 'utf8'),
  );
  const forms = Object.keys(manifest).find((name) => /^chunks\/forms-.+\.js$/.test(name)) ?? '';
  const hashOf = (name: string) => manifest[name]?.integrity ?? '';
  return text
    .replace(/\/mountkit\/\d+\.\d+\.\d+\//g, '/mountkit/')
    .replaceAll('"/js/mountkit.js"', '"/mountkit/mountkit.js"')
    .replaceAll('hbspt.js"', 'hbspt.js?provider=https://forms.example/"')
    .replaceAll('chunks/forms-HASH.js', forms)
    .replace(/(forms-[^"]+": )"sha384-…"/, (_, name) => `${name}"${hashOf(forms)}"`)
    .replace(/sha384-…[^"]*/g, hashOf('mountkit.js'));
}

interface Opened {
  readonly page: Page;
  readonly url: string;
}

/** Opens markup on the origin of the server, as a page that has the policy to copy. */
async function openMarkup({ page, url }: Opened, markup: string): Promise<void> {
  const text = fillIn(markup).replaceAll(HOSTS, url);
  const hasTag = /<script[^>]+src=|\.src = /.test(text);
  const elements = [...text.matchAll(/'#([\w-]+)'/g)].map(([, id]) => id).filter((id) => !text.includes(`id="${id}"`));
  const body = text.includes('<!doctype')
    ? text
    : pageOf({ head: hasTag ? '' : tagOf(url), body: text + elements.map((id) => `<div id="${id}"></div>`).join('') });
  const policy = copiedPolicy(url, 'https://app.hubspot.com');
  // A tag manager's script sets an address, which such a page refuses; the guide says so.
  const isTyped = !text.includes("createElement('script')");
  const headers = { 'content-security-policy': isTyped ? policy : policy.replace(/; require-trusted-types.*$/, '') };
  await page.route(OTHER_HOSTS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.route('**/snippet/', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: body.replace(/<script/g, `<script nonce="${NONCE}"`) }),
  );
  await page.goto(`${url}/snippet/`);
}

const version = (page: Page) => page.evaluate(() => window.mountkit?.version);

/** What has become of each mark of the page: `form: ready`. */
const marks = (page: Page) =>
  page.evaluate(
    ([groups, families]) =>
      [...document.querySelectorAll('[data-mountkit]')].flatMap((element) =>
        (element.getAttribute('data-mountkit') ?? '').split(' ').map((name) => {
          const group = groups[name as keyof typeof groups] as 'forms';
          const api = window.mountkit?.[group] ?? window.mountkit?.widgets?.[families[name] ?? ''];
          const handle = api?.registry.getByElement(element, name);
          return `${name}: ${handle?.status}`;
        }),
      ),
    [GROUPS, FAMILIES] as const,
  );

/** Waits for what the snippet promises to whoever copies it. */
async function seeWidgets(page: Page, { text }: Snippet): Promise<void> {
  const names = [...text.matchAll(/data-mountkit="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  await eventually(() => marks(page)).toEqual(names.map((name) => `${name}: ready`));
  if (names.includes('form') || /forms\.(?:create|mount)\(/.test(text)) {
    await page.getByRole('button', { name: 'Continue' }).waitFor();
  }
  if (text.includes('#mountkit:popup:open')) {
    await page.locator('a[href^="#mountkit:popup:open"]').click();
    await page.getByRole('dialog').waitFor();
  }
  if (names.includes('viral-link')) await page.locator('[data-mountkit=viral-link] iframe').waitFor();
  if (names.includes('signup-link')) {
    await eventually(() => page.getByRole('link').getAttribute('href')).toContain(
      '/signup-hubspot/trial?trialid=spring',
    );
  }
}

describe('a snippet of markup', () => {
  test.for(cases('html').filter(([, { text }]) => !text.includes('<noscript>')))(
    '%s works for whoever copies it',
    async ([, snippet], { page, proxy, watch }) => {
      await openMarkup({ page, url: proxy.url }, snippet.text);
      await eventually(() => version(page)).toMatch(/^\d+\.\d+\.\d+/);
      await seeWidgets(page, snippet);
      if (snippet.text.includes('dataLayer')) {
        await page.evaluate(() => postMessage({ type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'x' }));
        await eventually(() => page.evaluate('dataLayer')).toEqual([{ event: 'form_submitted', formId: 'x' }]);
      }
      expect(watch.errors).toEqual([]);
      expect(watch.reports).toEqual([]);
    },
  );

  test.runIf(has.pagesWithoutScripts).for(cases('html').filter(([, { text }]) => text.includes('<noscript>')))(
    '%s works where no script runs',
    async ([, { text }], { browser, proxy }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await openMarkup({ page, url: proxy.url }, text);
      await page.getByRole('textbox').first().waitFor();
      await page.getByRole('button').waitFor();
      await context.close();
    },
  );
});

describe('a snippet of script', () => {
  test.for(cases('js'))('%s runs on a page with the tag', async ([, { text }], { page, proxy, watch }) => {
    await openMarkup({ page, url: proxy.url }, `${tagOf(proxy.url, '')}<script>${text}</script>`);
    await eventually(() => version(page)).toMatch(/^\d+\.\d+\.\d+/);
    // What it has asked for is there, and what it has pushed has run.
    await page.evaluate(() => window.mountkit.load('forms'));
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

describe('a snippet of style', () => {
  test.for(cases('css'))('%s holds rules that the browser takes whole', async ([, { text }], { page }) => {
    const counts = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return [...sheet.cssRules].map((rule) => ('style' in rule ? (rule.style as CSSStyleDeclaration).length : 0));
    }, text);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(text.match(/^\s+[\w-]+:/gm)?.length);
  });
});
