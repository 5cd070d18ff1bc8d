import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, readShift, TALL, unmountAll, waitForWidgets } from './models/page-widget';

/** A picture of a width and a height, whose address says both. */
const addressOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`)}`;

const SIZES = [
  [300, 200],
  [200, 300],
  [300, 300],
  [300, 150],
  [300, 200],
] as const;
const TAGS = ['wool sea', 'sea', 'clay', '', 'wool'];

const pictures = (attributes = '') =>
  `<ul id="list" data-mountkit="gallery" ${attributes}>${SIZES.map(
    ([width, height], index) =>
      `<li data-tags="${TAGS[index]}"><img src="${addressOf(width, height)}" width="${width}" height="${height}" alt="Picture ${index + 1}"></li>`,
  ).join('')}</ul>`;

const FILTERS =
  '<p id="kinds"><button type="button" value="">All</button> <button type="button" value="wool">Wool</button> <button type="button" value="sea">Sea</button></p>';

/** Where the visible items of a list are, in whole pixels from its corner. */
const boxesOf = (page: Page, list = '#list') =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector) as Element;
    const origin = root.getBoundingClientRect();
    return [...root.children]
      .map((item) => item.getBoundingClientRect())
      .filter(({ width }) => width)
      .map(({ x, y, width, height }) => [x - origin.x, y - origin.y, width, height].map(Math.round));
  }, list);

/** The number of columns in which items stand. */
const columnsOf = async (page: Page) => new Set((await boxesOf(page)).map(([x]) => x)).size;

