import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCart, openCart, PATIENCE } from '../../testing/open-cart';
import { createTracker } from './create-tracker';

beforeEach(() => history.replaceState(null, '', '/?utm_source=letter&utm_medium=email'));
afterEach(() => {
  closeCart();
  history.replaceState(null, '', '/');
});

const INPUTS = '<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';

function open(markup = INPUTS, params: object = {}) {
  const page = openCart(markup, { attribution_params: params });
  const { track, origin } = createTracker(
    page.cart.context,
    page.cart.context.settings().attribution_params,
    page.cart,
  );
  /** What fills the inputs of forms is loaded when there is a form. */
  const tracker = (isOn?: boolean) => {
    track(isOn);
    return vi.dynamicImportSettled();
  };
  const value = (name: string) => page.find<HTMLInputElement>(`[name="wc_order_attribution_${name}"]`)?.value;
  return { ...page, tracker, origin, value };
}

const names = () => [...document.cookie.matchAll(/sbjs_\w+/g)].map(([name]) => name).sort();
const cookie = (name: string) =>
  decodeURIComponent(new RegExp(`sbjs_${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

describe('where a visitor came from', () => {
  it('is written into cookies and into the inputs of a form', async () => {
    const { tracker, value, element } = open();
    expect(names()).toEqual([]);
    await tracker();
    expect(names()).toEqual([
      'sbjs_current',
      'sbjs_current_add',
      'sbjs_first',
      'sbjs_first_add',
      'sbjs_migrations',
      'sbjs_session',
      'sbjs_udata',
    ]);
    expect(cookie('current')).toContain('src=letter|||mdm=email');
    expect(element.querySelectorAll('input[type=hidden]')).toHaveLength(16);
    expect([value('utm_source'), value('session_pages'), value('utm_term')]).toEqual(['letter', '1', '(none)']);
  });

  it('is filled into a form that is added later, and forms are informed', async () => {
    const { tracker, find, element, value } = open('<section></section>');
    await tracker();
    const informed = vi.fn();
    element.addEventListener('input', informed);
    find('section').innerHTML = INPUTS;
    await vi.waitFor(() => expect(value('utm_source')).toBe('letter'));
    expect(informed).toHaveBeenCalled();
  });

  it('is in a form once, also where the form has a control named like a method', async () => {
    const { tracker, element } = open(
      '<form><input name="querySelector"><wc-order-attribution-inputs></wc-order-attribution-inputs><wc-order-attribution-inputs></wc-order-attribution-inputs></form>',
    );
    await tracker();
    expect(element.querySelectorAll('wc-order-attribution-inputs')).toHaveLength(1);
    expect(element.querySelectorAll('input[type=hidden]')).toHaveLength(16);
  });

  it('has the fields and the prefix that the page names', async () => {
    const { tracker, find } = open(INPUTS, { prefix: 'x_', fields: { source: 'current.src', odd: 'nothing.here' } });
    await tracker();
    const values = [...find('form').querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(values).toEqual([
      ['x_source', 'letter'],
      ['x_odd', ''],
    ]);
  });

  it('is read from Base64, and written so where the page wants it', async () => {
    const { tracker } = open(INPUTS, { base64: 'true' });
    await tracker();
    expect(atob(cookie('current'))).toContain('src%3Dletter');
    // The next page of the visit.
    history.replaceState(null, '', '/next');
    const next = open(INPUTS);
    await next.tracker();
    expect([next.value('utm_source'), next.value('session_pages')]).toEqual(['letter', '2']);
  });
});

describe('what is in addresses', () => {
  it('is legible in the inputs, and as it was in the cookies, also on the next page', async () => {
    history.replaceState(null, '', '/%D0%B6?utm_source=a+b&utm_campaign=Spring%20Sale&utm_content=100%25&utm_medium=');
    for (const pages of ['1', '2']) {
      const { tracker, value, origin, handle } = open();
      await tracker();
      const values = ['source', 'campaign', 'content', 'medium'].map((tag) => value(`utm_${tag}`));
      expect([...values, value('session_pages')]).toEqual(['a+b', 'Spring Sale', '100%', '', pages]);
      expect(value('session_entry')).toBe(
        `${location.origin}/\u0436?utm_source=a+b&utm_campaign=Spring Sale&utm_content=100%&utm_medium=`,
      );
      expect(cookie('current')).toContain('src=a+b|||mdm=|||cmp=Spring%20Sale|||cnt=100%25');
      expect(origin().current).toMatchObject({ src: 'a+b', cmp: 'Spring%20Sale' });
      handle.unmount();
      history.replaceState(null, '', '/next');
    }
  });

  it('are not put into inputs that no field names', async () => {
    const { tracker, find } = open('<form><input name="wc_order_attribution_other" value="kept"></form>');
    await tracker();
    expect(find<HTMLInputElement>('input').value).toBe('kept');
  });
});

describe('the checkout block', () => {
  const withStore = (action: string) => {
    const set = vi.fn();
    const unsubscribe = vi.fn();
    const used: (() => void)[] = [];
    vi.stubGlobal('wc', { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } });
    vi.stubGlobal('wp', {
      data: {
        dispatch: (store: string) => (store === 'wc/store/checkout' ? { [action]: set } : {}),
        subscribe: (run: () => void) => {
          used.push(run);
          return unsubscribe;
        },
      },
    });
    return { set, unsubscribe, used };
  };

  it.each(['setExtensionData', '__internalSetExtensionData'])('is given the values by %s', async (action) => {
    const { set, unsubscribe, used } = withStore(action);
    const { tracker, handle } = open('');
    await tracker();
    const values = expect.objectContaining({ utm_source: 'letter', source_type: 'utm' });
    await vi.waitFor(() => expect(set.mock.calls).toEqual([['woocommerce/order-attribution', values, true]]), PATIENCE);
    // Its store is used for the first time.
    used[0]?.();
    expect([set.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([2, 1]);
    await tracker(false);
    await vi.dynamicImportSettled();
    expect(set.mock.lastCall?.[1]).toMatchObject({ utm_source: null, source_type: null });
    handle.unmount();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('that cannot take them is reported', async () => {
    const { set } = withStore('setExtensionData');
    set.mockImplementation(() => {
      throw new Error('no');
    });
    const { tracker, reports, value } = open();
    await tracker();
    await vi.waitFor(() => expect([value('utm_source'), reports.length]).toEqual(['letter', 1]), PATIENCE);
  });
});

describe('it is switched', () => {
  it('off: cookies and values are deleted; and on again', async () => {
    const { tracker, value, origin } = open();
    await tracker(true);
    await tracker(false);
    expect([names(), value('utm_source'), origin()]).toEqual([[], '', {}]);
    await tracker(true);
    expect(value('utm_source')).toBe('letter');
  });

  it.each(['false', 'no', 0, ''])('off by the page: allowTracking is %j', async (allowTracking) => {
    const { tracker, value } = open(INPUTS, { allowTracking });
    await tracker();
    expect([names(), value('utm_source')]).toEqual([[], '']);
  });

  it('off with the cart: its inputs are removed', async () => {
    const { tracker, element, handle } = open();
    await tracker();
    handle.unmount();
    expect(element.querySelectorAll('input')).toHaveLength(0);
  });
});
