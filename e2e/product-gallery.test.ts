import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { expect, test } from './harness/test';
import { openWidgets, TALL, unmountAll, waitForWidgets } from './models/page-widget';

const NAMES = ['glazes', 'potter', 'moss'];

/** The shop's own markup, in a box of a known width; the pictures are three times as large. */
const galleryOf = (url: string, attributes = '') => `<div style="inline-size:300px">
  <div id="gallery" class="woocommerce-product-gallery" data-columns="3" data-mountkit="product-gallery" ${attributes}>
    <div class="woocommerce-product-gallery__wrapper">${NAMES.map(
      (name) =>
        `<div class="woocommerce-product-gallery__image"><a href="${url}/assets/${name}.svg"><img src="${url}/assets/${name}.svg" data-large_image_width="900" width="300" height="200" alt="Picture of ${name}"></a></div>`,
    ).join('')}</div></div></div>`;

/** The picture in view, by its place. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('.woocommerce-product-gallery__wrapper')?.getBoundingClientRect();
    return [...document.querySelectorAll('.woocommerce-product-gallery__image')].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - (track?.left ?? 0)) < 2,
    );
  });
const current = (page: Page) => page.locator('.mountkit-product-strip [aria-current]').getAttribute('aria-label');

describe('the gallery of a product', () => {
  test('shows one picture at a time, and another by its strip, with the keyboard alone', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, galleryOf(proxy.url));
    await waitForWidgets(page, 'product', 'product-gallery');
    expect(await seen(page)).toBe(0);
    expect(await current(page)).toBe('Picture of glazes (1/3)');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Picture of moss (3/3)' }).press('Enter');
    await eventually(() => seen(page)).toBe(2);
    expect(await current(page)).toBe('Picture of moss (3/3)');
    // Who scrolls the pictures themselves is followed.
    await page.locator('.woocommerce-product-gallery__wrapper').evaluate((track) => track.scrollTo({ left: 300 }));
    await eventually(() => current(page)).toBe('Picture of potter (2/3)');
    // The picture of a variation takes the first place.
    await page
      .locator('#gallery img')
      .first()
      .evaluate((image: HTMLImageElement) => {
        image.src = image.src.replace('glazes', 'shop-picture');
      });
    await eventually(() => seen(page)).toBe(0);
    expect(await page.locator('.mountkit-product-strip img').first().getAttribute('src')).toContain('shop-picture');
    await unmountAll(page);
    expect(await page.locator('.mountkit-product-strip').count()).toBe(0);
  });

  test('shows a picture in its own size under a mouse, until it leaves', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, galleryOf(proxy.url));
    await waitForWidgets(page, 'product', 'product-gallery');
    const scale = () =>
      page
        .locator('#gallery img')
        .first()
        .evaluate((image) => getComputedStyle(image).scale);
    await page
      .locator('#gallery img')
      .first()
      .hover({ position: { x: 30, y: 40 } });
    await eventually(scale).toBe('3');
    await page.mouse.move(0, 0);
    await eventually(scale).toBe('none');
  });

  test('does neither where the page says so', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, galleryOf(proxy.url, 'data-strip="no" data-zoom="no"'));
    await waitForWidgets(page, 'product', 'product-gallery');
    await page.locator('#gallery img').first().hover();
    expect(await page.locator('.mountkit-product-strip').count()).toBe(0);
    expect(
      await page
        .locator('#gallery img')
        .first()
        .evaluate((image) => getComputedStyle(image).scale),
    ).toBe('none');
  });

  describe('under the dialect of shops', () => {
    const TAG = 'async data-dialects="woocommerce"';
    const LIGHTBOX = /chunks\/lightbox-/;
    const shopOf = (url: string) => galleryOf(url).replace('data-mountkit="product-gallery"', 'style="opacity:0"');

    test('opens a picture in the lightbox, which is loaded when somebody points at it', async ({
      page,
      pages,
      proxy,
    }) => {
      await openWidgets({ page, pages, proxy }, shopOf(proxy.url), { tag: TAG });
      await page.locator('.mountkit-product-strip').waitFor();
      expect(await page.locator('#gallery').evaluate((gallery) => getComputedStyle(gallery).opacity)).toBe('1');
      expect(proxy.requests.filter(({ path }) => LIGHTBOX.test(path))).toEqual([]);
      await page.locator('#gallery a').first().click();
      await page.getByRole('dialog').waitFor();
      expect(proxy.requests.filter(({ path }) => LIGHTBOX.test(path))).toHaveLength(1);
    });

    const press = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('#gallery a')?.click());

    test('opens one that is pressed before the lightbox is there', async ({ page, pages, proxy }) => {
      const hold = createHold('answer');
      proxy.fault(LIGHTBOX, hold);
      await openWidgets({ page, pages, proxy }, shopOf(proxy.url), { tag: TAG });
      await page.locator('.mountkit-product-strip').waitFor();
      await press(page);
      await hold.arrived;
      hold.release();
      await page.getByRole('dialog').waitFor();
    });

    test('is a link to the picture where the lightbox is refused', async ({ page, pages, proxy }) => {
      proxy.fault(LIGHTBOX, 'refused');
      await openWidgets({ page, pages, proxy }, shopOf(proxy.url), { tag: TAG });
      await page.locator('.mountkit-product-strip').waitFor();
      await press(page);
      await page.waitForURL(/glazes\.svg/);
    });

    test('starts the tabs of a product when they are nearly in the window', async ({ page, pages, proxy }) => {
      const tabs = `<div class="wc-tabs-wrapper"><ul class="wc-tabs"><li><a href="#tab-a">A</a></li><li><a href="#tab-b">B</a></li></ul>
        <div class="wc-tab" id="tab-a">First</div><div class="wc-tab" id="tab-b">Second</div></div>`;
      const isThere = () => proxy.requests.some(({ path }) => /chunks\/disclosure-/.test(path));
      const body = shopOf(proxy.url) + TALL + tabs;
      await openWidgets({ page, pages, proxy }, body, { tag: TAG });
      await page.locator('.mountkit-product-strip').waitFor();
      expect(isThere()).toBe(false);
      await page.mouse.wheel(0, 1500);
      await page.getByRole('tab', { name: 'A' }).waitFor();
      expect(await page.getByText('Second').isVisible()).toBe(false);
      // An address that leads into one opens it.
      await openWidgets({ page, pages, proxy }, body, { tag: TAG, at: '#tab-b' });
      await page.getByRole('tab', { name: 'B', selected: true }).waitFor();
      expect(await page.getByText('First').isVisible()).toBe(false);
    });
  });
});