describe('a gallery', () => {
  test('is a grid of equal boxes, with as many columns as the window has room for, and shifts nothing', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, pictures('data-aspect-ratio="2:1" data-gap="8" data-columns="4"') + TALL);
    await waitForWidgets(page, 'gallery', 'gallery');
    const boxes = await boxesOf(page);
    expect(new Set(boxes.map(([, , width]) => width)).size).toBe(1);
    const [width = 0, height = 0] = boxes[0]?.slice(2) ?? [];
    expect(Math.abs(width - 2 * height)).toBeLessThanOrEqual(1);
    expect(await columnsOf(page)).toBe(4);
    expect(boxes[1]?.[0]).toBe(width + 8);
    expect(await findAxeViolations(page)).toEqual([]);
    for (const [at, columns] of [
      [800, 2],
      [375, 1],
    ] as const) {
      await page.setViewportSize({ width: at, height: 700 });
      await eventually(() => columnsOf(page)).toBe(columns);
    }
    expect(watch.reports).toEqual([]);
  });

  test('has rows of one height, and fills them', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, pictures('data-layout="justified" data-row-height="240"'));
    await waitForWidgets(page, 'gallery', 'gallery');
    const boxes = await boxesOf(page);
    const rows = [...new Set(boxes.map(([, y]) => y))].map((top) => boxes.filter(([, y]) => y === top));
    for (const row of rows) expect(new Set(row.map(([, , , height]) => height)).size).toBe(1);
    const width = await page.locator('#list').evaluate((list) => list.clientWidth);
    const [first = []] = rows;
    const [x = 0, , w = 0] = first.at(-1) ?? [];
    expect(Math.abs(x + w - width)).toBeLessThanOrEqual(1);
    // A picture keeps its ratio.
    expect(Math.abs((boxes[0]?.[2] ?? 0) / (boxes[0]?.[3] ?? 1) - 1.5)).toBeLessThan(0.02);
    // The last one of its row is not blown up to the width of the others.
    expect(boxes.at(-1)?.slice(2)).toEqual([360, 240]);
    await page.setViewportSize({ width: 375, height: 700 });
    await eventually(async () => Math.max(...(await boxesOf(page)).map(([, , , height = 0]) => height))).toBeLessThan(
      361,
    );
    const narrow = await page.locator('#list').evaluate((list) => list.clientWidth);
    for (const [x = 0, , w = 0] of await boxesOf(page)) expect(x + w).toBeLessThanOrEqual(narrow);
  });

  test('has columns of one width, each picture under the shortest one, also right to left', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, pictures('data-layout="masonry" data-gap="10"'));
    await waitForWidgets(page, 'gallery', 'gallery');
    const [a = [], b = [], c = [], d = [], e = []] = await boxesOf(page);
    expect([a[1], b[1], c[1]]).toEqual([0, 0, 0]);
    // The first column is the shortest, then the third.
    expect([d[0], Math.abs((d[1] ?? 0) - (a[3] ?? 0) - 10) <= 1]).toEqual([a[0], true]);
    expect([e[0], Math.abs((e[1] ?? 0) - (c[3] ?? 0) - 10) <= 1]).toEqual([c[0], true]);
    const bottom = Math.max(...[a, b, c, d, e].map(([, y = 0, , height = 0]) => y + height));
    const height = await page.locator('#list').evaluate((list) => list.getBoundingClientRect().height);
    expect(Math.abs(height - bottom)).toBeLessThanOrEqual(2);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const width = await page.locator('#list').evaluate((list) => list.clientWidth);
    await eventually(async () => {
      const [[x = 0, , w = 0] = []] = await boxesOf(page);
      return Math.round(x + w);
    }).toBe(width);
  });

  test('shows what its filter says: by press, by keyboard, by address and Back', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, FILTERS + pictures('data-filters="#kinds" data-name="kind"'));
    await waitForWidgets(page, 'gallery', 'gallery');
    const shown = async () => (await boxesOf(page)).length;
    const pressed = () => page.locator('#kinds [aria-pressed=true]').innerText();
    expect([await shown(), await pressed()]).toEqual([5, 'All']);
    await page.getByRole('button', { name: 'Wool' }).click();
    expect([await shown(), await pressed()]).toEqual([2, 'Wool']);
    expect(await page.getByRole('status').innerText()).toBe('2 shown');
    expect(new URL(page.url()).searchParams.get('kind')).toBe('wool');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sea' }).press('Enter');
    expect(await page.getByRole('img').count()).toBe(2);
    await page.reload();
    await waitForWidgets(page, 'gallery', 'gallery');
    expect([await shown(), await pressed()]).toEqual([2, 'Sea']);
    await page.goBack();
    await eventually(pressed).toBe('Wool');
    await page.goBack();
    await eventually(shown).toBe(5);
    expect(new URL(page.url()).search).toBe('');
    expect(watch.reports).toEqual([]);
  });

  test('shows everything where what filters it could not be loaded', async ({ page, pages, proxy, watch }) => {
    proxy.fault(/\/chunks\/lazy-filter-/, 'refused');
    await openWidgets({ page, pages, proxy }, FILTERS + pictures('data-filters="#kinds"'));
    await waitForWidgets(page, 'gallery', 'gallery');
    expect([await columnsOf(page), (await boxesOf(page)).length]).toEqual([3, 5]);
    expect(watch.reports).toEqual([expect.stringContaining('gallery #list: could not load the filters')]);
  });

  test('leaves nothing behind, and takes in pictures that come later', async ({ page, pages, proxy }) => {
    const markup = FILTERS + pictures('data-filters="#kinds" data-layout="masonry"');
    await openWidgets({ page, pages, proxy }, markup);
    const before = await page.evaluate((html) => {
      const main = document.createElement('main');
      main.innerHTML = html;
      return main.innerHTML;
    }, markup);
    await waitForWidgets(page, 'gallery', 'gallery');
    await page.getByRole('button', { name: 'Wool' }).click();
    expect(await readContent(page)).not.toBe(before);
    await page.getByRole('button', { name: 'All' }).click();
    await page.evaluate(() => {
      const list = document.querySelector('#list');
      list?.append(list.children[0]?.cloneNode(true) as Node);
    });
    await eventually(async () => (await boxesOf(page)).length).toBe(6);
    await page.locator('#list > :last-child').evaluate((item) => item.remove());
    await eventually(async () => (await boxesOf(page)).length).toBe(5);
    expect((await unmountAll(page)).endsWith(before)).toBe(true);
  });

  test('says what it cannot use, once each, and shows everything', async ({ page, pages, proxy, watch }) => {
    const body = pictures('data-layout="round" data-aspect-ratio="wide" data-filters="#none"');
    await openWidgets({ page, pages, proxy }, body);
    await eventually(() => [...watch.reports].sort()).toEqual([
      'mountkit: gallery #list: aspect_ratio is "wide", expected two numbers such as 3:2',
      'mountkit: gallery #list: data-layout is "round", expected grid or justified or masonry',
      'mountkit: gallery #list: filters is "#none", expected a selector of the element with the filters',
    ]);
    expect((await boxesOf(page)).length).toBe(5);
  });
});

