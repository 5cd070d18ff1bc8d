import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, TALL, unmountAll, waitForWidgets } from './models/page-widget';

const PICTURE =
  '<img alt="A boat" width="600" height="300" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22600%22 height=%22300%22%3E%3Crect width=%22600%22 height=%22300%22 fill=%22%23ddd%22/%3E%3C/svg%3E" style="max-width: 100%; height: auto">';
const picture = (attributes = '') =>
  `<div id="boat" data-mountkit="hotspot" ${attributes}>${PICTURE}<ul>
  <li data-x="10" data-y="10"><b>Bow</b> <p>The front, which is sharp and goes through the waves first.</p></li>
  <li data-x="50" data-y="50"><b>Mast</b> <p>It is tall. <a href="#more">More</a></p></li>
  <li data-x="97" data-y="80"><a href="#shop">Stern</a> <p>To the shop.</p></li></ul></div>`;

/** The tooltips that are seen. */
const tooltips = (page: Page, selector = '.mountkit-hotspot__tooltip') =>
  page.evaluate(
    (given) =>
      [...document.querySelectorAll(given)]
        .filter((each) => each.checkVisibility({ opacityProperty: true }))
        .map((each) => each.textContent?.trim().slice(0, 9)),
    selector,
  );

/** How far a tooltip that is seen is out of the window: 0 for not at all. */
const outside = (page: Page, selector = '.mountkit-hotspot__tooltip:not([hidden])') =>
  page.evaluate((given) => {
    const { left, right, top, bottom } = document.querySelector(given)?.getBoundingClientRect() ?? new DOMRect(-99);
    const { clientWidth, clientHeight } = document.documentElement;
    return Math.max(0, -left, -top, right - clientWidth, bottom - clientHeight);
  }, selector);

const point = (page: Page, name: string) => page.getByRole('button', { name });

