import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, TALL, unmountAll, waitForWidgets } from './models/page-widget';
import { scrollTo } from './models/sticky-page';

const ALERT =
  '<div id="note" data-mountkit="alert" data-remember="monday"><p>Closed on Monday.</p><button type="button" data-dismiss>Dismiss</button></div>';
const pictures = (proxy: { readonly url: string }, attributes = '') =>
  `<div id="stage" data-mountkit="background" data-pictures="${proxy.url}/assets/glazes.svg,${proxy.url}/assets/potter.svg" data-duration="300" data-transition-duration="50" ${attributes} style="height: 300px;"><p>Words</p></div>`;

/** Which of the pictures is shown. */
const SHOWN = `[...document.querySelectorAll('#stage img')].map((image) => getComputedStyle(image).opacity).indexOf('1')`;

describe('an alert', () => {
  test('is dismissed, and stays so in the visits to come', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, ALERT);
    await waitForWidgets(page, 'page', 'alert');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('#note').waitFor({ state: 'hidden' });
    await page.reload();
    await waitForWidgets(page, 'page', 'alert');
    await page.locator('#note').waitFor({ state: 'hidden' });
    await unmountAll(page);
    expect(await page.locator('#note').isVisible()).toBe(true);
    expect(watch.reports).toEqual([]);
  });

  test('names a button without words, and no other', async ({ page, pages, proxy }) => {
    const alert = (id: string, button: string) =>
      `<div id="${id}" data-mountkit="alert" data-label="Schließen"><p>Heute zu.</p><button type="button" data-dismiss ${button}</button></div>`;
    const body = alert('cross', '>×') + alert('named', 'aria-label="Weg damit">×') + alert('words', '>Ja');
    await openWidgets({ page, pages, proxy }, body, { html: 'lang="de"' });
    await waitForWidgets(page, 'page', 'alert');
    const names = () => page.evaluate(() => [...document.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel));
    expect(await names()).toEqual(['Schließen', 'Weg damit', null]);
    expect(await findAxeViolations(page)).toEqual([]);
    await unmountAll(page);
    expect(await names()).toEqual([null, 'Weg damit', null]);
  });

  test('without a button is reported', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, '<div data-mountkit="alert"><p>Words</p></div>');
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: alert #div: has no [data-dismiss], expected a button that dismisses it',
    ]);
  });
});