const POSTS = (attributes = '') =>
  `<style>#posts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px 10px } article { background: #eee }</style>
  <div id="posts" data-mountkit="posts" ${attributes}>${[100, 200, 150, 80, 90, 60]
    .map(
      (height, index) =>
        `<article data-tags="${index % 2 ? 'odd' : 'even'}" style="height: ${height}px;">Post</article>`,
    )
    .join('')}</div><p id="after">After</p>`;

describe('a list of posts', () => {
  test('closes the gaps of its columns, in the order in which it is read', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, POSTS('data-masonry="yes"'));
    await waitForWidgets(page, 'gallery', 'posts');
    const tops = async () => (await boxesOf(page, '#posts')).map(([, y]) => y);
    await eventually(tops).toEqual([0, 0, 0, 120, 220, 170]);
    // What follows the list follows the longest column.
    const after = await page.locator('#after').evaluate((element) => element.getBoundingClientRect().top);
    const list = await page.locator('#posts').evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.round(after - list)).toBe(310 + 16);
    await page
      .locator('article')
      .first()
      .evaluate((article) => {
        article.style.height = '140px';
      });
    await eventually(tops).toEqual([0, 0, 0, 160, 220, 170]);
    expect(await readShift(page)).toBeLessThan(0.2);
    expect(watch.reports).toEqual([]);
  });

  test('is filtered, and is as it was once it is unmounted', async ({ page, pages, proxy }) => {
    const filters = '<p id="kinds"><a href="?all">All</a> <a href="?odd" data-odd>Odd</a></p>';
    await openWidgets({ page, pages, proxy }, filters + POSTS());
    await page.waitForFunction(() => 'load' in window.mountkit);
    await page.evaluate(async () => {
      const { mountPosts } = await window.mountkit.load('gallery');
      window.mountkit.removeAll();
      mountPosts('#posts', {
        filters: '#kinds',
        parts: {
          filters: 'a',
          valueOf: (filter: HTMLElement) => ('odd' in filter.dataset ? 'odd' : ''),
          tagsOf: (item: HTMLElement) => [item.dataset.tags],
          active: 'is-active',
          hidden: 'is-hidden',
        },
      });
    });
    const markup = await page.locator('#posts').evaluate((list) => list.outerHTML);
    await page.getByRole('button', { name: 'Odd' }).press('Space');
    expect(await page.locator('article:visible').count()).toBe(3);
    expect(await page.locator('.is-hidden').count()).toBe(3);
    expect(await page.locator('#kinds .is-active').innerText()).toBe('Odd');
    await unmountAll(page);
    expect(await page.locator('article:visible').count()).toBe(6);
    expect(await page.locator('#posts').evaluate((list) => list.outerHTML)).toBe(
      markup.replace(' class="mountkit-posts"', ''),
    );
  });
});

const ELEMENT = (type: string, settings: object, content: string) =>
  `<div class="elementor elementor-5" data-elementor-id="5"><div class="elementor-element elementor-element-aa11 elementor-widget elementor-widget-${type}" data-id="aa11" data-element_type="widget" data-settings='${JSON.stringify(settings)}'>${content}</div></div>`;

