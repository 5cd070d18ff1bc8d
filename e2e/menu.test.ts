import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, unmountAll, waitForWidgets } from './models/page-widget';

const MENU = `<nav id="menu" data-mountkit="menu" aria-label="Main"><ul>
  <li><a href="#home">Home</a></li>
  <li><a href="#workshop">Workshop</a><ul>
    <li><a href="#pottery">Pottery</a><ul><li><a href="#glaze">Glaze</a></li><li><a href="#wheel">Wheel</a></li></ul></li>
    <li><a href="#weaving">Weaving</a></li>
  </ul></li>
  <li><a href="#visit">Visit</a><ul><li><a href="#train">By train</a></li></ul></li>
</ul></nav><p><a href="#after">After</a></p>`;

/** Which of the links can be seen. */
const seen = (page: Page, ...words: readonly string[]) =>
  page.evaluate(
    (given) =>
      given.filter((word) =>
        [...document.querySelectorAll('a')].some((link) => link.textContent === word && link.checkVisibility()),
      ),
    words,
  );

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

describe('our own menu', () => {
  test('opens by mouse, three levels deep, and closes when the mouse has left', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, MENU);
    await waitForWidgets(page, 'menu', 'menu');
    expect(await seen(page, 'Workshop', 'Pottery', 'Glaze')).toEqual(['Workshop']);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Workshop' }).hover();
    await eventually(() => seen(page, 'Pottery', 'Glaze')).toEqual(['Pottery']);
    await page.getByRole('link', { name: 'Pottery' }).hover();
    await eventually(() => seen(page, 'Pottery', 'Glaze')).toEqual(['Pottery', 'Glaze']);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.mouse.move(600, 800);
    await eventually(() => seen(page, 'Pottery', 'Glaze')).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('works by keyboard alone, and gives the focus back', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, MENU);
    await waitForWidgets(page, 'menu', 'menu');
    await page.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Workshop');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Submenu of Workshop');
    await page.keyboard.press('Enter');
    expect(await seen(page, 'Pottery', 'Glaze')).toEqual(['Pottery']);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Pottery');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Glaze');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Wheel');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Submenu of Pottery');
    expect(await seen(page, 'Pottery', 'Glaze')).toEqual(['Pottery']);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Submenu of Workshop');
    await page.keyboard.press('Space');
    await page.getByRole('link', { name: 'After' }).focus();
    await eventually(() => seen(page, 'Pottery')).toEqual([]);
  });

  test('opens by a first tap, and closes by one beside it', async ({ browser, pages, proxy }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1200, height: 800 } });
    const page = await context.newPage();
    await openWidgets({ page, pages, proxy }, MENU);
    await waitForWidgets(page, 'menu', 'menu');
    await page.getByRole('link', { name: 'Workshop' }).tap();
    expect(await seen(page, 'Pottery')).toEqual(['Pottery']);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: 'Workshop' }).tap();
    expect(new URL(page.url()).hash).toBe('#workshop');
    await page.touchscreen.tap(900, 700);
    await eventually(() => seen(page, 'Pottery')).toEqual([]);
    await context.close();
  });

  test('is behind a button on a small window', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openWidgets({ page, pages, proxy }, MENU);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.waitFor();
    expect(await seen(page, 'Home')).toEqual([]);
    await button.click();
    expect(await seen(page, 'Home', 'Pottery')).toEqual(['Home']);
    await page.getByRole('button', { name: 'Submenu of Workshop' }).click();
    await page.getByRole('button', { name: 'Submenu of Visit' }).click();
    expect(await seen(page, 'Pottery', 'By train')).toEqual(['Pottery', 'By train']);
    expect(await findAxeViolations(page)).toEqual([]);
    await button.focus();
    await page.keyboard.press('Escape');
    expect(await seen(page, 'Home')).toEqual([]);
    await page.setViewportSize({ width: 1200, height: 800 });
    await eventually(() => seen(page, 'Home')).toEqual(['Home']);
    expect(await button.isVisible()).toBe(false);
  });

  test('follows the direction of the text, and stays in the window', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, MENU, { html: 'lang="ar" dir="rtl"' });
    await waitForWidgets(page, 'menu', 'menu');
    await page.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Workshop');
    for (const name of ['Workshop', 'Pottery']) await page.getByRole('link', { name }).hover();
    await eventually(() => seen(page, 'Glaze')).toEqual(['Glaze']);
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('#menu ul ul')]
        .filter((list) => list.checkVisibility())
        .map((list) => list.getBoundingClientRect())
        .map(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth),
    );
    expect(boxes).toEqual([true, true]);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('marks the link of its own page, and of the place that is read', async ({ page, pages, proxy }) => {
    const body = `<nav data-mountkit="menu" aria-label="Main"><ul><li><a href="">Here</a></li><li><a href="#pots">Pots</a></li><li><a href="#wool">Wool</a></li><li><a href="/away/">Away</a></li></ul></nav>
      <div class="tall"></div><h2 id="pots">Pots</h2><div class="tall"></div><h2 id="wool">Wool</h2><div class="tall"></div>`;
    await openWidgets({ page, pages, proxy }, body);
    const before = await readContent(page);
    await waitForWidgets(page, 'menu', 'menu');
    const marked = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[aria-current]')].map((link) => `${link.textContent} ${link.ariaCurrent}`),
      );
    await eventually(marked).toEqual(['Here page']);
    for (const [place, word] of [
      ['pots', 'Pots'],
      ['wool', 'Wool'],
    ]) {
      await page.evaluate((id) => document.getElementById(`${id}`)?.scrollIntoView({ block: 'center' }), place);
      await eventually(marked).toEqual(['Here page', `${word} location`]);
    }
    // A link leads to the top of the window.
    await page.getByRole('link', { name: 'Pots' }).click();
    await eventually(marked).toEqual(['Here page', 'Pots location']);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await unmountAll(page)).toBe(before);
  });

  test('leaves nothing, and can be mounted again; without a list it is reported', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, MENU, { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await waitForWidgets(page, 'menu', 'menu');
      await page.getByRole('button', { name: 'Submenu of Workshop' }).click();
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    }
    await openWidgets({ page, pages, proxy }, '<nav data-mountkit="menu" aria-label="Empty"></nav>');
    await eventually(() => [...watch.reports]).toEqual(['mountkit: menu #nav: has no list, expected a list of links']);
  });
});

