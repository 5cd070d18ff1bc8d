import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { expectInView, heard, openCarousel } from './models/carousel-page';

/** The page builder's style sheet, as far as it is in the way. */
const STYLE = `<style>
  .swiper { overflow: hidden; position: relative } .swiper-wrapper { box-sizing: content-box; display: flex; width: 100%; transition-property: transform }
  .swiper-slide { flex-shrink: 0; width: 100%; height: 120px; position: relative; background: #eee }
  .swiper-pagination-bullet { display: inline-block; width: 24px; height: 24px; background: #888 } .swiper-pagination-bullet-active { background: #000 }
  .elementor-swiper-button { display: inline-flex; width: 24px; height: 24px }
</style>`;

const slide = (index: number, content: string) =>
  `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${index + 1} of 6">${content}</div>`;

/** A carousel as the page builder writes it. */
const widgetOf = (type: string, settings: object, slides: readonly string[], viewport = 'class="swiper"') =>
  `<div id="w" class="elementor-element elementor-widget elementor-widget-${type}" data-id="w1" data-settings='${JSON.stringify(settings)}' data-widget_type="${type}.default">
    <div ${viewport} role="region" aria-roledescription="carousel" aria-label="Logos" dir="ltr"><div class="swiper-wrapper" aria-live="off">${slides.map((content, index) => slide(index, content)).join('')}</div>
    <div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0"></div><div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0"></div>
    <div class="swiper-pagination"></div></div></div>`;

const PICTURES = ['A', 'B', 'C', 'D', 'E', 'F'];
const DRAWN = '/mountkit/none.png';

/** The numbers of the slides that have a class. */
const having = (page: Page, name: string) =>
  page.evaluate(
    (given) =>
      [...document.querySelectorAll('#w .swiper-slide')].flatMap((each, index) =>
        each.classList.contains(given) ? [index + 1] : [],
      ),
    name,
  );

