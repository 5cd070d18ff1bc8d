import { consentState, isOwnMarkup } from '@mountkit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { control, mount, registry } from './index';

let shop: ReturnType<typeof fakeFetch>;
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  sessionStorage.clear();
  localStorage.clear();
  shop = fakeFetch();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is loaded on demand takes its time on a busy machine. */
const PATIENCE = { timeout: 15_000 };

const BUTTON = '<a class="add_to_cart_button ajax_add_to_cart" href="/?add-to-cart=13" data-product_id="13">Add</a>';
const LIST = '<div class="widget_shopping_cart_content"><p>Empty</p></div>';

/** A shop with a button and a list, mounted. */
function open(markup = `<p>${BUTTON}</p>${LIST}`, settings = {}) {
  const root = putMarkup(`<div>${markup}</div>`);
  const handle = mount(root, settings);
  const heard: string[] = [];
  for (const name of ['adding', 'notSent', 'added', 'removed', 'failed', 'fragmentsLoaded'] as const) {
    handle.on(name, (detail) => heard.push('code' in detail ? `${name} ${detail.code}` : name));
  }
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return { root, handle, heard, find, button: find('.add_to_cart_button') as HTMLElement };
}

const answerWith = (fragments: unknown, cart_hash: unknown = 'h') => ({ fragments, cart_hash });

it('takes the shop’s keys from single attributes too', async () => {
  const root = putMarkup(`<div data-cart-url="/b/" data-i18n-view-cart="Look" data-is-cart="no">${BUTTON}</div>`);
  mount(root);
  root.querySelector('a')?.click();
  (await shop.call(0)).answer(answerWith({}));
  await vi.waitFor(() => expect(root.querySelector('a.added_to_cart')?.outerHTML).toContain('href="/b/"'), PATIENCE);
  expect(root.querySelector('a.added_to_cart')?.textContent).toBe('Look');
  expect(reports).toEqual([]);
});

