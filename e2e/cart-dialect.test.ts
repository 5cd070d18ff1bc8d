import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { shopModel } from './models/shop-model';

/** As much of jQuery as a shop's other scripts use, and a note of all that was triggered on the body. */
function fakeJQuery() {
  const log: [string, ...unknown[]][] = [];
  const listeners: { name: string; run: (...args: unknown[]) => unknown }[] = [];
  const describe = (value: unknown) => {
    const element = (value as { 0?: HTMLElement } | null)?.[0];
    if (element instanceof HTMLElement) return `$${element.dataset.product_id}`;
    return value && typeof value === 'object'
      ? Object.keys(value).sort().join()
      : typeof value === 'string'
        ? 'text'
        : value;
  };
  const fire = (name: string, args: unknown[] = []) => {
    log.push([name, ...args.map(describe)]);
    let last: unknown;
    for (const each of [...listeners]) if (each.name === name) last = each.run({ type: name }, ...args);
    return last;
  };
  const jQuery = (target: unknown) => ({
    0: target,
    trigger: fire,
    triggerHandler: fire,
    on(names: string, run: (...args: unknown[]) => unknown) {
      for (const name of names.split(' ')) listeners.push({ name, run });
    },
    off(names: string, run: (...args: unknown[]) => unknown) {
      for (const name of names.split(' ')) {
        const index = listeners.findIndex((each) => each.name === name && each.run === run);
        if (index >= 0) listeners.splice(index, 1);
      }
    },
  });
  Object.assign(window, { jQuery, jQueryLog: log, jQueryListeners: listeners });
}

const log = (page: Page) => page.evaluate(() => Reflect.get(window, 'jQueryLog') as unknown[][]);

