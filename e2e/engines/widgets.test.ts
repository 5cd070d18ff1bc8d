import { describe, expect, it } from 'vitest';
import { pageOf, tagOf } from '../harness/markup';
import { contactsOf, newEmail } from '../harness/stored';
import { describeInEngines } from './test';

const FOCUSED = '(document.activeElement?.id || document.activeElement?.localName)';

const POPUP = `<a id="opener" href="#mountkit:popup:open?id=77">Open</a>
<div hidden data-mountkit="popup" data-popup-id="77" data-settings='{"label":"An offer"}'>
  <p>Words</p><button id="inside" type="button">Inside</button></div>`;

const dialog = 'document.querySelector("dialog")';

const STICKY = `<div style="height:300px"></div>
<div id="bar" data-mountkit="sticky" data-settings='{"sticky":"top","sticky_offset":10}' style="height:40px">Bar</div>
<div style="height:4000px"></div>`;

const topOf = (selector: string) => `document.querySelector('${selector}').getBoundingClientRect().top`;

const COUNT = `document.querySelector('[data-widget-id] [role=status]').textContent`;

const openDialog = (label: string) => `document.querySelector('dialog[open][aria-label="${label}"]')`;

describeInEngines((tools) => {
  describe('a popup', () => {
    it('opens from a link, takes the focus, closes by Esc and gives it back', async () => {
      const { engine, pages, proxy } = tools;
      await engine.open(pages.add(pageOf({ head: tagOf(proxy.url), body: POPUP })));
      await engine.until(`!!window.mountkit?.popups && mountkit.popups.registry.get('77')?.status === 'ready'`);
      await engine.click('#opener');
      await engine.until(`${dialog}?.open === true`);
      await engine.until(`${dialog}.contains(document.activeElement)`);
      await engine.press('Tab');
      await engine.press('Tab');
      await engine.press('Tab');
      expect(await engine.read(`${dialog}.contains(document.activeElement)`)).toBe(true);
      await engine.press('Escape');
      await engine.until(`${dialog}?.open !== true`);
      await engine.until(`${FOCUSED} === 'opener'`);
      await engine.read('void mountkit.removeAll()');
      expect(await engine.read('document.querySelectorAll("dialog").length')).toBe(0);
    });

    it('that is not to be closed by Esc stays, however often it is pressed', async () => {
      const { engine, pages, proxy } = tools;
      const body = POPUP.replace('{"label"', '{"prevent_close_on_esc_key":"yes","label"');
      await engine.open(pages.add(pageOf({ head: tagOf(proxy.url), body })));
      await engine.until(`!!window.mountkit?.popups && mountkit.popups.registry.get('77')?.status === 'ready'`);
      await engine.click('#opener');
      await engine.until(`${dialog}?.open === true`);
      for (let presses = 0; presses < 3; presses++) await engine.press('Escape');
      expect(await engine.read(`${dialog}.open`)).toBe(true);
    });
  });

  describe('a sticky element', () => {
    it('stays at its offset, says so, and lets go', async () => {
      const { engine, pages, proxy } = tools;
      await engine.open(pages.add(pageOf({ head: tagOf(proxy.url), body: STICKY })));
      await engine.until(`document.querySelector('#bar').className.includes('mountkit-sticky')`);
      await engine.read('void scrollTo(0, 1500)');
      await engine.until(`Math.abs(${topOf('#bar')} - 10) < 1`);
      await engine.until(`document.querySelector('#bar').className.includes('mountkit-sticky--active')`);
      await engine.read('void scrollTo(0, 0)');
      await engine.until(`!document.querySelector('#bar').className.includes('mountkit-sticky--active')`);
      expect(await engine.read<number>(topOf('#bar'))).toBeGreaterThan(250);
    });
  });

  describe('the filtered journal', () => {
    it('is filtered, and back restores it', async () => {
      const { engine, proxy } = tools;
      await engine.open(`${proxy.url}/blog/`);
      await engine.until('!!window.mountkit?.filters');
      const all = await engine.read<string>(COUNT);
      await engine.click('[data-taxonomy=category] li:nth-child(3) [data-filter]');
      await engine.until(`${COUNT} !== ${JSON.stringify(all)}`);
      expect(await engine.read('location.search')).toContain('e-filter-b10g300-category=');
      await engine.back();
      await engine.until(`${COUNT} === ${JSON.stringify(all)} && location.search === ''`);
      expect(
        await engine.read('document.querySelectorAll("[data-filter=__all][aria-pressed=true]").length'),
      ).toBeGreaterThan(0);
    });
  });

  describe('the basket', () => {
    it('takes a product, and says so', async () => {
      const { engine, proxy } = tools;
      await engine.open(`${proxy.url}/shop/`);
      await engine.until('!!window.mountkit?.cart');
      await engine.click('a.ajax_add_to_cart');
      await engine.until(`!!document.querySelector('a.ajax_add_to_cart.added')`);
      await engine.until(`!!document.querySelector('a.added_to_cart')`);
      expect(await engine.read('document.querySelectorAll(".loading").length')).toBe(0);
      await engine.until(`document.querySelectorAll('.woocommerce-mini-cart-item').length > 0`);
    });
  });

  describe('the storefront', () => {
    it('joins header, filters, basket and letter', async () => {
      const { engine, proxy } = tools;
      await engine.open(`${proxy.url}/storefront/`);
      await engine.until(`!document.querySelector('#consent').hidden`);
      await engine.click('[data-consent=needed]');
      const isReady = (api: string) =>
        `window.mountkit?.${api}?.registry.all().every(({ status }) => status === 'ready')`;
      for (const api of ['cart', 'filters', 'popups']) await engine.until(isReady(api));
      await engine.until(`!!document.querySelector('.mk-header.mountkit-sticky')`);

      await engine.click('[data-filter=jugs]');
      await engine.until(`location.search.includes('product_cat=jugs')`);
      await engine.until(`document.querySelector('.woocommerce-result-count').textContent.includes('of 20 results')`);
      expect(await engine.read<number>(topOf('.mk-header'))).toBeLessThan(1);

      await engine.click('.products .ajax_add_to_cart');
      await engine.until(`!!${openDialog('Your basket')}?.querySelector('.mini_cart_item')`);
      await engine.press('Escape');
      await engine.until(`!${openDialog('Your basket')}`);

      await engine.read('void mountkit.popups.open("letter")');
      await engine.until(`!!${openDialog('Ten percent off your first pot')}`);
      await engine.until(`!document.querySelector('dialog .animated')`);
      await engine.click('dialog[open] input[name=email]');
      const email = newEmail();
      await engine.type(email);
      await engine.press('Enter');
      await engine.until(`!!${openDialog('Your ten percent')}`);
      expect(await contactsOf(email)).toHaveLength(1);
    });
  });
});
