import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCart, openCart, press } from '../testing/open-cart';
import { enhancePage } from './enhance-page';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  closeCart();
  history.replaceState(null, '', '/');
});

function open(markup: string) {
  const page = openCart(markup);
  enhancePage(page.cart);
  return page;
}

it('submits the form of the sorting at once, and no other', () => {
  const select = (name: string) => `<select class="${name}"><option>a</option><option>b</option></select>`;
  const { find } = open(
    `<form class="woocommerce-ordering">${select('orderby')}</form><form id="other">${select('size')}</form>`,
  );
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted, { once: true });
  for (const name of ['.size', '.orderby']) find(name).dispatchEvent(new Event('change', { bubbles: true }));
  expect(submitted).toHaveBeenCalledOnce();
  expect(submitted.mock.calls[0]?.[0].target).toBe(find('.woocommerce-ordering'));
});

it.each([
  ['below the least is raised', 'min="2" value="1"', '2'],
  ['of nothing is raised', 'min="1" value=""', '1'],
  ['that is enough stays', 'min="2" value="3"', '3'],
  ['without a least stays', 'value="-1"', '-1'],
])('a quantity %s', (_, attributes, value) => {
  const { find } = open(`<input class="qty" type="number" ${attributes}>`);
  expect(find<HTMLInputElement>('.qty').value).toBe(value);
});

it.each(['class="product-quantity"', 'data-mountkit-foreign'])(
  'a quantity in an element with %s stays',
  (attributes) => {
    const { find } = open(`<p ${attributes}><input class="qty" type="number" min="2" value="1"></p>`);
    expect(find<HTMLInputElement>('.qty').value).toBe('1');
  },
);

describe('the notice of the store', () => {
  const NOTICE = `<p class="woocommerce-store-notice" data-notice-id="7" style="display:none">Closed on Monday
    <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;
  const LINK = '.woocommerce-store-notice__dismiss-link';

  it('is shown, and hidden for the visit when it is dismissed', () => {
    const { find, handle } = open(NOTICE);
    const notice = find('p');
    expect(notice.style.display).toBe('');
    expect(press(find(LINK))).toBe(false);
    expect([notice.style.display, document.cookie]).toEqual(['none', 'store_notice7=hidden']);
    handle.unmount();
    expect(notice.style.display).toBe('none');
  });

  it('is shown where a style sheet hides it, and has the display of one that shows it', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.woocommerce-store-notice { display: none }';
    expect(open(NOTICE).find('p').style.display).toBe('block');
    style.textContent = '.woocommerce-store-notice { display: flex }';
    expect(open(NOTICE).find('p').style.display).toBe('');
    style.remove();
  });

  it('stays hidden on the next page', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    document.cookie = 'store_notice7=hidden';
    expect(open(NOTICE).find('p').style.display).toBe('none');
  });

  it.each([
    ['Enter', 'none'],
    [' ', 'none'],
    ['Tab', ''],
  ])('after the key %j its display is %j', (key, display) => {
    const { find } = open(NOTICE);
    find(LINK).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(find('p').style.display).toBe(display);
  });

  it('in foreign markup stays as it is', () => {
    expect(open(`<div data-mountkit-foreign>${NOTICE}</div>`).find('p').style.display).toBe('none');
  });
});

describe('the result count', () => {
  const COUNT = '<p class="woocommerce-result-count">Showing <b>9</b></p>';

  it('is announced again two seconds after the page was sorted', () => {
    history.replaceState(null, '', '/?orderby=price');
    vi.useFakeTimers();
    const { find } = open(COUNT);
    const count = find('p');
    const [first] = count.childNodes;
    expect(count.ariaHidden).toBe('true');
    const watch = new MutationObserver(() => {});
    watch.observe(count, { childList: true });
    vi.advanceTimersByTime(1999);
    expect([count.ariaHidden, watch.takeRecords().length]).toEqual(['true', 0]);
    vi.advanceTimersByTime(1);
    expect(count.ariaHidden).toBeNull();
    expect(watch.takeRecords().length).toBeGreaterThan(0);
    expect([count.textContent, count.firstChild]).toEqual(['Showing 9', first]);
  });

  it('is left alone on a page that is not sorted', () => {
    expect(open(COUNT).find('p').ariaHidden ?? null).toBeNull();
  });

  it('can be read again when the cart is unmounted before', () => {
    history.replaceState(null, '', '/?orderby=price');
    const { find, handle } = open(COUNT);
    handle.unmount();
    expect(find('p').ariaHidden).toBeNull();
  });
});
