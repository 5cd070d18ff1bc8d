import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, unmountAll, waitForWidgets } from './models/page-widget';

const SECTIONS = `<h2 id="clay-title">Clay</h2><div id="clay"><p>Comes from the pit.</p></div>
  <h2>Wool</h2><div id="wool"><p>Comes from <b id="sheep">sheep</b>.</p></div>
  <h2>Oak</h2><div id="oak"><p>Comes from a storm.</p></div>`;
const TABS = `<section id="tabs" data-mountkit="tabs">${SECTIONS}</section>`;
const ACCORDION = `<section id="accordion" data-mountkit="accordion" data-open="1" data-duration="50">${SECTIONS}</section>`;
const DETAILS = `<div id="details" data-mountkit="accordion" data-duration="50">
  <details id="one" open><summary>Do you ship?</summary><p>On Mondays.</p></details>
  <details id="two"><summary>Do you repair?</summary><p id="repairs">What we have made.</p></details></div>`;

/** Which of the materials can be seen. */
const seen = (page: Page, ids: readonly string[] = ['clay', 'wool', 'oak']) =>
  page.evaluate(
    (given) =>
      given.filter((id) =>
        document.getElementById(id)?.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }),
      ),
    [...ids],
  );

describe('tabs', () => {
  test('show one panel, by pointer and by keyboard', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, TABS);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Clay').waitFor();
    expect(await seen(page)).toEqual(['clay']);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
    await tab('Wool').click();
    expect(await seen(page)).toEqual(['wool']);
    expect(await tab('Wool').getAttribute('aria-selected')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);

    await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toEqual(['oak']);
    await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toEqual(['clay']);
    await page.keyboard.press('End');
    expect(await seen(page)).toEqual(['oak']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('oak');
    expect(watch.reports).toEqual([]);
  });

  test('open by Enter alone where the page wants it so, and follow the direction of the text', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, TABS.replace('data-mountkit', 'data-manual data-mountkit'), {
      html: 'lang="ar" dir="rtl"',
    });
    await page.getByRole('tab', { name: 'Clay' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await seen(page)).toEqual(['clay']);
    await page.keyboard.press('Enter');
    expect(await seen(page)).toEqual(['wool']);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('are an accordion on a small window, and tabs again on a large one', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openWidgets({ page, pages, proxy }, TABS);
    await page.getByRole('button', { name: 'Wool' }).click();
    await eventually(() => seen(page)).toEqual(['wool']);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.getByRole('tab', { name: 'Wool', selected: true }).waitFor();
    expect(await seen(page)).toEqual(['wool']);
  });

  test('open the panel that the address leads into, and close it on the way back', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, `<a id="link" href="#sheep">Sheep</a>${TABS}`, { at: '#oak' });
    await eventually(() => seen(page)).toEqual(['oak']);
    await page.locator('#link').click();
    await eventually(() => seen(page)).toEqual(['wool']);
    await page.goBack();
    await eventually(() => seen(page)).toEqual(['oak']);
  });
});