describe("a shop's page that is marked up for nobody", () => {
  test("speaks jQuery's events by name, order and arguments", async ({ page, proxy, watch }) => {
    await page.addInitScript(fakeJQuery);
    await page.goto(`${proxy.url}/shop/?dialect=woocommerce`);
    const shop = shopModel(page);
    await shop.ready();
    expect(await page.locator('[data-mountkit~=cart]').count()).toBe(0);
    const id = await shop.button(0).getAttribute('data-product_id');
    await shop.button(0).click();
    await eventually(() => shop.items.count()).toBe(1);
    const fragments = 'a.cart-contents,div.widget_shopping_cart_content';
    expect(await log(page)).toEqual([
      ['should_send_ajax_request.adding_to_cart', `$${id}`],
      ['adding_to_cart', `$${id}`, 'product_id,product_sku,quantity,success_message'],
      ['wc_cart_button_updated', `$${id}`],
      ['wc_fragments_loaded'],
      ['added_to_cart', fragments, 'text', `$${id}`],
    ]);

    // A handler that says no.
    await page.evaluate(() => {
      const jQuery = Reflect.get(window, 'jQuery');
      const no = () => false;
      jQuery(document.body).on('should_send_ajax_request.adding_to_cart', no);
      Reflect.get(window, 'jQueryLog').length = 0;
      document.querySelector<HTMLElement>('a.ajax_add_to_cart')?.click();
      jQuery(document.body).off('should_send_ajax_request.adding_to_cart', no);
    });
    expect(await log(page)).toEqual([
      ['should_send_ajax_request.adding_to_cart', `$${id}`],
      ['ajax_request_not_sent.adding_to_cart', false, false, `$${id}`],
    ]);

    // A script that wants to see the basket anew, and one that has changed it itself.
    await page.evaluate(() => {
      Reflect.get(window, 'jQueryLog').length = 0;
      Reflect.get(window, 'jQuery')(document.body).trigger('wc_fragment_refresh');
    });
    await eventually(() => log(page)).toEqual([['wc_fragment_refresh'], ['wc_fragments_refreshed']]);
    await page.evaluate(() => {
      const content = '<div class="widget_shopping_cart_content"><b>Theirs</b></div>';
      const jQuery = Reflect.get(window, 'jQuery');
      jQuery(document.body).trigger('added_to_cart', [{ 'div.widget_shopping_cart_content': content }, 'h']);
    });
    await eventually(() => page.locator('.widget_shopping_cart_content').first().textContent()).toBe('Theirs');

    await page.evaluate(() => Reflect.get(window, 'wc_order_attribution').setOrderTracking(false));
    await eventually(() => page.evaluate(() => document.cookie)).not.toContain('sbjs_');
    await page.evaluate(() => Reflect.get(window, 'wc_order_attribution').setOrderTracking(true));
    await eventually(() => page.evaluate(() => document.cookie)).toContain('sbjs_current');
    // As the consent API does it: an array with a property.
    const state = (said: string) =>
      page.evaluate((value) => {
        const detail = Object.assign([], { marketing: value });
        document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
      }, said);
    await state('deny');
    await eventually(() => page.evaluate(() => document.cookie)).not.toContain('sbjs_');
    await state('allow');
    await eventually(() => page.evaluate(() => document.cookie)).toContain('sbjs_current');

    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.evaluate(() => Reflect.get(window, 'jQueryListeners').length)).toBe(0);
    expect(watch.reports.filter((report) => report.includes('cart'))).toEqual([]);
  });

  test('is as the shop leaves it when other scripts hear of an addition, ours or theirs', async ({ page, proxy }) => {
    await page.addInitScript(fakeJQuery);
    await page.goto(`${proxy.url}/shop/?dialect=woocommerce`);
    const shop = shopModel(page);
    await shop.ready();
    await page.evaluate(() => {
      const note = (_event: unknown, _fragments: unknown, _hash: unknown, button: { 0: HTMLElement }) =>
        Object.assign(window, {
          seen: [
            button[0].classList.contains('added'),
            button[0].classList.contains('loading'),
            !!button[0].parentElement?.querySelector('a.added_to_cart'),
            document.querySelectorAll('.widget_shopping_cart_content [data-cart_item_key]').length > 0,
          ],
        });
      Reflect.get(window, 'jQuery')(document.body).on('added_to_cart', note);
    });
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
    await shop.button(0).click();
    await eventually(seen).toEqual([true, false, true, true]);

    // Another script has added the second product by its own call.
    await page.evaluate(() => {
      const button = document.querySelectorAll<HTMLElement>('a.ajax_add_to_cart')[1];
      button?.classList.add('loading');
      const jQuery = Reflect.get(window, 'jQuery');
      const content = '<div class="widget_shopping_cart_content"><b>Two</b></div>';
      const fragments = { 'div.widget_shopping_cart_content': content };
      jQuery(document.body).trigger('added_to_cart', [fragments, 'h', jQuery(button)]);
    });
    const classes = async () => (await shop.button(1).getAttribute('class'))?.split(' ') ?? [];
    expect([(await classes()).includes('added'), (await classes()).includes('loading')]).toEqual([true, false]);
    expect(await shop.viewLinks.count()).toBe(2);
  });

  test.for([['without jQuery'], ['with jQuery and a block that listens to it'], ['with jQuery']])(
    'is heard of by the blocks of the shop once, %s',
    async ([kind], { page, proxy }) => {
      if (kind !== 'without jQuery') await page.addInitScript(fakeJQuery);
      await page.goto(`${proxy.url}/shop/?dialect=woocommerce`);
      const shop = shopModel(page);
      await shop.ready();
      await page.evaluate((isTranslated) => {
        const heard: string[] = [];
        Object.assign(window, { toldBlocks: heard });
        for (const name of ['adding_to_cart', 'added_to_cart', 'removed_from_cart']) {
          document.body.addEventListener(`wc-blocks_${name}`, ({ type }) => heard.push(type));
          // As the scripts of blocks do it where they find jQuery.
          const dispatch = () => document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`));
          if (isTranslated) Reflect.get(window, 'jQuery')(document.body).on(name, dispatch);
        }
      }, kind?.includes('block'));
      const heardNames = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'toldBlocks'));
      await shop.button(0).click();
      await eventually(heardNames).toEqual(['wc-blocks_adding_to_cart', 'wc-blocks_added_to_cart']);
      await shop.removers.first().click();
      await eventually(async () => (await heardNames()).slice(2)).toEqual(['wc-blocks_removed_from_cart']);
    },
  );

  test("leaves buttons to the shop's own script where that runs, and says so once", async ({ page, proxy, watch }) => {
    await page.addInitScript(fakeJQuery);
    await page.goto(`${proxy.url}/shop/?dialect=woocommerce`);
    const shop = shopModel(page);
    await shop.ready();
    await page.evaluate(() => {
      // As the shop's script hands itself over to its handlers, which are called after ours here.
      const events = { click: [{ data: { addToCartHandler: {} } }] };
      Object.assign(Reflect.get(window, 'jQuery'), { _data: () => events });
      document.addEventListener('click', (event) => event.preventDefault());
    });
    const events = await shop.watchEvents();
    for (const index of [0, 1]) await shop.button(index).click();
    const added = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">Theirs</div>' };
    await page.evaluate((fragments) => {
      const jQuery = Reflect.get(window, 'jQuery');
      jQuery(document.body).trigger('added_to_cart', [
        fragments,
        'h',
        jQuery(document.querySelector('a.ajax_add_to_cart')),
      ]);
    }, added);
    expect(await events()).toEqual([]);
    expect(proxy.requests.filter(({ path }) => path.includes('wc-ajax=add'))).toEqual([]);
    expect(watch.reports.filter((report) => report.includes('add-to-cart'))).toEqual([
      expect.stringContaining("the shop's add-to-cart script runs on this page"),
    ]);
  });

  test("leaves attribution to the shop's own script where that counts", async ({ page, proxy, context, watch }) => {
    await page.addInitScript(() => {
      const shop = { params: {}, fields: {}, setOrderTracking() {} };
      Object.defineProperty(window, 'wc_order_attribution', { get: () => shop, set() {} });
      Object.assign(window, { theirs: shop.setOrderTracking });
    });
    await page.goto(`${proxy.url}/shop/?dialect=woocommerce`);
    await shopModel(page).ready();
    expect((await context.cookies()).filter(({ name }) => name.startsWith('sbjs_'))).toEqual([]);
    const isTheirs = () =>
      page.evaluate(
        () => Reflect.get(window, 'wc_order_attribution').setOrderTracking === Reflect.get(window, 'theirs'),
      );
    expect(await isTheirs()).toBe(true);
    expect(watch.reports.filter((report) => report.includes('attribution'))).toHaveLength(1);
  });

  test('has the fields of release 8.5 where the shop prints no list of them', async ({ page, proxy }) => {
    await page.addInitScript(() => {
      const shop = { params: { prefix: 'wc_order_attribution_', allowTracking: 'yes' } };
      Object.defineProperty(window, 'wc_order_attribution', { get: () => shop, set() {} });
      addEventListener('DOMContentLoaded', () => {
        const form = document.createElement('form');
        form.id = 'old';
        for (const name of ['type', 'url', 'utm_campaign']) {
          const input = document.createElement('input');
          input.name = `wc_order_attribution_${name}`;
          form.append(input);
        }
        document.body.append(form);
      });
    });
    await page.goto(`${proxy.url}/shop/?dialect=woocommerce&utm_campaign=Spring%20Sale`);
    const values = () =>
      page.locator('#old input').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    await eventually(values).toEqual(['utm', '(none)', 'Spring Sale']);
    // What the release's script for the checkout block calls, and what scripts of newer ones do.
    const read = () =>
      page.evaluate(() => {
        const shop = Reflect.get(window, 'wc_order_attribution');
        const { get } = Reflect.get(window, 'sbjs');
        const { type, utm_campaign } = shop.sbjsDataToSchema(get);
        return [get.current.cmp, type, utm_campaign, shop.getAttributionData().type];
      });
    expect(await read()).toEqual(['Spring Sale', 'utm', 'Spring Sale', 'utm']);
  });

  test('needs no jQuery', async ({ page, proxy }) => {
    await page.goto(`${proxy.url}/shop/?dialect=woocommerce`);
    const shop = shopModel(page);
    await shop.ready();
    await shop.button(0).click();
    await eventually(() => shop.items.count()).toBe(1);
    await shop.removers.first().click();
    await eventually(() => shop.items.count()).toBe(0);
  });
});
