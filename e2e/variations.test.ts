import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { CUP, productPage } from './models/product-page';

/** Radio buttons in place of selects; the shop is asked for each choice. */
const OWN = `<article><h2>Shirt</h2><img data-part="picture" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Shirt">
  <p>SKU <span data-part="sku">S</span></p>
  <form data-mountkit="variations" data-product-id="7" method="post" action="/add">
    <fieldset><legend>Colour</legend>
      <label><input type="radio" name="attribute_colour" value="red"> Red</label>
      <label><input type="radio" name="attribute_colour" value="blue"> Blue</label></fieldset>
    <fieldset><legend>Size</legend>
      <label><input type="radio" name="attribute_size" value="s"> Small</label>
      <label><input type="radio" name="attribute_size" value="l"> Large</label></fieldset>
    <button type="button" data-part="clear">Clear</button>
    <div role="status" data-part="status"></div>
    <div data-part="details" aria-live="polite"></div>
    <button>Add</button>
  </form></article>`;

const variation = (id: number, colour: string, size: string, rest: object = {}) => ({
  variation_id: id,
  attributes: { attribute_colour: colour, attribute_size: size },
  price_html: `<span class="price">${id} £</span>`,
  ...rest,
});

/** Plays the shop that is asked for each choice; each answer is one of these, the last one again and again. */
async function answerVariations(page: Page, ...answers: readonly (object | string | false | null)[]) {
  const asked: string[] = [];
  await page.route(/wc-ajax=get_variation/, (route) => {
    const answer = answers[Math.min(asked.push(route.request().postData() ?? ''), answers.length) - 1];
    if (answer === null) return route.abort();
    if (typeof answer === 'string') return route.fulfill({ status: 502, body: answer });
    return route.fulfill({ body: JSON.stringify(answer), contentType: 'application/json' });
  });
  return asked;
}

const pick = (page: Page, name: string) => page.getByRole('radio', { name }).check();