describe('a button', () => {
  it.each([
    ['without a product', '<a class="add_to_cart_button ajax_add_to_cart" href="#a">Add</a>'],
    ['that others attend to', BUTTON.replace('add_to_cart_button', 'add_to_cart_button wc-interactive')],
    ['that is no call', BUTTON.replace(' ajax_add_to_cart', '')],
  ])('%s is left alone', (_, markup) => {
    const { heard } = open(markup);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let wasPrevented = false;
    document.querySelector('a')?.addEventListener('click', (event) => {
      wasPrevented = event.defaultPrevented;
    });
    document.querySelector('a')?.dispatchEvent(click);
    expect([heard, wasPrevented, shop.calls.length]).toEqual([[], false, 0]);
  });

  it('that is pressed to open another tab is left alone', () => {
    const { button, heard } = open();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(heard).toEqual([]);
  });

  it('is not loading any more when the cart is unmounted, and its request is forgotten', async () => {
    const { button, handle, heard } = open();
    button.click();
    expect(button.className).toContain('loading');
    const call = await shop.call(0);
    handle.unmount();
    expect(button.className).not.toContain('loading');
    call.answer(answerWith({}));
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual(['adding']);
    expect(document.querySelectorAll('.added_to_cart, .widget_shopping_cart_live_region, [role=alert]')).toHaveLength(
      0,
    );
  });

  it('is told of a time-out', async () => {
    vi.useFakeTimers();
    const { button, heard, find } = open();
    button.click();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(heard).toEqual(['adding', 'failed TIMEOUT']);
    expect(button.className).not.toContain('loading');
    expect(find('[role=alert]')?.textContent).toContain('try again');
  });

  it('announces what was added a second later', async () => {
    vi.useFakeTimers();
    const { button, find } = open(`<p>${BUTTON.replace('href', 'data-success_message="It is there" href')}</p>${LIST}`);
    button.click();
    (await shop.call(0)).answer(answerWith({}));
    await vi.advanceTimersByTimeAsync(999);
    const live = find('.widget_shopping_cart_live_region');
    expect(live?.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(2);
    expect(live?.textContent).toBe('It is there');
  });

  describe('whose success was not announced yet', () => {
    const REMOVER = '<a class="remove_from_cart_button" data-cart_item_key="k"';
    const messages = [
      ['a failure', '<i></i>', '', 'That did not work. Please look at your basket and try again.'],
      ['a removal', `${REMOVER} data-success_message="It is gone">x</a>`, answerWith({ 'b.n': '' }), 'It is gone'],
      ['a removal without a word', `${REMOVER}>x</a>`, answerWith({ 'b.n': '' }), 'Removed from your basket.'],
    ] as const;

    it.each(messages)('is not announced after %s: something newer was said', async (_, markup, answer, text) => {
      // What is loaded on demand is there before the clock stands still.
      await Promise.all([import('./on-demand/removal'), import('./on-demand/fragments')]);
      vi.useFakeTimers();
      const { button, find } = open(`<p>${BUTTON}</p>${markup}`);
      button.click();
      (await shop.call(0)).answer(answerWith({}));
      await vi.advanceTimersByTimeAsync(500);
      (find('.remove_from_cart_button') ?? button).click();
      await vi.advanceTimersByTimeAsync(1);
      (await shop.call(1)).answer(answer);
      await vi.advanceTimersByTimeAsync(100);
      const live = find('.widget_shopping_cart_live_region');
      expect(live?.textContent).toBe(text);
      await vi.advanceTimersByTimeAsync(2000);
      expect(live?.textContent).toBe(text);
    });
  });

  it('gets no link on the page of the basket', async () => {
    const { button, heard } = open(undefined, { is_cart: true });
    button.click();
    (await shop.call(0)).answer(answerWith({}));
    await vi.waitFor(() => expect(heard).toContain('fragmentsLoaded'), PATIENCE);
    expect(document.querySelector('a.added_to_cart')).toBeNull();
    expect(button.className).toContain('added');
  });
});

describe('fragments', () => {
  const swap = async (fragments: unknown, markup?: string) => {
    const page = open(markup);
    await control(page.root)?.show(fragments as Record<string, string>, 'h');
    return page;
  };

  it('replace every match, and leave what would be the same', async () => {
    const page = open('<b class="n">1</b><b class="n">2</b>');
    const [first, second] = document.querySelectorAll('.n');
    await control(page.root)?.show({ 'b.n': '<b class="n">2</b>' }, 'h');
    const after = document.querySelectorAll('.n');
    expect([...after].map(({ textContent }) => textContent)).toEqual(['2', '2']);
    expect([after[0] === first, after[1] === second]).toEqual([false, true]);
    // What the page has done to it since does not matter.
    after[0]?.setAttribute('data-theirs', '');
    await control(page.root)?.show({ 'b.n': '<b class="n">2</b>' }, 'h');
    expect(document.querySelector('[data-theirs]')).toBe(after[0]);
  });

  it('run nothing', async () => {
    const markup = '<b class="n"><img src="x" onerror="window.ran=1"><script>window.ran=1</script></b>';
    await swap({ 'b.n': markup }, '<b class="n"></b>');
    expect(document.querySelector('.n')?.innerHTML).toBe('<img src="x">');
  });

  it('with selectors that are invalid, or match nothing, stop none of the others', async () => {
    await swap({ 'b[': 'x', '.none': 'y', 'b.n': '<b class="n">new</b>' }, '<b class="n"></b>');
    expect(document.querySelector('.n')?.textContent).toBe('new');
    expect(reports).toEqual([expect.stringContaining('"b["')]);
  });

  it('replace nothing in foreign markup', async () => {
    const page = open('<p data-mountkit-foreign><b class="n">foreign</b></p><b class="n">own</b>');
    await control(page.root)?.show({ '.n': '<b class="n">new</b>' }, 'h');
    expect([...document.querySelectorAll('.n')].map((element) => element.textContent)).toEqual(['foreign', 'new']);
  });

  it('are no markup of the page’s own: what they bring names no address of a script', async () => {
    const page = open('<b class="n"></b>');
    await control(page.root)?.show({ '.n': '<div class="n"><i></i></div>' }, 'h');
    expect(isOwnMarkup(document.querySelector('.n i') as Element)).toBe(false);
    expect(isOwnMarkup(page.root)).toBe(true);
  });

  it('keep the focus where it was', async () => {
    const markup = (key: string) =>
      `<div class="n"><a href="/a">a</a><a href="#" data-cart_item_key="${key}">x</a></div>`;
    const page = open(markup('k'));
    document.querySelector<HTMLElement>('[data-cart_item_key]')?.focus();
    await control(page.root)?.show({ 'div.n': `${markup('k').replace('/a', '/b')}` }, 'h');
    expect((document.activeElement as HTMLElement).dataset.cart_item_key).toBe('k');
  });

  it('are not kept where the storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await swap({ 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">1</div>' });
    expect(document.querySelector('.widget_shopping_cart_content')?.textContent).toBe('1');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('fragments that are stored', () => {
  const DAY = 86_400_000;
  const HOUR = 3_600_000;
  const CONTENT = 'div.widget_shopping_cart_content';
  const content = (text: string) => ({ [CONTENT]: `<div class="widget_shopping_cart_content">${text}</div>` });

  afterEach(() => {
    for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash']) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
      document.cookie = `${name}=;max-age=0`;
    }
  });

  it('are asked for again a day after they came, as long as the page stays open', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    for (const text of ['woocommerce_items_in_cart=1', 'woocommerce_cart_hash=h']) document.cookie = text;
    sessionStorage.setItem('wc_fragments', JSON.stringify(content('one')));
    sessionStorage.setItem('wc_cart_hash', 'h');
    sessionStorage.setItem('wc_cart_created', `${Date.now() - DAY + HOUR}`);
    // What is loaded on demand is there before the clock stands still.
    await import('./on-demand/fragments');
    vi.useFakeTimers();
    const { heard } = open();
    await vi.advanceTimersByTimeAsync(HOUR - 1000);
    expect([heard, shop.calls.length]).toEqual([['fragmentsLoaded'], 0]);
    await vi.advanceTimersByTimeAsync(1000);
    (await shop.call(0)).answer(answerWith(content('two')));
    await vi.advanceTimersByTimeAsync(DAY - 1000);
    expect([document.querySelector(CONTENT)?.textContent, shop.calls.length]).toEqual(['two', 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await shop.call(1)).url).toBe('/?wc-ajax=get_refreshed_fragments');
  });

  it('are not asked for where there is no basket any more', async () => {
    await import('./on-demand/fragments');
    vi.useFakeTimers();
    const { root } = open();
    await control(root)?.show(content('none'), '');
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(shop.calls).toEqual([]);
  });
});