describe('a background', () => {
  test('shows one picture after the other, until the visitor stops it', async ({ page, pages, proxy, watch }) => {
    await page.clock.install();
    await openWidgets({ page, pages, proxy }, pictures(proxy).replace('"300"', '"60000"'));
    await page.getByRole('button', { name: 'Pause background' }).waitFor();
    for (const shown of [1, 0]) {
      await page.clock.runFor(60_000);
      await eventually(() => page.evaluate(SHOWN)).toBe(shown);
    }
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pause background' }).click();
    await page.getByRole('button', { name: 'Play background' }).waitFor();
    await page.clock.runFor(180_000);
    expect(await page.evaluate(SHOWN)).toBe(0);
    await page.keyboard.press('Enter');
    await page.clock.runFor(60_000);
    await eventually(() => page.evaluate(SHOWN)).toBe(1);
    expect(watch.reports).toEqual([]);
  });

  test('covers its element, whatever the page says of pictures', async ({ page, pages, proxy }) => {
    const head = '<style>img { width: 40px; max-width: 50%; height: auto }</style>';
    await openWidgets({ page, pages, proxy }, pictures(proxy), { head });
    await waitForWidgets(page, 'page', 'background');
    const box = (selector: string) =>
      page.locator(selector).evaluate((element) => [element.clientWidth, element.clientHeight]);
    await page.locator('#stage img').first().waitFor();
    expect(await box('#stage img >> nth=0')).toEqual(await box('#stage'));
  });

  test('rests for visitors who want less motion, with the first picture', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWidgets({ page, pages, proxy }, pictures(proxy, 'data-ken-burns="in"'));
    await waitForWidgets(page, 'page', 'background');
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#stage img')?.complete);
    expect(await page.locator('#stage img[src]').count()).toBe(1);
    expect(await page.getByRole('button').count()).toBe(0);
  });

  test('plays a video while it can be seen, and asks no other host where the visitor has refused that', async ({
    page,
    pages,
    proxy,
  }) => {
    const video = `<div id="stage" data-mountkit="background" data-video="${proxy.url}/assets/clip.webm" style="height: 300px"></div>`;
    const frame =
      '<div id="other" data-mountkit="background" data-video="https://youtu.be/aqz-KE-bpKQ" style="height: 300px"></div>';
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' }));
    await openWidgets({ page, pages, proxy }, video + frame + TALL);
    await page.locator('#other iframe[src^="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?"]').waitFor();
    expect(await page.locator('#stage video').evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    await scrollTo(page, 1500);
    await page.locator('#other iframe:not([src])').waitFor({ state: 'attached' });

    const refused = '<script type="application/json" data-mountkit-config>{"consent": {"marketing": false}}</script>';
    await openWidgets({ page, pages, proxy }, refused + frame);
    await waitForWidgets(page, 'page', 'background');
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('of no address is reported, and leaves the element as it is', async ({ page, pages, proxy, watch }) => {
    const body =
      '<div data-mountkit="background" data-video="javascript:alert(1)"></div><p data-mountkit="background"></p>';
    await openWidgets({ page, pages, proxy }, body);
    await eventually(() => [...watch.reports].sort()).toEqual([
      'mountkit: background #div: video is "javascript:alert(1)", expected the address of a video',
      'mountkit: background #p: has no background, expected video or pictures',
    ]);
    expect(await readContent(page)).toContain(body);
  });
});

describe('the page', () => {
  test.for([
    ['that stays at the top', '', 80],
    ['that the page says the height of', 'data-anchor-offset="120"', 120],
  ] as const)(
    'keeps what links lead to clear of a header %s',
    async ([, attributes, space], { page, pages, proxy }) => {
      const body = `<header data-mountkit="page" ${attributes} style="position: sticky; top: 0; height: 80px; background: #fff"><a href="#pots">Pots</a></header>${TALL}<h2 id="pots" style="margin: 0">Pots</h2>${TALL}`;
      await openWidgets({ page, pages, proxy }, body);
      const before = await readContent(page);
      await waitForWidgets(page, 'page', 'page');
      const top = () =>
        page.evaluate(() => Math.round(document.getElementById('pots')?.getBoundingClientRect().top ?? 0));
      await page.getByRole('link', { name: 'Pots' }).click();
      await eventually(top).toBe(space);
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null);
      // The same at an address that leads there.
      await page.reload();
      await eventually(top).toBe(space);
    },
  );
});

test('the page says the device mode, now and when the window is of another one', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const config =
    '<script type="application/json" data-mountkit-config>{"breakpoints": {"mobile": {"value": 600}}}</script>';
  const body = '<div id="marked" data-mountkit="page" data-device-mode><p>Words</p></div>';
  await openWidgets({ page, pages, proxy }, config + body);
  await waitForWidgets(page, 'page', 'page');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    document.addEventListener('mountkit:page:change', (event) => heard.push((event as CustomEvent).detail.mode));
    Object.assign(window, { heard });
  });
  const mode = () => page.evaluate(() => document.documentElement.dataset.mountkitDevice);
  expect(await mode()).toBe('desktop');
  for (const [width, name] of [
    [700, 'tablet'],
    [600, 'mobile'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(mode).toBe(name);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['tablet', 'mobile']);
  await unmountAll(page);
  expect(await mode()).toBe(undefined);
  expect(watch.reports).toEqual([]);
});