describe('the page builder’s', () => {
  test('gallery has pictures, its filter, and the classes of the page’s style', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const items = SIZES.map(
      ([width, height], index) =>
        `<a class="e-gallery-item elementor-gallery-item" href="/picture-${index}.svg" data-e-gallery-tags="${index % 2},9"><div class="e-gallery-image" role="img" aria-label="Picture ${index}" data-thumbnail="/picture-${index}.svg" data-width="${width}" data-height="${height}"></div><div class="elementor-gallery-item__content"><div>Title</div></div></a>`,
    ).join('');
    const titles = ['all', '0', '1']
      .map(
        (index) =>
          `<a class="elementor-item elementor-gallery-title" role="button" tabindex="0" data-gallery-index="${index}">Group ${index}</a>`,
      )
      .join('');
    const settings = {
      gallery_layout: 'masonry',
      columns: '4',
      gap: { unit: 'px', size: 6, sizes: [] },
      // A device mode without an own value.
      gap_widescreen: { unit: 'px', size: '', sizes: [] },
      content_hover_animation: 'fade-in',
    };
    await page.route('**/picture-*.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
      }),
    );
    const body = ELEMENT(
      'gallery',
      settings,
      `<div class="elementor-gallery__titles-container">${titles}</div><div class="elementor-gallery__container" id="list">${items}</div>`,
    );
    await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
    const images = page.locator('.e-gallery-image > img');
    await images.first().waitFor();
    expect(await images.first().getAttribute('alt')).toBe('Picture 0');
    expect(await images.first().getAttribute('loading')).toBe('lazy');
    await eventually(() => columnsOf(page)).toBe(4);
    // Items that are links are as wide as a column, and as high as their picture is at that width.
    const boxes = await boxesOf(page);
    const [[, , width = 0] = []] = boxes;
    const list = await page.locator('#list').evaluate((element) => element.clientWidth);
    expect(Math.abs(4 * width + 3 * 6 - list)).toBeLessThanOrEqual(4);
    for (const [index, [w = 0, h = 0]] of SIZES.entries()) {
      expect(Math.abs((boxes[index]?.[3] ?? 0) - (width * h) / w)).toBeLessThanOrEqual(2);
    }
    expect(await page.locator('.elementor-animated-item--fade-in').count()).toBe(5);
    expect(await page.locator('.elementor-item-active').innerText()).toBe('Group all');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Group 1' }).click();
    await eventually(async () => (await boxesOf(page)).length).toBe(2);
    expect(new URL(page.url()).searchParams.get('e-gallery-aa11')).toBe('1');
    expect(await page.locator('.e-gallery-item--hidden').count()).toBe(3);
    expect(watch.reports).toEqual([]);
  });

  test('portfolio is filtered by keyboard, and pictures of posts fit their boxes', async ({ page, pages, proxy }) => {
    const posts = [16, 17, 16]
      .map(
        (term) =>
          `<article class="elementor-portfolio-item elementor-post elementor-filter-${term}"><a href="/post"><div class="box"><div class="elementor-post__thumbnail"><img alt="Post" src="${addressOf(300, 100)}" width="300" height="100"></div></div></a></article>`,
      )
      .join('');
    const filters = ['__all', '16', '17']
      .map((term) => `<li class="elementor-portfolio__filter" tabindex="0" data-filter="${term}">Term ${term}</li>`)
      .join('');
    const head = `<style>.box { height: 200px; width: 200px } .elementor-widget-portfolio::after { content: "0.66"; display: none }</style>`;
    const body = ELEMENT(
      'portfolio',
      {},
      `<ul class="elementor-portfolio__filters">${filters}</ul><div class="elementor-portfolio elementor-posts-container" id="list">${posts}</div>`,
    );
    await openWidgets({ page, pages, proxy }, body, { head, tag: 'async data-dialects="elementor"' });
    await page.locator('.elementor-has-item-ratio .elementor-fit-height').first().waitFor();
    await page.getByRole('button', { name: 'Term 17' }).press('Enter');
    await eventually(async () => (await boxesOf(page)).length).toBe(1);
    expect(await page.locator('.elementor-active').innerText()).toBe('Term 17');
  });
});