/** A menu as the page builder prints it: a list, and the same list once more behind a button. */
const list = (id: string, tabindex = '') => `<ul id="${id}" class="elementor-nav-menu">
  <li class="menu-item"><a href="#home" class="elementor-item" ${tabindex}>Home</a></li>
  <li class="menu-item menu-item-has-children"><a href="#workshop" class="elementor-item" ${tabindex}>Workshop</a>
    <ul class="sub-menu elementor-nav-menu--dropdown"><li class="menu-item"><a href="#pottery" class="elementor-sub-item" ${tabindex}>Pottery</a></li></ul></li></ul>`;
const NAV_MENU = `<div class="elementor-element elementor-widget elementor-widget-nav-menu" data-settings='{"layout":"horizontal","toggle":"burger","submenu_icon":{"value":"&lt;i class=\\"fas fa-caret-down\\"&gt;&lt;/i&gt;","library":"fa-solid"}}'>
  <nav aria-label="Site" class="elementor-nav-menu--main elementor-nav-menu__container">${list('one')}</nav>
  <div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="Menu Toggle" aria-expanded="false">=</div>
  <nav aria-label="Site, small" class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true">${list('two', 'tabindex="-1"')}</nav></div>`;
const MEGA_MENU = `<div class="elementor-element elementor-widget elementor-widget-n-menu" data-settings='{"open_on":"click"}'><nav class="e-n-menu" aria-label="Shop">
  <button class="e-n-menu-toggle" aria-expanded="false" aria-label="Menu Toggle">=</button><div class="e-n-menu-wrapper"><ul class="e-n-menu-heading">
  ${['Pots', 'Wool']
    .map(
      (
        word,
        index,
      ) => `<li class="e-n-menu-item"><div class="e-n-menu-title"><div class="e-n-menu-title-container"><span>${word}</span></div><button id="icon-${index}" class="e-n-menu-dropdown-icon" aria-expanded="false" aria-controls="content-${index}" aria-label="Open ${word}">v</button></div>
    <div class="e-n-menu-content"><div id="content-${index}" class="e-con"><a href="#${word}">See ${word}</a></div></div></li>`,
    )
    .join('')}</ul></div></nav></div>`;