describe('a stretched element', () => {
  const RULE =
    '<style>[data-mountkit~="stretch"] { position: relative; inset-inline-start: calc(50% - 50vw); box-sizing: border-box; width: 100vw }</style>';
  const place = (page: Page) =>
    page.evaluate(() => {
      const { left, width } = (document.querySelector('#wide') as Element).getBoundingClientRect();
      return { left: Math.round(left), width: Math.round(width), window: document.documentElement.clientWidth };
    });

  test.for([
    ['in the middle', '<div style="max-width: 300px; margin: auto; padding: 20px">', 'lang="en"'],
    ['at one side', '<div style="width: 300px; margin-left: 40px; border: 5px solid">', 'lang="en"'],
    [
      'that centres what is in it',
      '<div style="display: flex; flex-direction: column; align-items: center">',
      'lang="en"',
    ],
    ['from right to left', '<div style="width: 300px; margin-right: 40px">', 'lang="ar" dir="rtl"'],
  ] as const)(
    'is as wide as the window in a parent %s, at each width',
    async ([, parent, html], { page, pages, proxy, watch }) => {
      const body = `${parent}<section id="wide" data-mountkit="stretch"><p>Words</p></section></div>${TALL}`;
      await openWidgets({ page, pages, proxy }, body, { html, head: RULE });
      const before = await readContent(page);
      await waitForWidgets(page, 'page', 'stretch');
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await eventually(async () => {
          const { left, width, window } = await place(page);
          return [left, width - window];
        }).toEqual([0, 0]);
      }
      expect(await unmountAll(page)).toBe(before);
      expect(watch.reports).toEqual([]);
    },
  );

  test('in the middle of the window is as wide as that without a script', async ({ page, pages, proxy }) => {
    const body =
      '<div style="width: 300px; margin: auto"><section id="wide" data-mountkit="stretch"><p>Words</p></section></div>';
    await openWidgets({ page, pages, proxy }, body, { head: RULE, tag: 'async data-auto="false"' });
    const { left, width, window } = await place(page);
    expect([left, width]).toEqual([0, window]);
  });

  test('is as wide as the container that it names; one that is not there is reported', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const body =
      '<div id="box" style="width: 600px; margin-left: 100px"><div style="width: 200px; margin-left: 50px"><section id="wide" style="padding: 0 30px" data-mountkit="stretch" data-container="#box"><p>Words</p></section></div></div>';
    await openWidgets({ page, pages, proxy }, body);
    await waitForWidgets(page, 'page', 'stretch');
    expect(await place(page)).toMatchObject({ left: 100, width: 600 });
    await openWidgets({ page, pages, proxy }, body.replace('"#box"', '"#no["'));
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: stretch #wide: container is "#no[", expected a selector of an element of the page',
    ]);
    expect(await place(page)).toMatchObject({ left: 0 });
  });
});