describe('an accordion', () => {
  test('of headings opens one item, closes the other, and tells so', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, ACCORDION);
    const button = (name: string) => page.getByRole('button', { name });
    await page.getByRole('button', { name: 'Clay', expanded: true }).waitFor();
    const heard = await page.evaluateHandle(() => {
      const events: string[] = [];
      for (const name of ['open', 'close'])
        document.addEventListener(`mountkit:disclosure:${name}`, (event) =>
          events.push(`${name} ${(event as CustomEvent).detail.index}`),
        );
      return events;
    });
    await button('Wool').click();
    await eventually(() => seen(page)).toEqual(['wool']);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await eventually(() => seen(page)).toEqual(['oak']);
    await page.keyboard.press('Space');
    await eventually(() => seen(page)).toEqual([]);
    expect((await heard.jsonValue()).sort()).toEqual(['close 0', 'close 1', 'close 2', 'open 1', 'open 2']);
    expect(watch.reports).toEqual([]);
  });

  test('lets the browser’s search find closed text, and opens what it finds', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, ACCORDION);
    await page.getByRole('button', { name: 'Clay', expanded: true }).waitFor();
    expect(await page.locator('#wool').getAttribute('hidden')).toBe('until-found');
    expect((await page.locator('#wool').boundingBox())?.height).toBe(0);
    await page.locator('#wool').dispatchEvent('beforematch');
    await eventually(() => seen(page)).toEqual(['wool']);
  });

  test('of details moves them, and lets one close the other', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, DETAILS);
    await waitForWidgets(page, 'disclosure', 'accordion');
    await page.getByText('Do you repair?').click();
    await eventually(() => seen(page, ['one', 'two'])).toEqual(['two']);
    await page.keyboard.press('Enter');
    await eventually(() => seen(page, ['one', 'two'])).toEqual([]);
    await page.evaluate(() => {
      location.hash = 'repairs';
    });
    await eventually(() => seen(page, ['one', 'two'])).toEqual(['two']);
    await page.goBack();
    await eventually(() => seen(page, ['one', 'two'])).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('has no motion for visitors who want less of it', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWidgets(
      { page, pages, proxy },
      DETAILS.replace('"50"', '"60000"') + ACCORDION.replace('"50"', '"60000"'),
    );
    await waitForWidgets(page, 'disclosure', 'accordion');
    await page.getByRole('button', { name: 'Wool' }).click();
    await page.getByText('Do you repair?').click();
    await eventually(() => seen(page, ['clay', 'wool', 'one', 'two'])).toEqual(['wool', 'two']);
  });
});

