import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findAxeViolations, rulesIn } from './harness/axe';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { CONTACT_FORM, EMAIL_FORM, formOf, pageOf } from './harness/markup';
import { formModel } from './models/form-model';
import { CALL, GROUP, LIST, type LoopPage, test } from './models/loop-page';
import { linkOf, popupOf } from './models/popup-page';

const REMOVE = /wc-ajax=remove_from_cart/;
const SHOP = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', i18n_wait: 'Please wait' };

/** A basket in a panel at the side. */
const DRAWER = `<aside hidden aria-label="Basket" data-mountkit="off-canvas" data-off-canvas-id="basket"
  data-settings='{"position": "right"}'><h2>Basket</h2><ul>
  <li><a href="/jug">Blue jug</a> <a class="remove_from_cart_button" href="#" role="button" aria-label="Remove the blue jug"
  data-product_id="13" data-cart_item_key="a1" data-success_message="Removed.">×</a></li></ul></aside>`;
const MORE = LIST.replace('<ul>', '<ul id="list">').replace(
  'data-widget-id',
  'data-more="button" data-next-page="/own/?page=2" data-widget-id',
);
const OPEN_POPUP = linkOf('popup:open?id=7', 'Open the popup');
const OPEN_DRAWER = linkOf('off_canvas:open?id=basket', 'Open the basket');
const POPUP = popupOf('7', {}, `<h2>A letter</h2><p>Once a month.</p>${formOf(EMAIL_FORM)}`);
const ALL = `${formOf(CONTACT_FORM, 'id="form"')}${GROUP}${MORE}${OPEN_POPUP}${OPEN_DRAWER}${POPUP}${DRAWER}`;

/** Opens a page that follows the visitor's scheme, with a theme or with rules. */
async function openPage(loop: LoopPage, { head = '', body = ALL }: { head?: string; body?: string }) {
  // Axe knows no other ground than white where a page sets none.
  const scheme = '<style>:root { color-scheme: light dark } body { background: Canvas }</style>';
  await loop.openHtml(pageOf({ head: scheme + head + loop.tag(), body }));
}

const themeOf = (name: string) => (name ? `<link rel="stylesheet" href="/mountkit/themes/${name}.css">` : '');

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

const mountCart = (page: Page) =>
  page.evaluate(async (settings) => {
    const { mount } = await window.mountkit.load('cart');
    await mount('body', settings).ready;
  }, SHOP);

const THEMES = ['', 'plain', 'soft', 'dense'] as const;
/** The corners of controls, and of popups. */
const RADIUS = { '': ['6px', '8px'], plain: ['0px', '0px'], soft: ['14px', '14px'], dense: ['3px', '3px'] } as const;
const cases = THEMES.flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })));