test('after unmount nothing is left, and both can be mounted again', async ({ page, pages, proxy }) => {
  await openWidgets({ page, pages, proxy }, ALERT + pictures(proxy), { tag: 'async data-auto="false"' });
  const before = await readContent(page);
  for (const _ of [1, 2]) {
    await page.evaluate(() => void window.mountkit.scan());
    await waitForWidgets(page, 'page', 'alert', 'background');
    expect(await readContent(page)).not.toBe(before);
    expect(await unmountAll(page)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  }
});

describe("the page builder's page", () => {
  const DIALECT = { tag: 'async data-dialects="elementor"' };

  test('says which device it is on, and stretches its sections', async ({ page, pages, proxy, watch }) => {
    const section =
      '<section id="wide" class="elementor-element elementor-section elementor-section-stretched" style="position: relative">Wide</section>';
    const body = `<div class="elementor" data-elementor-id="7" style="width: 400px; margin-inline-start: 90px">${section}</div>`;
    await openWidgets({ page, pages, proxy }, body, DIALECT);
    await page.locator('body[data-elementor-device-mode="desktop"]').waitFor();
    const box = () =>
      page.evaluate(() => {
        const { left, width } = (document.getElementById('wide') as Element).getBoundingClientRect();
        return [left, width - document.documentElement.clientWidth];
      });
    await eventually(box).toEqual([0, 0]);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.locator('body[data-elementor-device-mode="mobile"]').waitFor();
    await eventually(box).toEqual([0, 0]);
    expect(watch.reports).toEqual([]);
  });

  test('stretches a section from right to left, and one as wide as the container that the kit names', async ({
    page,
    pages,
    proxy,
  }) => {
    const section = '<section class="elementor-section-stretched" style="position: relative">Wide</section>';
    const body = (dir: string, kit: object) => `<div id="room" style="width: 500px"><div class="elementor" dir="${dir}"
      data-elementor-id="7" style="width: 300px; margin-inline: 90px 10px">${section}</div></div>
      <script>var elementorFrontendConfig = ${JSON.stringify({ kit })}</script>`;
    const box = () =>
      page.locator('section').evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const around = document.querySelector('#room')?.getBoundingClientRect();
        return { left, right: right - document.documentElement.clientWidth, inRoom: right - (around?.right ?? 0) };
      });
    await openWidgets({ page, pages, proxy }, body('rtl', {}), DIALECT);
    await eventually(box).toMatchObject({ left: 0, right: 0 });
    await openWidgets({ page, pages, proxy }, body('ltr', { stretched_section_container: '#room' }), DIALECT);
    await eventually(box).toMatchObject({ left: 0, inRoom: 0 });
  });

  test.for([
    ['loads the replacement of emoji once it has found that some are not drawn', 'signs.length', 1],
    ['remembers in the window that all are drawn', 'signs.includes("\u200B") ? 2 : 1', 0],
  ] as const)('%s', async ([, width, loaded], { page, pages, proxy, watch }) => {
    await page.addInitScript(`
      if (self === top) CanvasRenderingContext2D.prototype.measureText = (signs) => {
        sessionStorage.tests = Number(sessionStorage.tests ?? 0) + 1;
        return { width: ${width} };
      };
    `);
    let requests = 0;
    await page.route('**/wp-emoji.js', (route) => {
      requests += 1;
      return route.fulfill({ contentType: 'text/javascript', body: 'loaded = _wpemojiSettings.supports.everything' });
    });
    const settings = JSON.stringify({ source: { concatemoji: `${proxy.url}/wp-emoji.js` } });
    const body = `<div class="elementor"></div><script id="wp-emoji-settings" type="application/json">${settings}</script>`;
    await openWidgets({ page, pages, proxy }, body, DIALECT);
    await page.waitForFunction('window._wpemojiSettings?.supports');
    const tests = await page.evaluate(() => sessionStorage.tests);
    await page.reload();
    await page.waitForFunction('window._wpemojiSettings?.supports');
    if (loaded) await page.waitForFunction('window.loaded === false');
    // Nothing is tested again, and nothing is loaded for a browser that draws all.
    expect(await page.evaluate(() => sessionStorage.tests)).toBe(tests);
    expect(requests > 0).toBe(loaded > 0);
    expect(watch.reports).toEqual([]);
  });

  test("leaves emoji to WordPress' own loader, where that has run", async ({ page, pages, proxy }) => {
    const head = '<script>window._wpemojiSettings = { source: {}, supports: { everything: true } }</script>';
    await openWidgets({ page, pages, proxy }, '<div class="elementor"></div>', { ...DIALECT, head });
    await page.waitForFunction(() => document.body.dataset.elementorDeviceMode);
    expect(await page.evaluate('window._wpemojiSettings.supports.emoji')).toBe(undefined);
  });

  test('dismisses its alerts, and plays its backgrounds', async ({ page, pages, proxy, watch }) => {
    const alert =
      '<div class="elementor-element elementor-widget elementor-widget-alert"><div class="elementor-alert" role="alert">Closed<button type="button" class="elementor-alert-dismiss" aria-label="Dismiss this alert.">×</button></div></div>';
    const slides = JSON.stringify({
      background_background: 'slideshow',
      background_slideshow_gallery: [
        { id: 1, url: `${proxy.url}/assets/glazes.svg` },
        { id: 2, url: `${proxy.url}/assets/potter.svg` },
      ],
      background_slideshow_slide_duration: 300,
      background_slideshow_loop: 'yes',
    });
    const video = JSON.stringify({
      background_background: 'video',
      background_video_link: `${proxy.url}/assets/clip.webm`,
    });
    const body = `<div class="elementor">${alert}<div id="stage" class="elementor-element" data-settings='${slides}' style="height: 200px"></div>
      <div class="elementor-element" data-settings='${video}'><div class="e-con-inner"><div class="elementor-background-video-container elementor-loading elementor-invisible"><video class="elementor-background-video-hosted"></video></div></div></div></div>`;
    await openWidgets({ page, pages, proxy }, body, DIALECT);
    await eventually(() => page.evaluate(SHOWN)).toBe(1);
    await page
      .locator(
        `.elementor-background-video-container:not(.elementor-loading) video[src="${proxy.url}/assets/clip.webm"]`,
      )
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.elementor-alert').waitFor({ state: 'hidden' });
    expect(watch.reports).toEqual([]);
  });
});
