import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { bare, drawFrames, STYLE, scrollTo, TALL, topOf, waitForReady } from './models/sticky-page';

const HEADER = '<header id="header" class="bar" data-mountkit="sticky">Header</header>';

describe('page behaviours', () => {
  test('the element of the template that the address names is in the middle', async ({ page, pages, proxy }) => {
    const body = `${HEADER}${TALL}<div id="template" class="bar" data-template-id="77"></div>${TALL}`;
    const url = pages.add(bare({ head: STYLE + tagOf(proxy.url), body }));
    await page.goto(`${url}?theme_template_id=77`);
    await eventually(async () => Math.round(await topOf(page, '#template'))).toBe((900 - 60) / 2);
    await page.goto(`${url}?theme_template_id=78`);
    await waitForReady(page);
    await drawFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.for(['mountkit.js', 'umd/sticky.js'])(
    'the element of the template is in the middle of a page without any widget, by %s',
    async (file, { page, pages, proxy }) => {
      const body = `${TALL}<div id="template" class="bar" data-template-id="77"></div>${TALL}`;
      const url = pages.add(bare({ head: STYLE + tagOf(proxy.url).replace('mountkit.js', file), body }));
      await page.goto(`${url}?theme_template_id=77`);
      await eventually(async () => Math.round(await topOf(page, '#template'))).toBe((900 - 60) / 2);
    },
  );

  test('the button to the top is there beyond 300 px', async ({ page, pages, proxy }) => {
    const body = `${TALL}<button id="top" style="position: fixed; bottom: 0; display: grid" data-mountkit="scroll-top" hidden>Top</button>`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page, 'scroll-top');
    const isThere = () => page.locator('#top').isVisible();
    await scrollTo(page, 300);
    expect(await isThere()).toBe(false);
    await scrollTo(page, 301);
    await eventually(isThere).toBe(true);
    await page.locator('#top').focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await eventually(isThere).toBe(false);
    // Whoever works by keyboard goes on from the top.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('a background is fetched at 200 px', async ({ page, pages, proxy, watch }) => {
    const asked: string[] = [];
    await page.route('**/picture.png', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: '' });
    });
    const body = `${TALL}<div id="lazy" class="bar" data-mountkit="lazy" data-background="/picture.png"></div>
      <div id="bad" class="bar" data-mountkit="lazy" data-background="javascript:alert(1)"></div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page, 'lazy');
    await scrollTo(page, 3100 - 900 - 220);
    expect(asked).toEqual([]);
    await scrollTo(page, 3100 - 900 - 190);
    await eventually(() => asked.length).toBe(1);
    await scrollTo(page, 2800);
    await eventually(() => watch.reports).toEqual([
      expect.stringMatching(/lazy #bad: data-background is "javascript:alert\(1\)", expected the address of a picture/),
    ]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('#lazy').getAttribute('style')).toBeFalsy();
  });

  test('an anchor comes to rest below the header, also of the address that the page is opened with', async ({
    page,
    pages,
    proxy,
  }) => {
    const body = `${HEADER}${TALL}<h2 id="part">Part</h2>${TALL}`;
    const url = pages.add(bare({ head: STYLE + tagOf(proxy.url), body }));
    await page.goto(`${url}#part`);
    await waitForReady(page);
    await eventually(async () => Math.round(await topOf(page, '#part'))).toBe(60);
    await scrollTo(page, 0);
    await page.evaluate(() => {
      location.hash = '';
      location.hash = 'part';
    });
    await eventually(async () => Math.round(await topOf(page, '#part'))).toBe(60);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('auto');
  });

  test('the root says when the header is that of a small window', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body: HEADER + TALL })));
    await waitForReady(page);
    const isMobile = () => page.evaluate(() => document.documentElement.classList.contains('mountkit-header-mobile'));
    expect(await isMobile()).toBe(false);
    await page.setViewportSize({ width: 921, height: 900 });
    await eventually(isMobile).toBe(true);
    await page.setViewportSize({ width: 922, height: 900 });
    await eventually(isMobile).toBe(false);
  });
});