const STYLE = `<style>.sub-menu { display: none; position: absolute } .elementor-nav-menu li { position: relative } .e-n-menu-content > .e-con:not(.e-active) { display: none }
  .elementor-menu-toggle, .elementor-nav-menu--dropdown.elementor-nav-menu__container, .e-n-menu-toggle { display: none }
  .elementor-nav-menu--dropdown .sub-menu { position: static }
  .elementor-nav-menu--main > ul { display: flex }
  @media (max-width: 800px) { .elementor-nav-menu--main { display: none } .elementor-menu-toggle, .elementor-nav-menu--dropdown.elementor-nav-menu__container { display: block } .elementor-menu-toggle:not(.elementor-active) + nav { max-height: 0; overflow: hidden } }</style>`;
const DIALECT = { tag: 'async data-dialects="elementor"', head: STYLE };

describe("the page builder's markup", () => {
  test('a navigation menu opens by mouse, key and burger', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, NAV_MENU, DIALECT);
    const button = page.locator('.elementor-nav-menu--main .mountkit-menu__button');
    await button.waitFor();
    await page.locator('#one .elementor-item', { hasText: 'Workshop' }).hover();
    await eventually(() => seen(page, 'Pottery')).toEqual(['Pottery']);
    await page.mouse.move(600, 800);
    await eventually(() => seen(page, 'Pottery')).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await seen(page, 'Pottery')).toEqual(['Pottery']);
    expect(await findAxeViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 375, height: 800 });
    const toggle = page.locator('.elementor-menu-toggle');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.locator('.elementor-menu-toggle.elementor-active[aria-expanded=true]').waitFor();
    await page.locator('#two .mountkit-menu__button').click();
    await eventually(() => page.locator('#two').getByRole('link', { name: 'Pottery' }).isVisible()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Menu Toggle');
    expect(
      await page.locator('.elementor-nav-menu--dropdown.elementor-nav-menu__container').getAttribute('inert'),
    ).toBe('');
    expect(watch.reports).toEqual([]);
    // Everything is as the server has printed it.
    await page.evaluate(() => window.mountkit.removeAll());
    const [now, before] = await page.evaluate((markup) => {
      const { content } = Object.assign(document.createElement('template'), { innerHTML: markup });
      const read = (root: ParentNode) =>
        [...root.querySelectorAll('.elementor-widget-nav-menu *')].map((part) =>
          [...part.attributes]
            .flatMap(({ name, value }) => (name === 'style' && !value ? [] : `${name}=${value}`))
            .sort(),
        );
      return [read(document), read(content)];
    }, NAV_MENU);
    expect(now).toEqual(before);
  });

  test('a submenu lies above the items of the next line', async ({ page, pages, proxy }) => {
    const lines = `<style>#one { flex-wrap: wrap; width: 240px; padding: 0; position: relative; z-index: 2 } #one > li { width: 120px; list-style: none }
      #one a { position: relative; display: block } #one > li > a::after { content: ""; position: absolute; inset: 0; z-index: 2; pointer-events: none }
      #one .sub-menu { margin: 0; padding: 0; background: white }</style>`;
    const item = (word: string) => `<li class="menu-item"><a href="#${word}" class="elementor-item">${word}</a></li>`;
    const body = NAV_MENU.replace('</li></ul></nav>', `</li>${item('Visit')}${item('Contact')}</ul></nav>`);
    await openWidgets({ page, pages, proxy }, lines + body, DIALECT);
    await page.locator('#one .mountkit-menu__button').waitFor();
    await page.locator('#one .elementor-item', { hasText: 'Workshop' }).hover();
    const below = page.locator('#one').getByRole('link', { name: 'Pottery' });
    await eventually(() => below.isVisible()).toBe(true);
    const over = await below.evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + 9, top + height / 2)?.textContent;
    });
    expect(over).toBe('Pottery');
  });

  test('a submenu is as wide as its words, and the next one is beside its item', async ({ page, pages, proxy }) => {
    const look = `<style>#one { padding: 0 } #one a { display: block; white-space: nowrap } #one ul { width: 60px; margin: 0; padding: 0 }
      #one > li ul { position: absolute; top: 100% !important }</style>`;
    const below = '<ul class="sub-menu"><li class="menu-item"><a href="#glaze">Glaze</a></li></ul>';
    const body = NAV_MENU.replace(
      '<li class="menu-item"><a href="#pottery" class="elementor-sub-item" >Pottery</a></li>',
      `<li class="menu-item menu-item-has-children"><a href="#pottery">Pottery by the water, each day</a>${below}</li>`,
    );
    await openWidgets({ page, pages, proxy }, look + body, DIALECT);
    await page.locator('#one .mountkit-menu__button').first().waitFor({ state: 'attached' });
    await page.locator('#one .elementor-item', { hasText: 'Workshop' }).hover();
    const pottery = page.locator('#one').getByRole('link', { name: 'Pottery by the water' });
    await pottery.hover();
    await eventually(() => seen(page, 'Glaze')).toEqual(['Glaze']);
    const beside = await pottery.evaluate((link) => {
      const [words, panel, next] = [
        link,
        link.closest('ul'),
        link.nextElementSibling?.closest('li')?.querySelector('ul'),
      ].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
      return [link.scrollWidth <= link.clientWidth, next?.top === words?.top, next?.left === panel?.right];
    });
    expect(beside).toEqual([true, true, true]);
  });

  test('the arrow in a link is the page’s own, and opens what a tap on the words follows', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const drawn = JSON.stringify({
      layout: 'dropdown',
      submenu_icon: {
        value:
          '<svg class="e-font-icon-svg e-fas-caret-down" viewBox="0 0 320 512" onload="alert(1)"><path d="M31 192h257L160 352z"></path></svg>',
        library: 'fa-solid',
      },
    });
    const body = NAV_MENU.replace(/data-settings='[^']*'/, `data-settings='${drawn}'`);
    await openWidgets({ page, pages, proxy }, body, DIALECT);
    const arrow = page.locator('#two .elementor-item > .sub-arrow');
    await arrow.waitFor({ state: 'attached' });
    expect(await arrow.innerHTML()).toBe(
      '<svg class="e-font-icon-svg e-fas-caret-down" aria-hidden="true" viewBox="0 0 320 512"><path d="M31 192h257L160 352z"></path></svg>',
    );
    await page.locator('.elementor-menu-toggle').click();
    const below = page.locator('#two').getByRole('link', { name: 'Pottery' });
    await page.locator('#two a', { hasText: 'Workshop' }).evaluate((link) => link.setAttribute('href', '/elsewhere'));
    await arrow.click();
    await eventually(() => below.isVisible()).toBe(true);
    expect(await page.locator('#two a.highlighted').allTextContents()).toEqual(['Workshop']);
    await arrow.click();
    await eventually(() => below.isVisible()).toBe(false);
    expect(await page.locator('a.highlighted').count()).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test('a menu that opens as wide as the window alone loads what widens it', async ({ page, pages, proxy, watch }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const parts = () => loaded.filter((url) => /elementor-(?:titles|mega-menu)-/.test(url)).length;
    await page.setViewportSize({ width: 600, height: 800 });
    await openWidgets({ page, pages, proxy }, NAV_MENU, DIALECT);
    await page.locator('.elementor-menu-toggle[aria-controls]').waitFor();
    expect(parts()).toBe(0);

    const wide = NAV_MENU.replace('"layout"', '"full_width":"stretch","layout"');
    await openWidgets(
      { page, pages, proxy },
      `<div style="margin: 0 100px; position: relative">${wide}</div>`,
      DIALECT,
    );
    await page.locator('.elementor-menu-toggle[aria-controls]').waitFor();
    const menu = page.locator('.elementor-nav-menu--dropdown.elementor-nav-menu__container');
    expect(await menu.evaluate(({ style }) => [style.left, style.width])).toEqual(['-100px', '600px']);
    expect(parts()).toBe(1);
    expect(watch.reports).toEqual([]);
  });

  test('a mega menu opens its panels by a press, one at a time', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, MEGA_MENU, DIALECT);
    await page.locator('.e-n-menu[data-layout="horizontal"]').waitFor();
    await page.getByRole('button', { name: 'Open Pots' }).click();
    await page.locator('#content-0.e-active').waitFor();
    expect(await page.locator('#icon-0').getAttribute('aria-expanded')).toBe('true');
    await page.getByText('Wool', { exact: true }).click();
    await page.locator('#content-1.e-active').waitFor();
    expect(await page.locator('.e-con.e-active').count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'See Wool' }).focus();
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Open Wool');
    expect(await page.locator('.e-active').count()).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test('panels of a mega menu are as wide as the window, or stand at their titles', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    const look = `<style>body { margin: 0; padding: 100px 200px } .e-n-menu { position: relative } ul { display: flex; margin: 0; padding: 0; list-style: none }
      .e-n-menu-content { position: absolute; top: 100%; left: var(--stretch-left); width: var(--stretch-width) } .e-n-menu-content > .e-con { position: relative } .content-above .e-n-menu-content { top: auto; bottom: 100% }</style>`;
    const fit = MEGA_MENU.replace(
      '"open_on":"click"',
      '"open_on":"click","content_width":"fit_to_content","open_animation":"fadeIn"',
    );
    const body = `${look}${MEGA_MENU}${fit.replaceAll(/(content|icon)-/g, 'fit-$1-').replace('Shop', 'Fit')}<style>[id^=fit-content] { width: 120px; height: 200px }</style>`;
    await openWidgets({ page, pages, proxy }, body, DIALECT);
    await page.locator('.e-n-menu[data-layout="horizontal"]').nth(1).waitFor();
    const box = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right, middle: (left + right) / 2 };
      });
    await page.locator('#icon-1').click();
    expect(await box('#content-1')).toMatchObject({ left: 0, right: 1000 });
    await page.locator('#fit-icon-1').click();
    const title = await box('.e-n-menu[aria-label=Fit] .e-n-menu-item:nth-child(2) .e-n-menu-title');
    expect((await box('#fit-content-1')).middle).toBeCloseTo(title.middle, 0);
    expect(await page.locator('#fit-content-1.animated.fadeIn').count()).toBe(1);
    expect(await page.locator('.content-above').count()).toBe(0);

    // At the lower edge of the window there is room above only; at its left edge the panel stays in it.
    await page.locator('body').evaluate(({ style }) => {
      style.padding = '700px 0 0';
    });
    await page.locator('#fit-icon-1').click();
    await page.locator('#fit-icon-0').click();
    await page.locator('.e-n-menu[aria-label=Fit].content-above').waitFor();
    expect((await box('#fit-content-0')).left).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test('is left to the builder’s own script where that is on the page', async ({ page, pages, proxy }) => {
    const theirs =
      '<script type="text/plain" src="/wp-content/plugins/pro-elements/assets/js/frontend.min.js"></script>';
    await openWidgets({ page, pages, proxy }, MEGA_MENU + theirs, DIALECT);
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-layout]').count()).toBe(0);
  });
});