describe("the page builder's carousels", () => {
  test('move, with the classes that the style sheet knows, and leave the markup as it was', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const settings = {
      slides_to_show: '3',
      navigation: 'both',
      infinite: 'yes',
      speed: 100,
      image_spacing_custom: { unit: 'px', size: 20, sizes: [] },
    };
    const body = STYLE + widgetOf('image-carousel', settings, PICTURES);
    await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
    await expectInView(page, [1, 2, 3], '.swiper-wrapper');
    expect(await page.locator('.swiper.swiper-initialized.swiper-horizontal').count()).toBe(1);
    expect(
      await page.locator('.swiper-pagination-bullets.swiper-pagination-clickable > .swiper-pagination-bullet').count(),
    ).toBe(6);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expectInView(page, [6, 1, 2], '.swiper-wrapper');
    await page.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expectInView(page, [2, 3, 4], '.swiper-wrapper');
    expect([
      await having(page, 'swiper-slide-prev'),
      await having(page, 'swiper-slide-active'),
      await having(page, 'swiper-slide-next'),
    ]).toEqual([[1], [2], [3]]);
    await page.getByRole('button', { name: 'Go to slide 5' }).press(' ');
    await expectInView(page, [5, 6, 1], '.swiper-wrapper');
    expect(await page.locator('.swiper-pagination-bullet-active').getAttribute('aria-current')).toBe('true');
    expect(watch.reports).toEqual([]);
    // Its slides are where they were, too.
    expect(await page.locator('.swiper-slide').allTextContents()).toEqual(PICTURES);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(
      await page
        .locator('.swiper-initialized, [inert], .swiper-slide[style], .swiper-slide-active, .swiper-pagination-bullet')
        .count(),
    ).toBe(0);
  });

  test('have a button that stops them, and pages of old cores work too', async ({ page, pages, proxy }) => {
    const settings = {
      slides_per_view: '2',
      loop: 'yes',
      autoplay: 'yes',
      autoplay_speed: 100,
      speed: 50,
      pagination: 'fraction',
      pause_on_interaction: 'yes',
    };
    const body = STYLE + widgetOf('testimonial-carousel', settings, PICTURES, 'class="swiper-container"');
    await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
    await eventually(async () => (await heard(page)).length).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.locator('.swiper-pagination').textContent()).toMatch(/^\d \/ 6$/);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('move by the steps of the device, and count them', async ({ page, pages, proxy }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const settings = { slides_to_show: '2', slides_to_scroll: '2', infinite: 'yes', speed: 50, pagination: 'fraction' };
    const type = { from: 'n-carousel.default', to: 'nested-carousel.default' };
    const body = STYLE + widgetOf('n-carousel', settings, PICTURES).replace(type.from, type.to);
    await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
    const pagination = page.locator('.swiper-pagination-fraction');
    await eventually(() => pagination.textContent()).toBe('1 / 3');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await eventually(() => pagination.textContent()).toBe('2 / 3');
    await page.setViewportSize({ width: 375, height: 800 });
    await eventually(() => pagination.textContent()).toBe('3 / 6');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await eventually(() => pagination.textContent()).toBe('4 / 6');
    // No picture of it waits.
    expect(loaded.filter((address) => /chunks\/lazy-(?:move-slides|load-late)/.test(address))).toHaveLength(1);
  });

  test('load late pictures by http only, and the picture of a slide moves', async ({ page, pages, proxy }) => {
    const content = (address: string) =>
      `<div class="swiper-slide-bg elementor-ken-burns" data-background="${address}"></div><img alt="" class="swiper-lazy" data-src="${address}"><b class="swiper-lazy-preloader"></b><div class="swiper-slide-contents">Words</div>`;
    const slides = [content(proxy.url + DRAWN), content('javascript:alert(1)'), content(proxy.url + DRAWN)];
    const body =
      STYLE +
      widgetOf(
        'slides',
        { navigation: 'both', transition: 'slide', transition_speed: 100 },
        slides,
        'class="swiper" data-animation="fadeInUp"',
      );
    await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
    await eventually(() => page.locator('#w img[src]').count()).toBe(1);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expectInView(page, [2], '.swiper-wrapper');
    await eventually(() => page.locator('#w img[src]').count()).toBe(2);
    expect(await page.locator('#w .swiper-slide:nth-child(2) .elementor-ken-burns--active').count()).toBe(1);
    expect(await page.locator('.elementor-ken-burns--active').count()).toBe(1);
    await page.locator('#w .swiper-slide:nth-child(1) .swiper-lazy-preloader').waitFor({ state: 'hidden' });
    expect(await page.locator('#w [style*=javascript]').count()).toBe(0);
    await eventually(() => page.locator('.swiper-slide-contents.animated.fadeInUp').count()).toBe(3);
  });

  test('are moved by scripts of the page, as they were', async ({ page, pages, proxy, watch }) => {
    const settings = { slides_to_show: '2', infinite: 'yes', speed: 50, offset_sides: 'both', arrows: 'yes' };
    const body =
      STYLE.replace('.swiper {', '.swiper { padding-inline: 20px;') +
      widgetOf('n-carousel', settings, PICTURES).replace('n-carousel.default', 'nested-carousel.default');
    await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
    await page.locator('.swiper.offset-both').waitFor();
    // What the style sheet leaves free at the sides is the track's.
    const padding = () => page.locator('.swiper').evaluate((viewport) => getComputedStyle(viewport).paddingInline);
    expect(await padding()).toBe('0px');
    const told = await page.evaluate(async () => {
      const { swiper } = document.querySelector('.swiper') as object as {
        swiper: Record<'slidePrev' | 'slideNext', () => void> & {
          activeIndex: number;
          slideTo(index: number): void;
          on(name: string, listener: (swiper: { activeIndex: number }) => void): void;
        };
      };
      const places: number[] = [];
      swiper.on('slideChange', ({ activeIndex }) => places.push(activeIndex));
      swiper.slidePrev();
      swiper.slideTo(2);
      swiper.slideNext();
      return { places, now: swiper.activeIndex };
    });
    expect(told).toEqual({ places: [5, 2, 3], now: 3 });
    await eventually(() => having(page, 'swiper-slide-active')).toEqual([4]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(
      await page.evaluate(() => [
        'swiper' in (document.querySelector('.swiper') as Element),
        document.querySelectorAll('.offset-both').length,
      ]),
    ).toEqual([false, 0]);
    expect(await padding()).toBe('20px');
    expect(watch.reports).toEqual([]);
  });

  test('show one slide where they fade or turn, whatever their number of slides', async ({ page, pages, proxy }) => {
    for (const effect of ['fade', 'cube']) {
      const body = STYLE + widgetOf('media-carousel', { skin: 'carousel', effect, speed: 50 }, PICTURES);
      await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
      await page.locator('.swiper-initialized').waitFor();
      await eventually(() => page.locator('#w .swiper-slide:not([inert])').allTextContents()).toEqual(['A']);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await eventually(() => page.locator('#w .swiper-slide:not([inert])').allTextContents()).toEqual(['B']);
    }
  });

  test('have their arrows the other way round on a page from right to left only', async ({ page, pages, proxy }) => {
    const settings = { slides_to_show: '2', speed: 50, arrows: 'yes' };
    const slides = widgetOf('n-carousel', settings, PICTURES)
      .replace('n-carousel.default', 'nested-carousel.default')
      .replace('dir="ltr"', 'dir="rtl"');
    for (const [is_rtl, name] of [
      ['', 'next'],
      ['1', 'prev'],
    ]) {
      const body = `<script>var elementorFrontendConfig = {"is_rtl": "${is_rtl}"};</script>${STYLE}${slides}`;
      await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
      await page.locator('.swiper-initialized').waitFor();
      await page.locator(`.elementor-swiper-button-${name}`).click();
      await eventually(() => having(page, 'swiper-slide-active')).toEqual([2]);
      expect(await page.locator('.swiper-initialized.swiper-rtl').count()).toBe(1);
    }
    const body = STYLE + slides.replace('dir="rtl"', 'dir="ltr"');
    await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
    await page.locator('.swiper-initialized').waitFor();
    expect(await page.locator('.swiper-rtl').count()).toBe(0);
  });

  test('of one slide do not move, but its picture does', async ({ page, pages, proxy }) => {
    const body = `${STYLE}${widgetOf('slides', { autoplay: 'yes', infinite: 'yes' }, ['<div class="elementor-ken-burns"></div>'])}<div data-mountkit="carousel" aria-label="x"><ul><li>1</li></ul></div>`;
    await openCarousel(page, { pages, provider: proxy.url, body, tag: 'async data-dialects="elementor"' });
    await page.locator('.elementor-ken-burns--active').waitFor({ state: 'attached' });
    expect(await page.locator('#w .swiper-initialized').count()).toBe(0);
  });
});