describe('a cart', () => {
  it.each(['pointerover', 'focusin'])('has what shows the basket ready when a button hears %s', async (name) => {
    const { button } = open(`<p>${BUTTON}</p><b class="n"></b>`);
    const openFragments = vi.spyOn(await import('./on-demand/fragments'), 'openFragments');
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    button.dispatchEvent(new Event(name, { bubbles: true }));
    await vi.dynamicImportSettled();
    expect(openFragments).toHaveBeenCalledOnce();
    expect(shop.calls).toEqual([]);
  });

  it('attends to what the page holds below its root, where that is still on its way', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { root } = open('');
    const form = '<form class="woocommerce-ordering"><select class="orderby"><option>a</option></select></form>';
    root.insertAdjacentHTML('beforeend', `${form}<input class="qty" type="number" min="2" value="1">`);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.waitFor(() => expect(document.querySelector<HTMLInputElement>('.qty')?.value).toBe('2'), PATIENCE);
  });

  it('asks for nothing while there is no basket', async () => {
    open();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shop.calls).toEqual([]);
  });

  it('asks once what an empty basket looks like, where the page leaves its place empty', async () => {
    open('<div class="widget_shopping_cart_content"></div>');
    const content = '<div class="widget_shopping_cart_content"><p>No products in the basket.</p></div>';
    (await shop.call(0)).answer(answerWith({ 'div.widget_shopping_cart_content': content }, ''));
    const shown = () => document.querySelector('.widget_shopping_cart_content')?.textContent;
    await vi.waitFor(() => expect(shown()).toBe('No products in the basket.'), PATIENCE);

    registry.removeAll();
    open('<div class="widget_shopping_cart_content"></div>');
    await vi.waitFor(() => expect(shown()).toBe('No products in the basket.'), PATIENCE);
    expect(shop.calls).toHaveLength(1);
  });

  it('takes calls from script, in one line', async () => {
    const { root, heard } = open();
    control(root)?.add({ product_id: '1' });
    control(root)?.add({ product_id: '2', quantity: '3' });
    expect(shop.calls).toHaveLength(1);
    (await shop.call(0)).answer(answerWith({}));
    const second = await shop.call(1);
    expect(`${second.init.body}`).toBe('product_id=2&quantity=3');
    second.answer('');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('failed BAD_ANSWER'), PATIENCE);
    // Nobody knows whether the second is there: the page asks.
    expect((await shop.call(2)).url).toBe('/?wc-ajax=get_refreshed_fragments');
  });

  it('reports options that it does not know, once', async () => {
    putMarkup(`<div data-settings='{"cart_ur":"/basket/"}'></div>`);
    mount('div');
    await vi.waitFor(() => expect(reports).toEqual([expect.stringContaining('cart_ur')]), PATIENCE);
  });

  it('does not mind what the body of a page says to others', async () => {
    document.body.dataset.postId = '5';
    const handle = mount(document.body, { cart_url: '/cart/' });
    expect(handle.status).toBe('ready');
    delete document.body.dataset.postId;
    await vi.dynamicImportSettled();
    expect(reports).toEqual([]);
  });
});

