import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeCart, openCart, press } from '../../testing/open-cart';
import { enhanceFields } from './fields';

afterEach(closeCart);

function open(markup: string) {
  const page = openCart(`<div class="woocommerce">${markup}</div>`);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  enhanceFields(page.cart);
  return page;
}

describe('a password', () => {
  const FORM = '<form><input type="password" id="pass" value="secret"></form>';
  const BUTTON = '.show-password-input';

  it('is shown and hidden by a button, which keeps the focus in the field', () => {
    const { find } = open(FORM);
    const [input, button] = [find<HTMLInputElement>('#pass'), find<HTMLButtonElement>(BUTTON)];
    expect([button.type, button.ariaLabel, button.getAttribute('aria-describedby')]).toEqual([
      'button',
      'Show password',
      'pass',
    ]);
    button.click();
    expect([input.type, button.ariaLabel, document.activeElement]).toEqual(['text', 'Hide password', input]);
    expect(button.classList.contains('display-password')).toBe(true);
    button.click();
    expect([input.type, button.ariaLabel]).toEqual(['password', 'Show password']);
  });

  it.each(['', '.min'])('is left to the shop’s own script%s where that is there', (min) => {
    const source = `/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce${min}.js?ver=9`;
    const { find, element } = open(`${FORM}<script type="text/plain" src="${source}"></script>`);
    expect(element.querySelector(BUTTON)).toBeNull();
    expect(find('form').innerHTML).toBe('<input type="password" id="pass" value="secret">');
  });

  it('uses what the page has for it', () => {
    const { find, element } = open(
      `<form><span class="password-input"><input type="password"><button type="button" class="show-password-input"></button></span></form>`,
    );
    expect(element.querySelectorAll(`.password-input, ${BUTTON}`)).toHaveLength(2);
    find(BUTTON).click();
    expect(find<HTMLInputElement>('input').type).toBe('text');
  });

  it('keeps the focus that it has, is hidden again and as it was when the cart is unmounted', () => {
    const page = openCart(`<div class="woocommerce">${FORM}</div>`);
    page.find('#pass').focus();
    enhanceFields(page.cart);
    expect(document.activeElement).toBe(page.find('#pass'));
    page.find(BUTTON).click();
    page.handle.unmount();
    expect(page.find('form').innerHTML).toBe('<input type="password" id="pass" value="secret">');
  });

  it('outside of the shop is left alone', () => {
    const page = openCart();
    page.element.insertAdjacentHTML('afterend', FORM);
    enhanceFields(page.cart);
    expect(page.find(BUTTON)).toBeNull();
  });
});

describe('a hint', () => {
  const FIELDS = ['phone', 'email'].map(
    (name) =>
      `<p class="woocommerce-input-wrapper"><input id="${name}"><span class="description" id="of-${name}">Hint</span></p>`,
  );

  it('is shown while its field has the focus, and hidden by Escape', () => {
    const { find, handle } = open(FIELDS.join(''));
    const shown = () => ['#of-phone', '#of-email'].map((selector) => find(selector).style.display !== 'none');
    expect(shown()).toEqual([false, false]);
    find('#phone').focus();
    expect([shown(), find('#of-phone').ariaHidden]).toEqual([[true, false], 'false']);
    find('#email').focus();
    expect(shown()).toEqual([false, true]);
    find('#email').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(shown()).toEqual([false, false]);
    handle.unmount();
    expect([shown(), find('#of-phone').ariaHidden]).toEqual([[true, true], null]);
  });

  it('in foreign markup stays as it is', () => {
    const { find } = open(`<div data-mountkit-foreign>${FIELDS[0]}</div>`);
    expect(find('#of-phone').style.display).toBe('');
  });
});

it('plus and minus change the quantity of a product', () => {
  const { find } = open(
    '<p class="quantity"><input class="qty" type="number" value="1"><button class="plus">+</button></p>',
  );
  press(find('.plus'));
  expect(find<HTMLInputElement>('.qty').value).toBe('2');
});

describe('the banner of a shop that is not open yet', () => {
  const BANNER = `<div id="coming-soon-footer-banner"><a class="coming-soon-footer-banner-dismiss" href="#"
    data-rest-url="/users/5" data-rest-nonce="abc">Dismiss</a></div>`;

  it.each(['answered', 'lost'])('is hidden when its call is %s', async (end) => {
    const { find, shop } = open(BANNER);
    expect(press(find('a'))).toBe(false);
    const call = await shop.call(0);
    expect([call.url, call.init.method, find('#coming-soon-footer-banner').style.display]).toEqual([
      '/users/5',
      'POST',
      '',
    ]);
    expect(call.init.headers).toMatchObject({ 'X-WP-Nonce': 'abc' });
    expect(JSON.parse(`${call.init.body}`)).toEqual({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } });
    if (end === 'lost') call.fail(new TypeError('offline'));
    else call.answer({});
    await vi.waitFor(() => expect(find('#coming-soon-footer-banner').style.display).toBe('none'));
  });

  it('is left to the browser where its link has no address for the call', () => {
    const { find, shop } = open(BANNER.replace('data-rest-url', 'data-other'));
    expect(press(find('a'))).toBe(true);
    expect(shop.calls).toEqual([]);
  });
});
