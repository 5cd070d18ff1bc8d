import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { openWidgets } from './models/page-widget';

const widget = (type: string, content: string, settings = {}) => `<div class="elementor-element elementor-widget
 elementor-widget-${type}" data-id="a1b2c3d" data-element_type="widget" data-widget_type="${type}.default"
 data-settings='${JSON.stringify(settings)}'>${content}</div>`;

const CONFIG = '<script>var elementorFrontendConfig = { post: { id: 42 } };</script>';
const REFERER = '<input type="hidden" name="_wp_http_referer" value="/checkout/">';

const CHECKOUT = widget(
  'woocommerce-checkout-page',
  `<form class="checkout" method="post" action="/order">
  <input type="radio" name="payment_method" value="stripe" checked aria-label="Card">
  <div class="e-coupon-box"><p>Coupon? <a href="#" class="e-show-coupon-form">Enter it</a></p>
  <div class="e-coupon-anchor" style="display:none"><input name="coupon_code" aria-label="Code">
  <button type="submit" class="e-apply-coupon" name="apply_coupon">Apply</button></div></div>
  <div class="e-sticky-right-column"><div class="woocommerce-checkout-payment">${REFERER}</div></div></form>`,
  { sticky_right_column: 'yes', sticky_right_column_offset: 20 },
);

describe('the builder’s checkout', () => {
  for (const dialects of ['elementor', 'elementor woocommerce']) {
    test(`works, sticks and says which widget it is in, with ${dialects}`, async ({ page, pages, proxy, watch }) => {
      await openWidgets({ page, pages, proxy }, CHECKOUT, { tag: `async data-dialects="${dialects}"`, head: CONFIG });
      const column = page.locator('.e-sticky-right-column');
      await eventually(() => column.getAttribute('class')).toContain('e-sticky-right-column--active');
      expect(await column.evaluate(({ style }) => style.top)).toContain('20px');
      await eventually(() => page.evaluate(() => window.mountkit?.widgets?.checkout?.registry.all().length)).toBe(1);
      await page.locator('.e-show-coupon-form').click();
      await page.getByLabel('Code').waitFor();
      const referer = page.locator('[name=_wp_http_referer]');
      const said = async () => new URL(await referer.inputValue(), 'http://x').search;
      await eventually(said).toBe('?elementorPageId=42&elementorWidgetId=a1b2c3d');
      // The shop's answer brings another one.
      await page.evaluate((fresh) => {
        const place = document.querySelector('.woocommerce-checkout-payment');
        if (place) place.innerHTML = fresh;
      }, REFERER);
      await eventually(said).toBe('?elementorPageId=42&elementorWidgetId=a1b2c3d');
      expect(watch.errors).toEqual([]);
    });
  }

  test('has the quantity of a product in a list, and the link to the basket below its form', async ({
    page,
    pages,
    proxy,
  }) => {
    const form = `<div class="e-loop-add-to-cart-form-container"><form class="cart e-loop-add-to-cart-form">
      <input class="qty" type="number" value="1" aria-label="Quantity">
      <a href="#" class="add_to_cart_button ajax_add_to_cart" data-quantity="1" data-product_id="7">Add</a></form></div>`;
    const tag = 'async data-dialects="elementor"';
    await openWidgets({ page, pages, proxy }, widget('woocommerce-product-add-to-cart', form), { tag });
    const button = page.locator('.ajax_add_to_cart');
    await eventually(async () => {
      await page.getByLabel('Quantity').fill('3');
      await page.getByLabel('Quantity').blur();
      return button.getAttribute('data-quantity');
    }).toBe('3');
    for (const text of ['View', 'View again']) {
      await button.evaluate(
        (link, words) => link.insertAdjacentHTML('afterend', `<a class="added_to_cart" href="/basket/">${words}</a>`),
        text,
      );
      await eventually(() =>
        page.locator('.e-loop-add-to-cart-form-container > .added_to_cart').allTextContents(),
      ).toEqual([text]);
    }
  });
});

test('an address of an account has the states of its country, and is sent by the browser', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  await page.route('**/sent?*', (route) => route.fulfill({ contentType: 'text/html', body: pageOf({}) }));
  await page.addInitScript(() => {
    Object.assign(window, {
      wc_country_select_params: { countries: '{"US":{"CA":"California"},"AT":[]}', i18n_select_state_text: 'Choose' },
      wc_address_i18n_params: {
        locale: '{"default":{"postcode":{"label":"Postcode"}},"US":{"postcode":{"label":"ZIP Code"}}}',
        locale_fields: '{"postcode":"#billing_postcode_field"}',
        i18n_optional_text: 'optional',
      },
    });
  });
  const row = (name: string, label: string, control: string) =>
    `<p class="form-row address-field" id="billing_${name}_field"><label for="billing_${name}">${label}</label>${control}</p>`;
  const countries =
    '<select name="billing_country" id="billing_country" class="country_to_state"><option>AT<option>US</select>';
  const body = `<div class="woocommerce"><form method="get" action="/sent"><div class="woocommerce-address-fields"><div>
    ${row('country', 'Country', countries)}
    ${row('state', 'State', '<input name="billing_state" id="billing_state">')}
    ${row('postcode', 'Postcode', '<input name="billing_postcode" id="billing_postcode">')}
    </div><button>Save</button></div></form></div>`;
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, 'async data-dialects="woocommerce"'), body })));
  await page.waitForFunction(() => window.mountkit?.widgets?.checkout?.registry.all()[0]?.status === 'ready');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State').selectOption({ label: 'California' });
  await page.getByLabel('ZIP Code').fill('90001');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/sent/);
  expect(new URL(page.url()).searchParams.get('billing_state')).toBe('CA');
  expect(watch.errors).toEqual([]);
});