describe('a form of variations', () => {
  test('says what is missing, shows what is chosen, and can be cleared', async ({ page, proxy, watch }) => {
    await page.goto(proxy.url + CUP);
    const product = productPage(page);
    await product.ready();
    const before = { src: await product.picture.getAttribute('src'), details: await product.details.innerHTML() };
    expect(await product.add.getAttribute('class')).toContain('wc-variation-selection-needed');
    expect(await product.clear.isVisible()).toBe(false);
    await product.add.press('Enter');
    expect(await product.message.textContent()).toBe('Please choose: Size, Colour.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('attribute_size');
    expect(await findAxeViolations(page)).toEqual([]);

    await product.size.selectOption('Large');
    expect(await product.message.count()).toBe(0);
    await product.add.press('Enter');
    expect(await product.message.textContent()).toBe('Please choose: Colour.');
    const events = await product.watchEvents();
    const colour = (await product.colour.locator('option').allTextContents())[2] ?? '';
    await product.colour.selectOption(colour);
    expect(await events()).toEqual(['check', 'found', 'show', 'change']);
    expect(await product.details.textContent()).toMatch(/£.*in stock/);
    expect(await product.variation()).not.toBe('0');
    expect(await product.picture.getAttribute('src')).not.toBe(before.src);
    expect(await page.locator('.product_meta .sku').textContent()).toMatch(/-4$/);
    expect(await product.add.getAttribute('aria-disabled')).toBeNull();
    expect(Number(await product.form.locator('.qty').getAttribute('max'))).toBeGreaterThan(0);
    expect(await findAxeViolations(page)).toEqual([]);

    await product.clear.click();
    expect(await product.size.inputValue()).toBe('');
    expect(await page.locator('.reset_variations_alert').textContent()).toBe('Your choices have been cleared.');
    expect(await product.details.innerHTML()).toBe(before.details);
    expect(await product.picture.getAttribute('src')).toBe(before.src);
    expect(await product.variation()).toBe('0');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('attribute_size');
    expect(watch.reports).toEqual([]);
  });

  test('is left as it was', async ({ page, proxy }) => {
    await page.goto(proxy.url + CUP);
    const product = productPage(page);
    await product.ready();
    await product.size.selectOption('Large');
    await product.colour.selectOption({ index: 1 });
    await page.evaluate(() => window.mountkit.widgets?.product?.registry.removeAll());
    expect(await product.variation()).toBe('0');
    expect(await product.details.locator('li').count()).toBe(4);
    expect(
      await product.form.locator('.disabled, .mountkit-unavailable, [aria-disabled], [style*=visibility]').count(),
    ).toBe(0);
    // It sends what was chosen, as without script.
    await product.add.click();
    await page.waitForLoadState();
    await eventually(() => product.count.textContent()).toBe('1 item');
  });

  test('asks the shop for each choice, by keyboard: the newest counts, none and failures are said', async ({
    page,
    pages,
    proxy,
  }) => {
    const shirt = variation(21, 'blue', 'l', {
      sku: 'S-BL',
      image: { src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP', alt: 'Blue shirt' },
      variation_description:
        '<p>Soft <b onclick="document.title=1">cotton</b><script>document.title="ran"</script></p>',
    });
    const asked = await answerVariations(page, shirt, false, null, '<h1>502</h1>', { nonsense: true }, shirt);
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: OWN })));
    await productPage(page).ready();
    const details = page.locator('[data-part=details]');
    const message = page.locator('.mountkit-variations__message');
    await page.getByRole('button', { name: 'Add' }).press('Enter');
    expect(await message.textContent()).toBe('Please choose: Colour, Size.');

    await page.getByRole('radio', { name: 'Red' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: 'Large' }).press(' ');
    await eventually(() => details.textContent()).toContain('21 £');
    expect(asked).toEqual(['attribute_colour=blue&attribute_size=l&product_id=7']);
    expect(await page.locator('[data-part=picture]').getAttribute('alt')).toBe('Blue shirt');
    expect(await page.locator('[data-part=sku]').textContent()).toBe('S-BL');
    expect(await details.locator('script, [onclick]').count()).toBe(0);
    expect(await page.title()).toBe('A test page');
    expect(await findAxeViolations(page)).toEqual([]);

    await pick(page, 'Small');
    await eventually(() => message.textContent()).toBe('This combination is not available. Please choose another one.');
    for (const name of ['Large', 'Small', 'Large']) {
      await pick(page, name);
      await eventually(() => message.textContent()).toBe('The price could not be found out. Please try again.');
    }
    // The button tries again.
    await page.getByRole('button', { name: 'Add' }).press('Enter');
    await eventually(() => details.textContent()).toContain('21 £');
    expect(await message.count()).toBe(0);
    expect(asked).toHaveLength(6);
  });

  test('drops an older question', async ({ page, pages, proxy }) => {
    const asked: string[] = [];
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/wc-ajax=get_variation/, async (route) => {
      const body = route.request().postData() ?? '';
      const isFirst = asked.push(body) === 1;
      if (isFirst) await late;
      const answer = isFirst ? variation(1, 'red', 's') : variation(2, 'red', 'l');
      // The first one may have been given up.
      await route.fulfill({ json: answer }).catch(() => {});
    });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: OWN })));
    await productPage(page).ready();
    await pick(page, 'Red');
    await pick(page, 'Small');
    await eventually(() => asked.length).toBe(1);
    await pick(page, 'Large');
    const id = page.locator('[name=variation_id]');
    await eventually(() => id.inputValue()).toBe('2');
    release();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await id.inputValue()).toBe('2');
  });

  test('disables what does not go with the rest', async ({ page, pages, proxy }) => {
    const known = JSON.stringify([variation(1, 'red', 's'), variation(2, 'blue', 'l')]).replaceAll('"', '&quot;');
    const body = OWN.replace('data-product-id="7"', `data-product-id="7" data-product-variations="${known}"`);
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await productPage(page).ready();
    await pick(page, 'Red');
    expect(await page.getByRole('radio', { name: 'Large' }).isDisabled()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Blue' }).isDisabled()).toBe(false);
    await pick(page, 'Blue');
    expect(await page.getByRole('radio', { name: 'Small' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await page.getByRole('radio', { disabled: true }).count()).toBe(0);
  });
});

describe("a shop's form of variations, found by the dialect", () => {
  /** As much of jQuery as is called, and a note of all that was triggered. */
  const fakeJQuery = () => {
    const log: unknown[][] = [];
    const jQuery = (target: Element) => ({
      0: target,
      trigger: (name: string, args: unknown[] = []) =>
        log.push([
          name,
          target.className.split(' ')[0],
          ...args.map((arg) => Reflect.get(Object(arg), 'variation_id') ?? arg),
        ]),
      triggerHandler() {},
      on() {},
      off() {},
    });
    Object.assign(window, { jQuery, variationLog: log });
  };

  test('tells other scripts by the shop’s events', async ({ page, proxy, watch }) => {
    await page.addInitScript(fakeJQuery);
    await page.goto(`${proxy.url}${CUP}?dialect=woocommerce`);
    const product = productPage(page);
    await product.ready();
    await product.size.selectOption('Large');
    const log = () => page.evaluate(() => Reflect.get(window, 'variationLog') as unknown[][]);
    await page.evaluate(() => {
      Reflect.get(window, 'variationLog').length = 0;
    });
    await product.colour.selectOption({ index: 1 });
    const id = Number(await product.variation());
    expect(await log()).toEqual([
      ['check_variations', 'variations_form'],
      ['found_variation', 'variations_form', id],
      ['show_variation', 'woocommerce-variation', id, true],
      ['woocommerce_variation_select_change', 'variations_form'],
      ['woocommerce_variation_has_changed', 'variations_form'],
    ]);
    await product.clear.click();
    expect((await log()).map(([name]) => name)).toEqual(expect.arrayContaining(['hide_variation', 'reset_data']));
    expect(watch.reports).toEqual([]);
  });

  test('is left to the shop’s own script, where that is on the page', async ({ page, proxy, watch }) => {
    const src = '/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js';
    const script = `<script type="text/plain" src="${src}"></script></head>`;
    proxy.fault(/larch/, { change: (text) => text.replace('</head>', script) });
    await page.goto(`${proxy.url}${CUP}?dialect=woocommerce`);
    await eventually(() => watch.reports.filter((report) => report.includes('variations')).length).toBe(1);
    expect(await page.locator('.wc-variation-selection-needed').count()).toBe(0);
  });
});

describe('a rating', () => {
  const SELECT = `<form><label for="rating">Your rating *</label><select name="rating" id="rating" required data-mountkit="stars">
    <option value="">Rate…</option><option value="3">Good</option><option value="2">Fair</option><option value="1">Poor</option></select>
    <button>Send</button></form>`;

  test('is a row of stars by keyboard, and sends what the select would', async ({ page, pages, proxy, watch }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: SELECT })));
    await productPage(page).ready();
    const sent = () => page.evaluate(() => new FormData(document.forms[0]).getAll('rating'));
    const group = page.getByRole('group', { name: 'Your rating' });
    expect(
      await group.getByRole('radio').evaluateAll((all) => all.map((star) => (star as HTMLInputElement).value)),
    ).toEqual(['1', '2', '3']);
    expect(await sent()).toEqual([]);
    expect(await page.evaluate(() => document.forms[0]?.checkValidity())).toBe(false);
    await group.getByRole('radio', { name: 'Poor' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await sent()).toEqual(['2']);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await group.count()).toBe(0);
    expect(await sent()).toEqual(['2']);
    expect(await page.getByLabel('Your rating').isVisible()).toBe(true);
    expect(watch.reports).toEqual([]);
  });
});
