import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { control, mount, registry } from './index';
import { answerWith, clearCookies, PATIENCE } from './testing/open-cart';

// A rejection that nobody handles fails the run.
const lost = new Error('offline');
const refuse = () => {
  throw lost;
};

let shop: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  resetPage();
  shop = fakeFetch();
  watchReports();
});

afterEach(() => {
  registry.removeAll();
  clearCookies();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** The reports with their causes; an error that a factory throws is the cause of vitest's own. */
const reported = () =>
  vi.mocked(console.error).mock.calls.map(([message, cause]) => [message, (cause as Error).cause ?? cause]);

/** Waits until a part is reported, once, as one that could not be loaded. */
async function expectRefusal(what: string) {
  await vi.waitFor(() => expect(reported()).not.toEqual([]), PATIENCE);
  await vi.dynamicImportSettled();
  expect(reported()).toEqual([[`mountkit: cart #div: could not load ${what}`, lost]]);
}

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const LIST = (inside: string) => `<div class="widget_shopping_cart_content">${inside}</div>`;
const REMOVE = '<a class="remove_from_cart_button" data-cart_item_key="k" href="#server">x</a>';

it('the basket: adding works without it, and the next answer is shown', async () => {
  vi.doMock('./on-demand/fragments', refuse);
  const root = putMarkup(`<div>${LIST('old')}</div>`);
  const added: string[] = [];
  mount(root).on('added', ({ cartHash }) => added.push(cartHash));
  // It is needed by both at once.
  control(root)?.add({ product_id: '1' });
  await control(root)?.show({}, 'h');
  (await shop.call(0)).answer(answerWith({ '.widget_shopping_cart_content': LIST('one') }, 'h1'));
  await expectRefusal('the basket');
  await vi.waitFor(() => expect(added).toEqual(['h1']));
  expect(find('.widget_shopping_cart_content').textContent).toBe('old');

  vi.doUnmock('./on-demand/fragments');
  control(root)?.add({ product_id: '2' });
  (await shop.call(1)).answer(answerWith({ '.widget_shopping_cart_content': LIST('two') }));
  await vi.waitFor(() => expect(find('.widget_shopping_cart_content').textContent).toBe('two'), PATIENCE);
  expect(reported()).toHaveLength(1);
});

it('the removal of products: the link leads to its address, and the next press removes', async () => {
  vi.doMock('./on-demand/removal', refuse);
  const root = putMarkup(`<div>${LIST(REMOVE)}</div>`);
  const removed: string[] = [];
  mount(root).on('removed', () => removed.push('removed'));
  find('a').click();
  await vi.waitFor(() => expect(location.hash).toBe('#server'), PATIENCE);
  await expectRefusal('the removal of products');

  vi.doUnmock('./on-demand/removal');
  find('a').click();
  const remove = await vi.waitUntil(() => shop.calls.find(({ url }) => /remove_from_cart/.test(url)), PATIENCE);
  remove.answer(answerWith({ '.widget_shopping_cart_content': LIST('') }));
  await vi.waitFor(() => expect(removed).toEqual(['removed']));
});

it('fields and alerts: an alert is focused when it is asked for again', async () => {
  vi.doMock('./on-demand/page-extras', refuse);
  const root = putMarkup('<div><p class="woocommerce-error" role="alert">Sold out</p></div>');
  expect(mount(root).status).toBe('ready');
  await expectRefusal('fields and alerts of the shop');
  expect(find('p').hasAttribute('tabindex')).toBe(false);

  vi.doUnmock('./on-demand/page-extras');
  control(root)?.focusAlert();
  await vi.waitFor(() => expect(document.activeElement).toBe(find('p')), PATIENCE);
});

it('order attribution: it is recorded when the page switches it on', async () => {
  vi.doMock('./on-demand/attribution', refuse);
  const root = putMarkup('<div></div>');
  mount(root, { attribution: true });
  await expectRefusal('order attribution');
  expect(document.cookie).not.toContain('sbjs_');

  vi.doUnmock('./on-demand/attribution');
  control(root)?.track(true);
  await vi.waitFor(() => expect(document.cookie).toContain('sbjs_current'), PATIENCE);
});

it('quantities of the mini basket: they can be changed after its next refresh', async () => {
  vi.doMock('./on-demand/fragments/quantities', refuse);
  const item = `<li>${REMOVE}<p class="quantity"><input class="qty" type="number" min="0" value="1"></p></li>`;
  const root = putMarkup(`<div>${LIST(item)}</div>`);
  mount(root);
  (await shop.call(0)).answer(answerWith({ '.widget_shopping_cart_content': LIST(item) }));
  await expectRefusal('quantities of the mini basket');

  vi.doUnmock('./on-demand/fragments/quantities');
  await control(root)?.show({ '.widget_shopping_cart_content': LIST(item) }, 'h');
  await vi.dynamicImportSettled();
  const before = shop.calls.length;
  find<HTMLInputElement>('.qty').value = '3';
  find('.qty').dispatchEvent(new Event('change', { bubbles: true }));
  expect((await shop.call(before)).url).toBe('/wp-json/wc/store/v1/cart');
});

it.each(['./on-demand/removal', './on-demand/fragments'])('%s: nothing is reported after unmount', async (path) => {
  vi.doMock(path, refuse);
  const root = putMarkup(`<div>${LIST(REMOVE)}</div>`);
  const handle = mount(root);
  find('a').click();
  handle.unmount();
  await vi.dynamicImportSettled();
  vi.doUnmock(path);
  expect([reported(), location.hash]).toEqual([[], '']);
});
