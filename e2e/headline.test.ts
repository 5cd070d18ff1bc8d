import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, readShift, TALL, unmountAll, waitForWidgets } from './models/page-widget';

const STYLE = '<style>h2 { font: 32px/1.3 sans-serif; color: #222 }</style>';
const rotate = (attributes = '') =>
  `${STYLE}<h2 id="line" data-mountkit="headline" data-words="jugs,shirts,wooden spoons" data-delay="2000" ${attributes}>We make <em>jugs</em> by hand</h2>`;
const mark = (attributes = '') =>
  `${STYLE}<h2 id="line" data-mountkit="headline" data-marker="circle" ${attributes}>Only <em>real</em> things</h2>`;

/** The word that is seen. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#line .mountkit-headline__word')]
      .filter((word) => getComputedStyle(word).visibility === 'visible')
      .map((word) =>
        [...(word.children.length ? word.children : [word])]
          .filter((letter) => getComputedStyle(letter).visibility === 'visible')
          .map(({ textContent }) => textContent)
          .join(''),
      )
      .join('|'),
  );

const ANIMATIONS = ['typing', 'clip', 'flip', 'swirl', 'blinds', 'drop-in', 'wave', 'slide', 'slide-down'];

describe('a headline', () => {
  test.for(ANIMATIONS)(
    'changes its words by %s, without a shift, and is read as one line',
    async (animation, { page, pages, proxy, watch }) => {
      await page.clock.install();
      await openWidgets({ page, pages, proxy }, rotate(`data-animation="${animation}"`));
      await eventually(() => seen(page)).toBe('jugs');
      expect(await page.getByRole('heading', { level: 2 }).ariaSnapshot()).toContain(
        'We make jugs, shirts, wooden spoons by hand',
      );
      expect(await findAxeViolations(page)).toEqual([]);
      const width = () => page.locator('#line em').evaluate((element) => element.getBoundingClientRect().width);
      const [before, shift] = [await width(), await readShift(page)];
      for (const word of ['shirts', 'wooden spoons', 'jugs']) {
        await eventually(async () => {
          await page.clock.runFor(500);
          return seen(page);
        }).toBe(word);
      }
      expect([await width(), await readShift(page)]).toEqual([before, shift]);
      expect(watch.reports).toEqual([]);
    },
  );

  test('rests under the mouse, out of the window, and by its button for the keyboard', async ({
    page,
    pages,
    proxy,
  }) => {
    await page.clock.install();
    await openWidgets({ page, pages, proxy }, rotate('data-animation="slide"') + TALL);
    await waitForWidgets(page, 'headline', 'headline');
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Pause animation' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await button.boundingBox())?.height).toBeGreaterThan(40);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play animation' }).waitFor();
    const word = await seen(page);
    await page.clock.runFor(20_000);
    expect(await seen(page)).toBe(word);
    await page.keyboard.press('Enter');
    await eventually(async () => {
      await page.clock.runFor(500);
      return seen(page);
    }).not.toBe(word);
    await page.locator('#line').hover();
    await page.clock.runFor(4000);
    const held = await seen(page);
    await page.clock.runFor(20_000);
    expect(await seen(page)).toBe(held);
  });

  test('shows the first word to visitors who want less motion, and a mark at once', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openWidgets({ page, pages, proxy }, rotate() + mark().replaceAll('"line"', '"mark"'));
    await waitForWidgets(page, 'headline', 'headline');
    await page.clock.runFor(60_000);
    expect(await seen(page)).toBe('jugs');
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.locator('#mark path').evaluate((path) => getComputedStyle(path).opacity)).toBe('1');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('draws its mark, fades it and draws it again', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, mark('data-duration="200" data-delay="200" data-pause-button="always"'));
    const dash = () =>
      page
        .locator('#line path')
        .evaluate((path) => [getComputedStyle(path).opacity, getComputedStyle(path).strokeDasharray] as const);
    const isDrawn = async () => {
      const [opacity, lengths] = await dash();
      const [line = 0, gap = 1] = lengths.split(', ').map(Number.parseFloat);
      return opacity === '1' && line === gap;
    };
    await eventually(isDrawn).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await eventually(isDrawn).toBe(false);
    await eventually(isDrawn).toBe(true);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await page.getByRole('button', { name: 'Play animation' }).waitFor();
    expect(watch.reports).toEqual([]);
  });

  test('fits a small window from right to left, and leaves joined letters together', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const body = rotate('data-animation="typing"').replace('jugs,shirts,wooden spoons', 'كتاب,قلم');
    await openWidgets({ page, pages, proxy }, body, { html: 'lang="ar" dir="rtl"' });
    await eventually(() => seen(page)).toBe('كتاب');
    expect(await page.locator('.mountkit-headline__letter').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('of nothing is reported once', async ({ page, pages, proxy, watch }) => {
    const body =
      '<h2 id="a" data-mountkit="headline" data-words="x">None</h2><h2 id="b" data-mountkit="headline"><em>x</em></h2>';
    await openWidgets({ page, pages, proxy }, body);
    await eventually(() => [...watch.reports].sort()).toEqual([
      'mountkit: headline #a: has no element in it, expected one with the words',
      'mountkit: headline #b: has nothing to show, expected words or a marker',
    ]);
  });
});

describe('text on a path', () => {
  const WAVE =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 42" onload="window.hit = 1"><script>window.hit = 1</script><path d="M0,42C62,42,62,0,125,0s62,42,125,42" onclick="window.hit = 1"/><path d="M1 1"/></svg>';
  const serve = (page: Page, body: string) =>
    page.route('**/wave.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body, headers: { 'access-control-allow-origin': '*' } }),
    );

  test('is read once and is a link still, and takes of the picture its first path only', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await serve(page, WAVE);
    const body = `<p id="wave" style="text-align: end" data-mountkit="text-path" data-src="${proxy.url}/wave.svg" data-start="10"><a href="#top">Written on a wave</a></p>`;
    await openWidgets({ page, pages, proxy }, body);
    await page.locator('#wave textPath').waitFor();
    expect(await page.getByRole('link', { name: 'Written on a wave' }).count()).toBe(1);
    expect(await page.locator('#wave svg').getAttribute('viewBox')).toBe('0 0 250 42');
    expect(
      await page
        .locator('#wave path')
        .evaluateAll((all) => all.map((path) => [path.getAttribute('d'), path.getAttribute('onclick')])),
    ).toEqual([['M0,42C62,42,62,0,125,0s62,42,125,42', null]]);
    expect(await page.locator('#wave textPath').getAttribute('startOffset')).toBe('10%');
    // It stands where the page's style puts a line of text.
    const endOf = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().right));
    expect(await endOf('#wave svg')).toBe(await endOf('#wave'));
    expect(
      await page.evaluate(() => [Reflect.get(window, 'hit'), document.querySelectorAll('#wave script').length]),
    ).toEqual([undefined, 0]);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('is plain text where there is no path, and that is reported once', async ({ page, pages, proxy, watch }) => {
    await serve(page, '<svg xmlns="http://www.w3.org/2000/svg"><path d="url(#x)"/></svg>');
    const of = (id: string, attributes: string) => `<p id="${id}" data-mountkit="text-path" ${attributes}>Words</p>`;
    await openWidgets(
      { page, pages, proxy },
      of('a', `data-src="${proxy.url}/wave.svg"`) +
        of('b', 'data-src="javascript:alert(1)"') +
        of('c', 'data-path="M0 0 url(#x)"') +
        of('d', 'data-path="M0 50Q50 0 100 50"'),
    );
    await page.locator('#d textPath').waitFor();
    await eventually(() => [...watch.reports].sort()).toEqual([
      expect.stringContaining(`mountkit: text-path #a: could not load a path from ${proxy.url}/wave.svg`),
      'mountkit: text-path #b: src is "javascript:alert(1)", expected path data, or an address of http or https',
      'mountkit: text-path #c: path is "M0 0 url(#x)", expected path data, or an address of http or https',
    ]);
    expect(await page.getByText('Words').count()).toBe(5);
    expect(await page.locator('textPath').count()).toBe(1);
  });
});

