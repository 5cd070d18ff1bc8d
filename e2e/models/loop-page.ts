import type { Locator, Page } from 'playwright-core';
import type { FaultProxy } from '../harness/fault-proxy';
import { pageOf, tagOf } from '../harness/markup';
import { test as base } from '../harness/test';

/** The call that fetches a list. */
export const CALL = /refresh-loop/;

const LIST_ID = 'abc1234';

/** A group of controls for the list. */
export const GROUP = `<div data-mountkit="loop-filter" data-filter-id="tags" data-loop="${LIST_ID}" data-taxonomy="tag" data-join="OR"
  data-multiple="yes" role="group" aria-label="Tags">
  <button type="button" data-filter="__all" aria-pressed="true">All</button>
  <button type="button" data-filter="a" aria-pressed="false">Apples <span data-count>1</span></button>
  <button type="button" data-filter="b+c" aria-pressed="false">Both</button>
  <label><input type="checkbox" data-filter="d"> Dates</label>
  <span data-filter-chips></span>
</div>`;

/** A group for the list with other controls. */
export const groupOf = (
  taxonomy: string,
  controls: string,
  attributes = `role="group" aria-label="${taxonomy}"`,
): string =>
  `<div data-mountkit="loop-filter" data-loop="${LIST_ID}" data-taxonomy="${taxonomy}" ${attributes}>${controls}</div>`;

/** The list, with one item. */
export const LIST = `<div data-mountkit="loop" data-widget-id="${LIST_ID}" data-post-id="13"><ul><li>first</li></ul></div>`;

/** Another list. */
export const OTHER_LIST = LIST.replace(LIST_ID, 'xyz9876');

/** As much of a call's body as tests look at. */
interface Sent {
  readonly widget_filters: { readonly taxonomy?: Readonly<Record<string, { readonly terms: readonly string[] }>> };
}

/** A page with a list and a group of controls, as a visitor meets it. */
export interface LoopPage {
  /** The elements of the lists. */
  readonly list: Locator;
  /** The note that a list could not be updated. */
  readonly note: Locator;
  /** What is announced to screen readers. */
  readonly status: Locator;
  /** Controls that are pressed. */
  readonly pressed: Locator;
  /** The script tag for a page of the test's own. */
  tag(attributes?: string): string;
  /** Opens a page of the test's own, on the origin of the shop, where the call is. */
  openHtml(html: string, headers?: Readonly<Record<string, string>>): Promise<void>;
  /** Opens a page with a list and its group, of which every event is noted. Calls are answered with two items. */
  open(body?: string): Promise<void>;
  /** Opens a page of the shop, and waits until its groups are mounted: a link of one would lead to another page before. */
  openShop(path: string): Promise<void>;
  /** Waits until the filters are mounted. */
  ready(): Promise<unknown>;
  /** Waits until the engine is loaded. */
  engineLoaded(): Promise<unknown>;
  /** Answers the calls from now on with a list of these items. */
  answer(...names: readonly string[]): void;
  /** A button by its name, with or without the number of its items. */
  button(name: string): Locator;
  /** Presses a button. */
  choose(name: string): Promise<void>;
  isPressed(name: string): Promise<string | null>;
  /** The names of the items that the list shows. */
  items(widgetId?: string): Promise<string[]>;
  isBusy(): Promise<boolean>;
  /** What the first list of a page of the shop says of itself. */
  count(): Promise<string | null>;
  /** The number of products on a page of the shop. */
  resultCount(text: string): Locator;
  /** The controls of the group for a taxonomy. */
  controls(taxonomy: string): Locator;
  /** The query of the address. */
  query(): string;
  scrollY(): Promise<number>;
  scrollTo(y: number | 'end'): Promise<void>;
  /** The text of what has the focus. */
  focused(): Promise<string | null | undefined>;
  /** The names of the events, in their order. */
  events(): Promise<string[]>;
  /** The bodies of the calls that were sent. */
  sent(): Sent[];
  /** The filters of the last call; undefined before any. */
  lastFilters(): Sent['widget_filters'] | undefined;
  /** Changes an attribute of the group. */
  setGroup(name: string, value: string): Promise<void>;
}

const NOTE_EVENTS = `<script>var heard = []; ['change', 'loading', 'loaded', 'failed'].forEach(function (name) {
  document.addEventListener('mountkit:filters:' + name, function () { heard.push(name); }); });</script>`;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The page, whose requests go through the proxy. */
function loopPage(page: Page, proxy: FaultProxy): LoopPage {
  const list = page.locator('[data-widget-id]');
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${escapePattern(name)}( \\d+)?$`) });
  const model: LoopPage = {
    list,
    note: page.locator('.mountkit-loop-note'),
    status: page.locator('body > [role=status]'),
    pressed: page.locator('[aria-pressed=true]'),
    tag: (attributes = '') => tagOf(proxy.url, `data-rest-base="${proxy.url}/wp-json/" ${attributes}`),
    async openHtml(html, headers = {}) {
      proxy.fault(/^\/own\//, { page: html, headers });
      await page.goto(`${proxy.url}/own/`);
    },
    async open(body = GROUP + LIST) {
      model.answer('one', 'two');
      await model.openHtml(pageOf({ head: NOTE_EVENTS + model.tag(), body }));
      await model.ready();
    },
    async openShop(path) {
      await page.goto(proxy.url + path);
      await page.waitForFunction(() =>
        window.mountkit.filters?.registry.all().every(({ status }) => status === 'ready'),
      );
    },
    ready: () => page.evaluate(() => window.mountkit.load('filters').then(() => {})),
    engineLoaded: () =>
      page.waitForFunction(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
          ({ name, responseEnd }) => /filters-engine/.test(name) && responseEnd > 0,
        ),
      ),
    answer(...names) {
      const data = `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
      proxy.fault(CALL, { status: 200, body: JSON.stringify({ data, counts: { tag: { a: 2, b: 0 } } }) });
    },
    button,
    choose: (name) => button(name).click(),
    isPressed: (name) => button(name).getAttribute('aria-pressed'),
    items: (widgetId) =>
      page.locator(widgetId ? `[data-widget-id=${widgetId}] li` : '[data-widget-id] li').allTextContents(),
    isBusy: async () => (await list.getAttribute('aria-busy')) === 'true',
    count: () => list.locator('[role=status]').first().textContent(),
    resultCount: (text) => page.locator('.woocommerce-result-count', { hasText: text }),
    controls: (taxonomy) => page.locator(`[data-taxonomy=${taxonomy}] [data-filter]`),
    query: () => new URL(page.url()).search,
    scrollY: () => page.evaluate(() => scrollY),
    scrollTo: (y) => page.evaluate((y) => scrollTo(0, y === 'end' ? document.body.scrollHeight : y), y),
    focused: () => page.evaluate(() => document.activeElement?.textContent),
    events: () => page.evaluate('heard') as Promise<string[]>,
    sent: () => proxy.requests.filter(({ path }) => CALL.test(path)).map(({ body }) => JSON.parse(body)),
    lastFilters: () => model.sent().at(-1)?.widget_filters,
    setGroup: (name, value) =>
      page.evaluate(
        ([name = '', value = '']) => document.querySelector('[data-filter-id]')?.setAttribute(name, value),
        [name, value],
      ),
  };
  return model;
}

/** A test with such a page. */
export const test = base.extend<{ loop: LoopPage }>({
  loop: async ({ page, proxy }, use) => {
    await use(loopPage(page, proxy));
  },
});
