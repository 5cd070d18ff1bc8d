import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWith, CONTENT, closeCart, openCart } from '../testing/open-cart';
import { openFragments } from './fragments';

afterEach(closeCart);

const SELECTOR = 'div.widget_shopping_cart_content';
const content = (text: string) => ({ [SELECTOR]: `<div class="widget_shopping_cart_content">${text}</div>` });

function open(markup = CONTENT) {
  const page = openCart(markup);
  const text = () => page.find(SELECTOR).textContent;
  return { ...page, text, view: openFragments(page.cart) };
}

const write = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = cookie;
};

describe('the view of the basket', () => {
  it('shows fragments, and keeps them for the next page', () => {
    const { view, text, events } = open();
    const afterSwap = vi.fn();
    view.afterSwap.add(afterSwap);
    view.show(content('one'), 'h');
    expect([text(), events, afterSwap.mock.calls.length]).toEqual(['one', ['fragmentsLoaded'], 1]);
    expect(sessionStorage.getItem('wc_cart_hash')).toBe('h');
  });

  it('refreshes them, and marks what is being replaced meanwhile', async () => {
    const { view, shop, text, find } = open();
    const refreshed = view.refresh();
    expect(find(SELECTOR).classList.contains('updating')).toBe(true);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    (await shop.call(0)).answer(answerWith(content('new')));
    await refreshed;
    expect([text(), find(SELECTOR).classList.contains('updating')]).toEqual(['new', false]);
  });

  it('refreshes once more where that was asked for meanwhile, and only once', async () => {
    const { view, shop, text } = open();
    const refreshed = view.refresh();
    for (let call = 0; call < 3; call++) void view.refresh();
    (await shop.call(0)).answer(answerWith(content('one')));
    (await shop.call(1)).answer(answerWith(content('two')));
    await refreshed;
    expect([text(), shop.calls.length]).toEqual(['two', 2]);
  });

  it('drops an answer that is older than a change of the basket', async () => {
    const { view, shop, cart, text } = open();
    const refreshed = view.refresh();
    cart.queue(async () => view.show(content('newer'), 'h'));
    (await shop.call(0)).answer(answerWith(content('older')));
    await refreshed;
    expect(text()).toBe('newer');
  });

  it('stays as it is where they cannot be fetched', async () => {
    const { view, shop, handle, find } = open();
    const failed = vi.fn();
    handle.on('refreshFailed', failed);
    const refreshed = view.refresh();
    (await shop.call(0)).answer('', 500);
    await refreshed;
    expect(failed.mock.calls[0]?.[0].code).toBe('SERVER_ERROR');
    expect(find(SELECTOR).className).toBe('widget_shopping_cart_content');
  });

  it.each([
    ['h', 0],
    ['other', 1],
    [null, 1],
  ])('refreshes after another tab has stored the hash %j: %i times', (hash, times) => {
    const { view, shop } = open();
    view.show(content('one'), 'h');
    view.refreshIfChanged(hash);
    expect(shop.calls).toHaveLength(times);
  });

  it.each([
    ['woocommerce_items_in_cart=1', ''],
    ['woocommerce_items_in_cart=0', 'none'],
  ])('with the cookie %s shows the widget of the basket as %j', (cookie, display) => {
    write(cookie);
    const { view, find, handle } = open(
      `<aside class="widget_shopping_cart"><i class="hide_cart_widget_if_empty"></i>${CONTENT}</aside>`,
    );
    view.show(content('one'), '');
    expect(find('aside').style.display).toBe(display);
    handle.unmount();
    expect(find('aside').style.display).toBe('');
  });

  it('keeps what the page shows where there is no basket', () => {
    const { view, shop, text } = open(CONTENT.replace('></', '>theirs</'));
    view.open();
    expect([text(), shop.calls]).toEqual(['theirs', []]);
  });
});