test('after unmount nothing is left, and all can be mounted again', async ({ page, pages, proxy }) => {
  const body = `${rotate()}${mark().replaceAll('"line"', '"mark"')}<p data-mountkit="text-path" data-path="M0 50Q50 0 100 50">On a <b>path</b></p>`;
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-auto="false"' });
  const before = await readContent(page);
  for (const _ of [1, 2]) {
    await page.evaluate(() => void window.mountkit.scan());
    await waitForWidgets(page, 'headline', 'headline', 'text-path');
    expect(await readContent(page)).not.toBe(before);
    expect(await unmountAll(page)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  }
});

test("the page builder's headlines, texts on a path and drop caps", async ({ page, pages, proxy, watch }) => {
  await page.route('**/wave.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'access-control-allow-origin': '*' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="42"><path d="M0,42C62,42,62,0,125,0"/></svg>',
    }),
  );
  const widget = (type: string, settings: object, content: string) =>
    `<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${type}" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container">${content}</div></div>`;
  const plain = (words: string) => `<span class="elementor-headline-plain-text">${words}</span>`;
  const dynamic = (words: string, isActive: boolean) =>
    `<span class="elementor-headline-dynamic-text ${isActive ? 'elementor-headline-text-active' : ''}"> ${words} </span>`;
  const body = `<style>
      .elementor-headline-dynamic-wrapper { display: inline-block; position: relative }
      .elementor-headline-dynamic-text { position: absolute; top: 0; opacity: 0; color: #063 }
      .elementor-headline--style-highlight .elementor-headline-dynamic-text { position: relative; opacity: 1 }
      .elementor-headline--style-highlight svg path { stroke: red; stroke-width: 9; fill: none; opacity: 0; stroke-dasharray: 0 1500 }
    </style><div class="elementor">${[
      widget(
        'animated-headline',
        {
          headline_style: 'rotate',
          animation_type: 'wave',
          rotating_text: 'jugs\nshirts',
          rotate_iteration_delay: 300,
          loop: 'yes',
        },
        `<h2 id="line" class="elementor-headline elementor-headline-animation-type-wave elementor-headline-letters">${plain('We make')} <span class="elementor-headline-dynamic-wrapper">${dynamic('jugs', true)}${dynamic('shirts', false)}</span> ${plain('by hand')}</h2>`,
      ),
      widget(
        'animated-headline elementor-headline--style-highlight',
        {
          headline_style: 'highlight',
          marker: 'double',
          highlight_animation_duration: 100,
          highlight_iteration_delay: 8000,
        },
        `<h2 class="elementor-headline">${plain('Only')} <span class="elementor-headline-dynamic-wrapper">${dynamic('real', true)}</span></h2>`,
      ),
      widget(
        'text-path',
        { link: { url: '/shop/', is_external: 'on' }, start_point: { unit: '%', size: 5 }, text_path_direction: 'rtl' },
        `<div class="e-text-path" data-text="Written on a wave" data-url="${proxy.url}/wave.svg" data-link-url="/shop/"></div>`,
      ),
      widget('text-editor', { drop_cap: 'yes' }, '<p>  Once upon a time.</p>'),
    ].join('')}</div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
  await eventually(() => seen(page)).toBe('shirts');
  await eventually(() => seen(page)).toBe('jugs');
  await eventually(() =>
    page
      .locator('.elementor-headline--style-highlight svg path')
      .evaluateAll((all) => all.map((path) => getComputedStyle(path).opacity)),
  ).toEqual(['1', '1']);
  await page.locator('.e-text-path textPath').waitFor();
  const link = page.getByRole('link', { name: 'Written on a wave' });
  expect(await link.evaluate((each) => ['href', 'target', 'rel'].map((name) => each.getAttribute(name)))).toEqual([
    '/shop/',
    '_blank',
    'noopener',
  ]);
  expect(await page.locator('.e-text-path textPath').getAttribute('startOffset')).toBe('95%');
  expect(await page.locator('.elementor-drop-cap .elementor-drop-cap-letter').textContent()).toBe('O');
  expect(await page.locator('.elementor-widget-text-editor').innerText()).toContain('Once upon a time.');
  expect(await findAxeViolations(page)).toEqual([]);
  expect(watch.reports).toEqual([]);
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await page.evaluate(() => document.querySelector('.elementor')?.outerHTML)).not.toContain('mountkit');
});