describe('points on a picture', () => {
  test('show their tooltips under the mouse, which may go on to them', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, picture());
    await waitForWidgets(page, 'hotspot', 'hotspot');
    expect(await tooltips(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    await point(page, 'Mast').hover();
    await eventually(() => tooltips(page)).toEqual(['It is tal']);
    expect(await point(page, 'Mast').getAttribute('aria-expanded')).toBe('true');
    await page.getByText('It is tall.').hover();
    await page.clock.install();
    await page.clock.runFor(2000);
    expect(await tooltips(page)).toEqual(['It is tal']);
    expect(await findAxeViolations(page)).toEqual([]);
    await point(page, 'Bow').hover();
    await eventually(() => tooltips(page)).toEqual(['The front']);
    expect(await outside(page)).toBe(0);
    await page.keyboard.press('Escape');
    await eventually(() => tooltips(page)).toEqual([]);
    await page.getByRole('link', { name: 'Stern' }).hover();
    await eventually(() => tooltips(page)).toEqual(['To the sh']);
    expect(await outside(page)).toBe(0);
    await page.mouse.move(900, 800);
    await page.clock.runFor(1000);
    await eventually(() => tooltips(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('can be used with the keyboard alone', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, picture());
    await waitForWidgets(page, 'hotspot', 'hotspot');
    await page.keyboard.press('Tab');
    await eventually(() => tooltips(page)).toEqual(['The front']);
    await page.keyboard.press('Tab');
    await eventually(() => tooltips(page)).toEqual(['It is tal']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More');
    expect(await tooltips(page)).toEqual(['It is tal']);
    await page.keyboard.press('Escape');
    await eventually(() => tooltips(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mast');
    await page.keyboard.press('Tab');
    await eventually(() => tooltips(page)).toEqual(['To the sh']);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('open and close by a press where that is asked for, one at a time', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, picture('data-trigger="click" data-placement="bottom"'));
    await waitForWidgets(page, 'hotspot', 'hotspot');
    await point(page, 'Mast').hover();
    expect(await tooltips(page)).toEqual([]);
    await point(page, 'Mast').click();
    expect(await tooltips(page)).toEqual(['It is tal']);
    await point(page, 'Bow').press('Enter');
    expect(await tooltips(page)).toEqual(['The front']);
    await point(page, 'Bow').press(' ');
    expect(await tooltips(page)).toEqual([]);
    await point(page, 'Bow').click();
    await page.getByRole('heading').click();
    expect(await tooltips(page)).toEqual([]);
  });

  test.for(['top', 'left', 'right', 'bottom'])(
    'keep their tooltips in a small window from right to left: %s',
    async (placement, { page, pages, proxy }) => {
      await page.setViewportSize({ width: 375, height: 600 });
      const body = picture(`data-trigger="click" data-placement="${placement}"`);
      await openWidgets({ page, pages, proxy }, body, { html: 'lang="en" dir="rtl"' });
      await waitForWidgets(page, 'hotspot', 'hotspot');
      const { x = 0, width = 0 } = (await page.locator('#boat img').boundingBox()) ?? {};
      const bow = (await point(page, 'Bow').boundingBox()) ?? { x: 0, width: 0 };
      expect(Math.abs(bow.x + bow.width / 2 - (x + 0.1 * width))).toBeLessThan(1);
      for (const name of ['Bow', 'Mast']) {
        await point(page, name).press('Enter');
        expect(await outside(page)).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );

  test('come one after the other, all at once for visitors who want less motion', async ({ page, pages, proxy }) => {
    const body = picture('data-sequence data-sequence-duration="200"');
    await openWidgets({ page, pages, proxy }, body);
    const opacities = () =>
      page.locator('#boat li').evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
    await eventually(opacities).toEqual(['1', '1', '1']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWidgets({ page, pages, proxy }, body);
    await waitForWidgets(page, 'hotspot', 'hotspot');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('show all tooltips where nothing is to be done for it, and none is reported', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const none = '<div id="none" data-mountkit="hotspot"><p>Nothing</p></div>';
    await openWidgets({ page, pages, proxy }, picture('data-trigger="none"') + none);
    await eventually(() => tooltips(page)).toEqual(['The front', 'It is tal', 'To the sh']);
    expect(await findAxeViolations(page)).toEqual([]);
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: hotspot #none: has no points, expected elements with data-x, data-y and a label',
    ]);
  });

  test('keep tooltips that are always shown at their points, wherever the page is scrolled to', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, TALL + picture('data-trigger="none"'));
    await eventually(() => tooltips(page)).toEqual(['The front', 'It is tal', 'To the sh']);
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#boat *')].flatMap(({ style }) => style.translate || []),
    );
    // To the side only: the last one stands at the edge.
    expect(moved.map((translate) => translate.split(' ')[1] ?? '0px')).toEqual(moved.map(() => '0px'));
  });

  test('leave nothing after unmount, and can be mounted again', async ({ page, pages, proxy }) => {
    const body = picture('data-sequence');
    await openWidgets({ page, pages, proxy }, body, { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await waitForWidgets(page, 'hotspot', 'hotspot');
      await point(page, 'Bow').press('Enter');
      await eventually(() => tooltips(page)).toEqual(['The front']);
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    }
  });
});

test("the page builder's points can be used with mouse and keyboard", async ({ page, pages, proxy, watch }) => {
  const spot = (label: string, words: string, name = 'div', more = '') =>
    `<${name} class="e-hotspot e-hotspot--sequenced" ${more}><div class="e-hotspot__button">${label}</div><div class="e-hotspot__tooltip e-hotspot--tooltip-position e-hotspot--fade-in-out"> ${words} </div></${name}>`;
  const settings = {
    tooltip_trigger: 'click',
    tooltip_trigger_mobile: 'mouseenter',
    hotspot_sequenced_animation: 'yes',
  };
  const body = `<style>
      .elementor-widget-hotspot { position: relative; width: 300px } .e-hotspot { position: absolute; top: 100px; left: 0 } .e-hotspot ~ .e-hotspot { left: 150px }
      .e-hotspot__button { min-width: 30px; min-height: 30px; background: #fff } .e-hotspot__tooltip { position: absolute; right: 100%; bottom: 100%; width: 200px; background: #222; color: #fff }
      .e-hotspot--fade-in-out { opacity: 0 } .e-hotspot--active .e-hotspot--fade-in-out { opacity: 1 }
    </style><div class="elementor"><div id="boat" class="elementor-element elementor-widget elementor-widget-hotspot" data-settings='${JSON.stringify(settings)}'>${PICTURE}${spot('<div class="e-hotspot__label">Bow</div>', 'The front.')}${spot('<div class="e-hotspot__icon"><i></i></div>', 'The anchor.')}${spot('<div class="e-hotspot__label">Link</div>', 'To the shop.', 'a', 'href="#shop"')}</div></div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
  const shown = () => tooltips(page, '.e-hotspot__tooltip');
  await point(page, 'Bow').click();
  await eventually(shown).toEqual(['The front']);
  expect(await outside(page, '.e-hotspot--active .e-hotspot__tooltip')).toBe(0);
  expect(
    await page
      .locator('.e-hotspot')
      .nth(1)
      .evaluate((each: HTMLElement) => each.style.animationDelay),
  ).toBe('333.333ms');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(shown).toEqual([]);
  await point(page, 'The anchor.').press(' ');
  await eventually(shown).toEqual(['The ancho']);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('link', { name: 'Link' }).hover();
  await eventually(shown).toEqual(['To the sh']);
  expect(watch.reports).toEqual([]);
  await page.evaluate(() => window.mountkit.removeAll());
  expect(
    await page.locator('#boat [role=button], #boat [inert], #boat [aria-expanded], #boat .e-hotspot--active').count(),
  ).toBe(0);
});

test("the page builder's tooltips that come from a side wait there", async ({ page, pages, proxy }) => {
  const settings = {
    tooltip_trigger: 'click',
    tooltip_position: 'right',
    tooltip_animation: 'e-hotspot--slide-direction',
  };
  const body = `<div class="elementor"><div id="boat" class="elementor-element elementor-widget elementor-widget-hotspot" data-settings='${JSON.stringify(settings)}'>${PICTURE}<div class="e-hotspot"><div class="e-hotspot__button">Bow</div><div class="e-hotspot__tooltip e-hotspot--tooltip-position e-hotspot--slide-direction">The front.</div></div></div></div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
  const waiting = page.locator('.e-hotspot__tooltip.e-hotspot--tooltip-animation-from-right');
  await waiting.waitFor({ state: 'attached' });
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await waiting.count()).toBe(0);
});