describe('where a visitor came from', () => {
  const names = () => [...document.cookie.matchAll(/sbjs_\w+/g)].map(([name]) => name);

  /** What is written from now on, by a host that takes no domain. */
  function watchCookies() {
    const written: string[] = [];
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text);
      if (!text.includes('domain=.')) set?.call(document, text);
    });
    return written;
  }

  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    for (const name of names()) document.cookie = `${name}=;path=/;max-age=0`;
  });

  it.each([1, 2])('is written at once where the host takes no domain, in %i pages', async (pages) => {
    const written = watchCookies();
    for (let page = 1; page <= pages; page++) {
      written.length = 0;
      const { handle } = open('', { attribution: true });
      const session = () => decodeURIComponent(/sbjs_session=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      await vi.waitFor(() => expect(session()).toContain(`pgs=${page}|||`), PATIENCE);
      handle.unmount();
    }
    // Seven cookies, and the one that tells that there is no domain.
    expect([new Set(names()).size, written.length]).toEqual([7, 8]);
  });

  it('is not deleted where nothing is stored', async () => {
    const written = watchCookies();
    open('<wc-order-attribution-inputs></wc-order-attribution-inputs>', {
      attribution: true,
      attribution_params: { allowTracking: false },
    });
    await vi.waitFor(() => expect(document.querySelectorAll('input')).toHaveLength(16), PATIENCE);
    expect(written).toEqual([]);
  });

  it('is not even loaded where it is refused, until a call switches it on', async () => {
    consentState().marketing = false;
    const { root, handle } = open('<wc-order-attribution-inputs></wc-order-attribution-inputs>', { attribution: true });
    const inputs = () => document.querySelectorAll('wc-order-attribution-inputs input').length;
    await vi.dynamicImportSettled();
    expect(inputs()).toBe(0);
    control(root)?.track(false);
    consentState().marketing = true;
    await vi.dynamicImportSettled();
    expect(inputs()).toBe(0);
    control(root)?.track(true);
    await vi.waitFor(() => expect(inputs()).toBe(16), PATIENCE);
    expect(names()).toHaveLength(7);
    handle.unmount();
    expect(Object.getOwnPropertyDescriptor(consentState(), 'marketing')).toMatchObject({ value: true, writable: true });
  });

  it('is recorded, and taken back, as consent is stated', async () => {
    consentState().marketing = false;
    open('', { attribution: true });
    consentState().marketing = true;
    await vi.waitFor(() => expect(names()).toHaveLength(7), PATIENCE);
    consentState().marketing = false;
    expect(names()).toEqual([]);
  });

  it('leaves consent as it is where it is not recorded', () => {
    consentState().marketing = true;
    open('');
    expect(Object.getOwnPropertyDescriptor(consentState(), 'marketing')).toMatchObject({ value: true });
  });

  it('is taken back on the first page after it was refused', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    document.cookie = 'sbjs_first=typ=typein;path=/';
    consentState().marketing = false;
    open('', { attribution: true });
    await vi.waitFor(() => expect(names()).toEqual([]), PATIENCE);
  });

  it('is not stored by a cart that is gone before it could be', async () => {
    const { handle } = open('', { attribution: true });
    handle.unmount();
    await vi.dynamicImportSettled();
    expect(document.cookie).not.toContain('sbjs_');
  });
});