describe('a theme', () => {
  test.for(cases)(
    '"$theme" in the $scheme has no axe violation in any widget',
    async ({ theme, scheme }, { page, loop, proxy }) => {
      const expectNothing = async () => expect(await findAxeViolations(page, rulesIn[scheme])).toEqual([]);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openPage(loop, { head: themeOf(theme) });
      const form = formModel(page.locator('#form'));
      await form.form.waitFor();
      expect(await styleOf(form.button, 'border-top-left-radius')).toBe(RADIUS[theme][0]);
      await expectNothing();
      await form.submit();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await expectNothing();

      const hold = createHold('answer');
      proxy.fault(CALL, hold);
      await loop.ready();
      await loop.choose('Apples');
      await eventually(loop.isBusy).toBe(true);
      await page.getByRole('button', { name: 'Load more' }).waitFor();
      await expectNothing();
      proxy.fault(CALL, { status: 500 });
      hold.release();
      await eventually(loop.isBusy).toBe(false);
      await loop.choose('Both');
      await loop.note.getByRole('button').waitFor();
      await expectNothing();

      await page.getByRole('link', { name: 'Open the popup' }).click();
      const dialog = page.getByRole('dialog', { name: 'A letter' });
      await dialog.getByRole('textbox').waitFor();
      expect(await styleOf(dialog.locator('.mountkit-layer__box'), 'border-top-left-radius')).toBe(RADIUS[theme][1]);
      await expectNothing();
      await page.getByRole('button', { name: 'Close' }).click();

      await mountCart(page);
      await page.getByRole('link', { name: 'Open the basket' }).click();
      const drawer = page.getByRole('dialog', { name: 'Basket' });
      await drawer.waitFor();
      await expectNothing();
      const removal = createHold('answer');
      proxy.fault(REMOVE, removal);
      await drawer.getByRole('button', { name: 'Remove the blue jug' }).click();
      await drawer.getByText('Please wait').waitFor();
      await expectNothing();
      removal.release();
    },
  );

  test.for(THEMES.filter(Boolean))("%s gives way to the visitor's own colours", async (theme, { page, loop }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(loop, { head: themeOf(theme) });
    const { button } = formModel(page.locator('#form'));
    await button.waitFor();
    const more = page.getByRole('button', { name: 'Load more' });
    await more.waitFor();
    const plain = page.getByRole('button', { name: 'All' });
    // A transparent edge is drawn in such colours; system colours of a theme stay, in pairs.
    for (const control of [button, more]) {
      const accent = await styleOf(control, 'background-color');
      expect(await styleOf(control, 'color')).not.toBe(accent);
      expect(await styleOf(control, 'border-top-color')).not.toBe('rgba(0, 0, 0, 0)');
    }
    if (theme !== 'plain')
      expect(await styleOf(button, 'background-color')).toBe(await styleOf(plain, 'background-color'));
    await page.getByRole('link', { name: 'Open the popup' }).click();
    await page.getByRole('dialog', { name: 'A letter' }).getByRole('textbox').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('a token of the root', () => {
  const tokens = `<style>:root {
    --mountkit-accent: rgb(1, 2, 3); --mountkit-radius: 11px; --mountkit-font-size: 19px; --mountkit-surface: rgb(4, 5, 6);
    --mountkit-surface-text: rgb(250, 251, 252); --mountkit-overlay: rgb(7, 8, 9); --mountkit-space: 13px;
    --mountkit-duration: 5s; --mountkit-easing: linear }</style>`;

  test('reaches a form, and one in a frame', async ({ page, loop }) => {
    const framed = formOf(CONTACT_FORM, 'id="framed" data-render="iframe"');
    await openPage(loop, { head: tokens, body: formOf(CONTACT_FORM, 'id="form"') + framed });
    const inPage = formModel(page.locator('#form')).button;
    const inFrame = formModel(page.frameLocator('iframe').locator('body')).button;
    for (const button of [inPage, inFrame]) {
      await button.waitFor();
      expect(await styleOf(button, 'background-color')).toBe('rgb(1, 2, 3)');
      expect(await styleOf(button, 'border-top-left-radius')).toBe('11px');
      expect(await styleOf(button, 'font-size')).toBe('19px');
    }
  });

  test('reaches a popup above the page, and gives way to a rule of the page', async ({ page, loop }) => {
    await openPage(loop, { head: tokens });
    await page.getByRole('link', { name: 'Open the popup' }).click();
    const box = page.getByRole('dialog', { name: 'A letter' }).locator('.mountkit-layer__box');
    await box.waitFor();
    expect(await styleOf(box, 'background-color')).toBe('rgb(4, 5, 6)');
    expect(await styleOf(box, 'color')).toBe('rgb(250, 251, 252)');
    expect(await styleOf(box, 'padding-top')).toBe('13px');
    expect(await styleOf(box, 'border-top-left-radius')).toBe('11px');
    expect(await styleOf(page.locator('.mountkit-layer[open]'), 'background-color')).toBe('rgb(7, 8, 9)');
    await page.addStyleTag({ content: '.mountkit-layer__box { padding: 1px }' });
    expect(await styleOf(box, 'padding-top')).toBe('1px');
  });

  test('reaches what covers an item of the cart', async ({ page, loop, proxy }) => {
    await openPage(loop, { head: tokens });
    await mountCart(page);
    await page.getByRole('link', { name: 'Open the basket' }).click();
    const removal = createHold('answer');
    proxy.fault(REMOVE, removal);
    await page.getByRole('button', { name: 'Remove the blue jug' }).click();
    const cover = page.locator('.mountkit-overlay');
    await cover.waitFor();
    expect(await styleOf(cover, 'background-color')).toBe('rgb(4, 5, 6)');
    expect(await styleOf(cover, 'transition-duration')).toBe('5s');
    expect(await styleOf(cover, 'animation-timing-function')).toBe('linear');
    removal.release();
  });

  test('reaches the way in which a list changes', async ({ page, loop }) => {
    loop.answer('one', 'two');
    await openPage(loop, { head: tokens });
    await loop.ready();
    await loop.choose('Apples');
    const timings = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter((effect) => effect.pseudoElement?.startsWith('::view-transition-group'))
          .map((effect) => effect.getComputedTiming().duration),
      );
    await eventually(timings).toContain(5000);
  });

  test('does not reach an unstyled form', async ({ page, loop }) => {
    await openPage(loop, { body: formOf(CONTACT_FORM, 'id="form" data-unstyled') });
    const { form } = formModel(page.locator('#form'));
    await form.waitFor();
    const stylesOf = () =>
      form.evaluate((form) =>
        [form, ...form.querySelectorAll('*')].map((element) => {
          const style = getComputedStyle(element);
          return [...style].filter((name) => !name.startsWith('--')).map((name) => style.getPropertyValue(name));
        }),
      );
    const before = await stylesOf();
    await page.evaluate((style) => document.head.insertAdjacentHTML('beforeend', style), tokens);
    expect(await stylesOf()).toEqual(before);
  });
});
