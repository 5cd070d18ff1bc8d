import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { fakeHosts, heardEvents, hearEvents, YOUTUBE } from './models/media-page';
import { openWidgets, readContent, unmountAll, waitForWidgets } from './models/page-widget';

type Proxy = { readonly url: string };

const figure = (address: string, title: string, more = '') =>
  `<figure><a href="${address}" ${more}><img src="${address}" alt="Picture of ${title}" width="80" height="60"></a><figcaption>${title}</figcaption></figure>`;
const PICTURES = ['glazes', 'potter', 'shop-picture', 'moss'];
const galleryOf = (proxy: Proxy, attributes = '', more = '') =>
  `<div id="gallery" data-mountkit="lightbox" ${attributes}>${PICTURES.map((name) => figure(`${proxy.url}/assets/${name}.svg`, name)).join('')}${more}<a href="#elsewhere">Elsewhere</a></div>`;

/** The slide that is in view. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('.mountkit-lightbox__track')?.getBoundingClientRect();
    const slides = [...document.querySelectorAll('.mountkit-lightbox__slide')];
    return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - (track?.left ?? 0)) < 2);
  });
const openFirst = async (page: Page, name = 'glazes') => {
  await page.getByRole('link', { name: `Picture of ${name}` }).click();
  await page.getByRole('dialog', { name: 'Enlarged view' }).waitFor();
};

describe('a lightbox', () => {
  test('is loaded when somebody is about to use it, and loads only what is near', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const far = (name: string) => `<li><a href="${proxy.url}/assets/${name}.svg">${name}</a></li>`;
    const body = `<ul data-mountkit="lightbox">${PICTURES.map(far).join('')}</ul>`;
    await openWidgets({ page, pages, proxy }, body);
    await waitForWidgets(page, 'lightbox', 'lightbox');
    expect(loaded.filter((address) => address.includes('show-lightbox'))).toEqual([]);
    await page.getByRole('link', { name: 'glazes' }).hover();
    await eventually(() => loaded.some((address) => address.includes('show-lightbox'))).toBe(true);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'glazes' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('dialog img[src]').count()).toBe(2);
    expect(watch.reports).toEqual([]);
  });

  test('is used by keys alone, and gives the focus back', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, galleryOf(proxy));
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await hearEvents(page, 'lightbox');
    const link = page.getByRole('link', { name: 'Picture of potter' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close' }).waitFor();
    await eventually(() => seen(page)).toBe(1);
    expect(await page.getByRole('status').textContent()).toBe('2 of 4');
    expect(await page.locator('dialog figure:not([inert]) img').getAttribute('alt')).toBe('Picture of potter');
    expect(await page.locator('dialog figure:not([inert]) figcaption').textContent()).toBe('potter');
    expect(await findAxeViolations(page)).toEqual([]);
    for (const [key, index] of [
      ['ArrowRight', 2],
      ['PageDown', 3],
      ['ArrowRight', 0],
      ['End', 3],
      ['PageUp', 2],
      ['ArrowLeft', 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(() => seen(page)).toBe(index);
    }
    expect(await page.getByRole('status').textContent()).toBe('1 of 4');
    // The focus does not leave it.
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).not.toBe('main');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(await heardEvents(page)).toEqual([
      'open 1',
      'change 2',
      'change 3',
      'change 0',
      'change 3',
      'change 2',
      'change 1',
      'change 0',
      'close',
    ]);
    expect(watch.reports).toEqual([]);
  });

  test('is closed by going back, and leaves no step in the history', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, galleryOf(proxy), { at: '?a=1#b' });
    await waitForWidgets(page, 'lightbox', 'lightbox');
    const address = page.url();
    const length = await page.evaluate(() => history.length);
    await openFirst(page);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await openFirst(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => !(history.state as { mountkitLightbox?: string } | null)?.mountkitLightbox);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await openWidgets({ page, pages, proxy }, galleryOf(proxy, 'data-history="no"'));
    await waitForWidgets(page, 'lightbox', 'lightbox');
    const before = await page.evaluate(() => history.length);
    await openFirst(page);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('is swiped, and locks the page behind it', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openWidgets({ page, pages, proxy }, `${galleryOf(proxy)}<div class="tall"></div>`);
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await openFirst(page);
    // What a finger does: the browser itself scrolls and snaps.
    await page.evaluate(() => {
      const track = document.querySelector('.mountkit-lightbox__track');
      track?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      track?.scrollBy({ left: 300, behavior: 'smooth' });
    });
    await eventually(() => page.getByRole('status').textContent()).toBe('2 of 4');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });

  test('goes the other way where text does, and does not slide for those who want less motion', async ({
    page,
    pages,
    proxy,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWidgets({ page, pages, proxy }, galleryOf(proxy), { html: 'lang="ar" dir="rtl"' });
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await openFirst(page);
    await page.keyboard.press('ArrowLeft');
    expect(await seen(page)).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toBe(0);
    const [next, previous] = await Promise.all(
      ['Next', 'Previous'].map((name) => page.getByRole('button', { name }).boundingBox()),
    );
    expect((next?.x ?? 0) < (previous?.x ?? 0)).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await seen(page)).toBe(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('shows a picture larger, fills the screen, and closes beside the picture', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, galleryOf(proxy));
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await openFirst(page);
    const image = page.locator('dialog figure:not([inert]) img');
    const width = async () => (await image.boundingBox())?.width ?? 0;
    await image.evaluate((element: HTMLImageElement) => element.decode());
    const before = await width();
    await page.getByRole('button', { name: 'Zoom', pressed: false }).click();
    expect(await width()).toBeGreaterThan(before * 1.2);
    await page.getByRole('button', { name: 'Zoom', pressed: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await image.click();
    await eventually(width).toBe(before);
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await page.getByRole('button', { name: 'Fullscreen', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await page.getByRole('button', { name: 'Fullscreen', pressed: false }).waitFor();
    await page.locator('dialog figure:not([inert])').click({ position: { x: 2, y: 2 } });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('shares a picture where the device can', async ({ page, pages, proxy }) => {
    await page.addInitScript(() => {
      const share = async (data: object) => void Object.assign(window, { shared: data });
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await openWidgets({ page, pages, proxy }, galleryOf(proxy, 'data-share'));
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await openFirst(page);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual({
      url: `${proxy.url}/assets/glazes.svg`,
      title: 'glazes',
    });
  });

  test('plays videos, and ends one that is left', async ({ page, pages, proxy, watch }) => {
    const asked = await fakeHosts(page);
    const videos = `<a href="${YOUTUBE}" data-title="A film">A film</a><a href="${proxy.url}/assets/clip.webm">A clip</a>`;
    await openWidgets({ page, pages, proxy }, galleryOf(proxy, '', videos));
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await page.getByRole('link', { name: 'A film' }).click();
    await page.locator('dialog iframe[title="A film"]').waitFor();
    expect(asked[0]).toContain('autoplay=1');
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    await page.getByRole('button', { name: 'Next' }).click();
    // Nobody has asked for this one yet.
    const play = page.getByRole('button', { name: 'Play video' });
    await play.waitFor();
    expect(await page.locator('dialog iframe, dialog video').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await play.click();
    await page.locator('dialog video').waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Play video: A film' }).waitFor();
    expect(asked).toHaveLength(1);
    expect(watch.reports).toEqual([]);
  });

  test('leaves a link in the place of a broken picture, and says so', async ({ page, pages, proxy, watch }) => {
    const broken = `${proxy.url}/assets/none.png`;
    await openWidgets({ page, pages, proxy }, `<a data-mountkit="lightbox" href="${broken}">A picture</a>`);
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await page.getByRole('link', { name: 'A picture' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Open the file' }).waitFor();
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([`mountkit: lightbox #a: could not load the picture ${broken}`]);
  });

  test('leaves downloads, other links and pressed keys to the browser', async ({ page, pages, proxy }) => {
    const download = `<a href="${proxy.url}/assets/moss.svg" download>Take it</a>`;
    await openWidgets({ page, pages, proxy }, galleryOf(proxy, '', download));
    await waitForWidgets(page, 'lightbox', 'lightbox');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Picture of glazes' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await opened.close();
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    expect(await page.evaluate(() => location.hash)).toBe('#elsewhere');
    const isPrevented = await page.evaluate(() => {
      let prevented = true;
      addEventListener('click', (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      });
      document.querySelector<HTMLElement>('a[download]')?.click();
      return prevented;
    });
    expect(isPrevented).toBe(false);
    expect(await page.locator('dialog').count()).toBe(0);
  });

  test('writes texts as text, joins links of a group, and can be kept from opening', async ({ page, pages, proxy }) => {
    const link = (name: string, title: string) =>
      `<a data-mountkit="lightbox" data-group="g" data-title="${title}" data-description="&lt;b&gt;x" href="${proxy.url}/assets/${name}.svg">${name}</a>`;
    await openWidgets(
      { page, pages, proxy },
      `${link('moss', '&lt;img src=x onerror=alert(1)&gt;')}<p>and</p>${link('potter', 'P')}`,
    );
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await page.getByRole('link', { name: 'moss' }).click();
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await page.getByRole('status').textContent()).toBe('1 of 2');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => addEventListener('mountkit:lightbox:open', (event) => event.preventDefault()));
    await page.getByRole('link', { name: 'moss' }).click();
    expect(await page.locator('dialog').count()).toBe(0);
  });

  test('opens by a call, too; what cannot be read is reported', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, '<p id="none" data-mountkit="lightbox" data-zoom="maybe">No links</p>');
    await waitForWidgets(page, 'lightbox', 'lightbox');
    await page.evaluate(async (url) => {
      const { open } = await window.mountkit.load('lightbox');
      const box = await open([{ kind: 'picture', url, title: 'By a call' }], { zoom: false });
      Object.assign(window, { box });
    }, `${proxy.url}/assets/moss.svg`);
    await page.getByRole('dialog').getByAltText('By a call').waitFor();
    expect(await page.getByRole('button', { name: 'Zoom' }).count()).toBe(0);
    await page.evaluate(() => (window as unknown as { box: { close(): void } }).box.close());
    expect(await page.locator('dialog').count()).toBe(0);
    await eventually(() => [...watch.reports].sort()).toEqual([
      'mountkit: lightbox #none: data-zoom is "maybe", expected true or false',
      'mountkit: lightbox #none: has no links to pictures or videos',
    ]);
  });

  test('leaves nothing, open or closed, and can be mounted again', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, galleryOf(proxy), { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await waitForWidgets(page, 'lightbox', 'lightbox');
      await openFirst(page);
      expect(await unmountAll(page)).toBe(before);
      expect(await page.locator('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      await page.waitForFunction(() => !(history.state as { mountkitLightbox?: string } | null)?.mountkitLightbox);
    }
  });
});