test('after unmount the page is as before, and both can be mounted again', async ({ page, pages, proxy }) => {
  await openWidgets({ page, pages, proxy }, TABS + DETAILS, { tag: 'async data-auto="false"' });
  const before = await readContent(page);
  for (const _ of [1, 2]) {
    await page.evaluate(() => void window.mountkit.scan());
    await waitForWidgets(page, 'disclosure', 'tabs', 'accordion');
    await page.getByRole('tab', { name: 'Wool' }).click();
    expect(await unmountAll(page)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  }
});

test('what has no items is reported, and stays as it is', async ({ page, pages, proxy, watch }) => {
  await openWidgets(
    { page, pages, proxy },
    '<div data-mountkit="tabs"><p id="words">Words</p></div><div data-mountkit="accordion" data-allow="three"></div>',
  );
  await eventually(() => watch.reports.map((line) => line.replace(/^mountkit: /, '')).sort()).toEqual([
    'accordion #div: data-allow is "three", expected one or many',
    'accordion #div: has no items, expected details, or headings that are each followed by a panel',
    'tabs #div: has no tabs, expected headings that are each followed by a panel',
  ]);
  expect(await page.locator('#words').isVisible()).toBe(true);
});

/** Widgets as the page builder prints them. */
const widget = (name: string, inside: string, settings = '{}') =>
  `<div class="elementor-element elementor-widget elementor-widget-${name}" data-id="b2" data-element_type="widget" data-settings='${settings}'>${inside}</div>`;
const title = (number: number, words: string, role: string, classes = '') =>
  `<div id="title-${number}${classes}" class="elementor-tab-title ${classes}" data-tab="${number}" role="${role}" tabindex="${number === 1 ? 0 : -1}" aria-controls="panel-${number}" aria-expanded="false">${role === 'tab' ? words : `<a class="elementor-accordion-title" tabindex="0">${words}</a>`}</div>`;
const panel = (number: number, words: string, role: string) =>
  `<div id="panel-${number}" class="elementor-tab-content" data-tab="${number}" role="${role}" ${role === 'tabpanel' && number > 1 ? 'hidden="hidden"' : ''}><p>${words}</p></div>`;
const STYLE = `<style>.elementor-tab-content { display: none; padding: 20px; border: 1px solid } .elementor-tab-mobile-title { display: none }
  .e-n-tabs-content > .e-con:not(.e-active) { display: none }</style>`;
const DIALECT = { tag: 'async data-dialects="elementor"', head: STYLE };

describe("the page builder's markup", () => {
  test('tabs open by their titles, of which there are two for each panel', async ({ page, pages, proxy, watch }) => {
    const words = ['Clay', 'Wool', 'Oak'];
    const rows = `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${words.map((word, index) => title(index + 1, word, 'tab', 'elementor-tab-desktop-title')).join('')}</div>
      <div class="elementor-tabs-content-wrapper">${words.map((word, index) => title(index + 1, word, 'tab', 'elementor-tab-mobile-title') + panel(index + 1, `About ${word}`, 'tabpanel')).join('')}</div></div>`;
    await openWidgets({ page, pages, proxy }, widget('tabs', rows), DIALECT);
    await page.locator('.elementor-tab-content.elementor-active').waitFor();
    expect(await seen(page, ['panel-1', 'panel-2', 'panel-3'])).toEqual(['panel-1']);
    await page.getByRole('tab', { name: 'Wool' }).click();
    expect(await seen(page, ['panel-1', 'panel-2', 'panel-3'])).toEqual(['panel-2']);
    expect(await page.locator('.elementor-tab-title.elementor-active').count()).toBe(2);
    expect((await page.locator('#panel-1').boundingBox())?.height).toBe(0);
    await page.keyboard.press('End');
    expect(await seen(page, ['panel-1', 'panel-2', 'panel-3'])).toEqual(['panel-3']);
    expect(watch.reports).toEqual([]);
  });

  test.for([
    ['accordion', ['panel-1'], ['panel-2']],
    ['toggle', [], ['panel-1', 'panel-2']],
  ] as const)('an %s opens as it does', async ([name, first, then], { page, pages, proxy, watch }) => {
    const item = (number: number) =>
      `<div class="elementor-${name}-item">${title(number, `Item ${number}`, 'button')}${panel(number, 'Words', 'region')}</div>`;
    await openWidgets(
      { page, pages, proxy },
      widget(name, `<div class="elementor-${name}">${item(1)}${item(2)}</div>`),
      DIALECT,
    );
    // Nothing that is seen says that a toggle may be pressed: all of it is closed, before and after.
    await page.waitForFunction(
      (selector) =>
        window.mountkit?.widgets?.disclosure?.registry.getByElement(
          document.querySelector(selector) as Element,
          'accordion',
        )?.status === 'ready',
      `.elementor-widget-${name}`,
    );
    await eventually(() => seen(page, ['panel-1', 'panel-2'])).toEqual(first);
    if (name === 'toggle') await page.getByText('Item 1').click();
    await page.locator('#title-2').focus();
    await page.keyboard.press('Enter');
    await eventually(() => seen(page, ['panel-1', 'panel-2'])).toEqual(then);
    expect(await page.locator('#title-2').getAttribute('aria-expanded')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('nested tabs and accordions open, one in the other', async ({ page, pages, proxy, watch }) => {
    const details = [1, 2]
      .map(
        (number) =>
          `<details class="e-n-accordion-item" id="item-${number}" ${number === 1 ? 'open' : ''}><summary class="e-n-accordion-item-title" aria-expanded="${number === 1}">Item ${number}</summary><div role="region" aria-label="Item ${number}" class="e-con"><p>Words ${number}</p></div></details>`,
      )
      .join('');
    const accordion = widget(
      'n-accordion',
      `<div class="e-n-accordion">${details}</div>`,
      '{"max_items_expended":"one","n_accordion_animation_duration":{"unit":"ms","size":20}}',
    );
    const inner = [1, 2]
      .map(
        (number) =>
          `<button class="e-n-tab-title" id="tab-${number}" role="tab" aria-controls="content-${number}">Tab ${number}</button>`,
      )
      .join('');
    const panels = [1, 2]
      .map(
        (number) =>
          `<div class="e-con ${number === 1 ? 'e-active' : ''}" id="content-${number}" role="tabpanel"><p>Content ${number}</p>${number === 2 ? accordion : ''}</div>`,
      )
      .join('');
    await openWidgets(
      { page, pages, proxy },
      widget(
        'n-tabs',
        `<div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${inner}</div><div class="e-n-tabs-content">${panels}</div></div>`,
      ),
      DIALECT,
    );
    await page.locator('.e-n-tabs.e-activated').waitFor();
    expect(await seen(page, ['content-1', 'content-2'])).toEqual(['content-1']);
    // What other scripts of the page listen to, without the builder's jQuery and with it.
    await page.evaluate(() => {
      const told: string[] = [];
      const note = (content: unknown) => told.push((content as Element).id);
      window.addEventListener('elementor/nested-tabs/activate', (event) => note((event as CustomEvent).detail.content));
      Object.assign(window, { told });
    });
    await page.getByRole('tab', { name: 'Tab 2' }).click();
    await page.evaluate(() => {
      const told = Reflect.get(window, 'told') as string[];
      const trigger = (name: string, [content]: readonly Element[] = []) => {
        if (name === 'elementor/nested-tabs/activate') told.push(`jQuery ${content?.id}`);
      };
      Object.assign(window, { jQuery: () => ({ trigger }) });
    });
    await page.getByRole('tab', { name: 'Tab 1' }).click();
    await page.getByRole('tab', { name: 'Tab 2' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
      'content-2',
      'jQuery content-1',
      'jQuery content-2',
    ]);
    expect(await seen(page, ['content-1', 'content-2'])).toEqual(['content-2']);
    await page.getByText('Item 2').click();
    await eventually(() => seen(page, ['item-1', 'item-2'])).toEqual(['item-2']);
    expect(await page.locator('.e-n-accordion-item-title').last().getAttribute('aria-expanded')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('panels that lie in a row have all of it, and titles that are too many can be reached', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const titles = numbers.map(
      (number) =>
        `<button class="e-n-tab-title" style="flex: none; width: 200px" id="tab-${number}" role="tab" aria-controls="content-${number}">Tab ${number}</button>`,
    );
    const panels = numbers.map(
      (number) =>
        `<div class="e-con ${number === 1 ? 'e-active' : ''}" id="content-${number}" role="tabpanel"><p>Content ${number}</p></div>`,
    );
    const row = `<style>.e-n-tabs-content { display: flex } .e-con { width: 100%; display: flex; padding: 10px; min-width: 0 }
      .e-n-tabs-heading { display: flex; justify-content: center; overflow-x: scroll; width: 500px; gap: 10px }
      .e-scroll-active { position: relative } .e-scroll-active::before { content: ""; position: absolute; inset: 0 -1000vw; z-index: 2 }</style>
      <div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${titles.join('')}</div><div class="e-n-tabs-content">${panels.join('')}</div></div>`;
    await openWidgets({ page, pages, proxy }, widget('n-tabs', row), DIALECT);
    const heading = page.locator('.e-n-tabs-heading.e-scroll');
    await heading.waitFor();
    const widthOf = (selector: string) =>
      page.evaluate((given) => document.querySelector(given)?.clientWidth, selector);
    expect(await widthOf('#content-1')).toBe(await widthOf('.e-n-tabs-content'));
    await page.getByRole('tab', { name: 'Tab 2' }).click();
    expect(await widthOf('#content-2')).toBe(await widthOf('.e-n-tabs-content'));
    // The first title is where the row begins, and a mouse that drags the row presses none of them.
    const box = await heading.boundingBox();
    expect((await page.locator('#tab-1').boundingBox())?.x).toBe(box?.x);
    const middle = (box?.y ?? 0) + 10;
    await page.mouse.move((box?.x ?? 0) + 450, middle);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 150, middle, { steps: 5 });
    await page.mouse.up();
    expect(await heading.evaluate(({ scrollLeft }) => scrollLeft)).toBe(300);
    expect(await seen(page, ['content-2', 'content-3', 'content-4'])).toEqual(['content-2']);
    await page.evaluate(() => window.mountkit.removeAll());
    await page.locator('.e-n-tabs').evaluate((element) => element.closest('.elementor-widget')?.remove());
    expect(watch.reports).toEqual([]);
  });
});
