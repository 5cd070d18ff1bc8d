import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { expect, test } from './harness/test';
import { openWidgets, readContent, TALL, unmountAll, waitForWidgets } from './models/page-widget';

const still = (k: unknown) => ({ a: 0, k });

/** A square that goes from the left to the right in half a second. */
const SQUARE = {
  v: '5.13.0',
  fr: 30,
  ip: 0,
  op: 15,
  w: 200,
  h: 100,
  ddd: 0,
  assets: [],
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 15,
      st: 0,
      sr: 1,
      ks: {
        o: still(100),
        r: still(0),
        p: {
          a: 1,
          k: [
            { t: 0, s: [10, 50, 0], o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
            { t: 14, s: [190, 50, 0] },
          ],
        },
        a: still([0, 0, 0]),
        s: still([100, 100, 100]),
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', d: 1, p: still([0, 0]), s: still([20, 20]), r: still(0) },
            { ty: 'fl', c: still([0.2, 0.4, 0.3, 1]), o: still(100), r: 1 },
            { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
          ],
        },
      ],
    },
  ],
};

const PICTURE =
  '<img alt="A square" width="200" height="100" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22200%22 height=%22100%22/%3E">';
const square = (attributes = '', content = PICTURE) =>
  `<div id="square" data-mountkit="lottie" data-src="/square.json" style="width: 200px" ${attributes}>${content}</div>`;

/** What the address of the animation answers, and how often it has been asked. */
async function answerSquare(page: Page, answer: object | string | null = SQUARE, status = 200) {
  const asked: string[] = [];
  await page.route('**/square.json', (route) => {
    asked.push(route.request().url());
    if (answer === null) return route.abort();
    return route.fulfill({ status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) });
  });
  return asked;
}

/** Where the square is, 0 for the left to 1 for the right; -1 where none is drawn. */
const place = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector('svg')?.getBoundingClientRect();
    const shape = document.querySelector('svg path')?.getBoundingClientRect();
    return svg && shape ? Math.round(((shape.x + shape.width / 2 - svg.x) / svg.width - 0.05) * 100) / 90 : -1;
  });

/** Whether it moves: it is somewhere else some frames later. */
const moves = async (page: Page) => {
  const before = await place(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  return (await place(page)) !== before;
};

/** The names of the widget's events so far. */
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join());

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { heard: names });
    for (const name of ['start', 'end', 'failed'])
      document.addEventListener(`mountkit:lottie:${name}`, () => names.push(name));
  });
}

describe('an animation', () => {
  test('is loaded near the window, drawn in place of its picture, and played once', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const asked = await answerSquare(page);
    await listen(page);
    await openWidgets({ page, pages, proxy }, `${TALL}${square()}${TALL}`);
    await waitForWidgets(page, 'lottie', 'lottie');
    expect(await page.getByRole('img', { name: 'A square' }).count()).toBe(1);
    expect(asked).toEqual([]);
    expect(files.filter((file) => /lottie-library/.test(file))).toEqual([]);
    const { height } = (await page.locator('#square').boundingBox()) ?? {};
    await page.locator('#square').scrollIntoViewIfNeeded();
    await eventually(() => heard(page)).toBe('start,end');
    expect(await place(page)).toBeCloseTo(1, 1);
    expect(await page.locator('#square img').count()).toBe(0);
    expect(await page.getByRole('img', { name: 'A square' }).count()).toBe(1);
    expect(Math.abs(((await page.locator('#square').boundingBox())?.height ?? 0) - (height ?? 0))).toBeLessThan(9);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(watch.reports).toEqual([]);
  });

  test('is a button where a press plays it, for the keyboard, too', async ({ page, pages, proxy }) => {
    await answerSquare(page);
    await listen(page);
    await openWidgets({ page, pages, proxy }, square('data-trigger="click" data-end="50"'));
    const button = page.getByRole('button', { name: 'A square' });
    await button.waitFor();
    expect(await place(page)).toBeCloseTo(0, 1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => heard(page)).toBe('start,end');
    expect(await place(page)).toBeGreaterThan(0.3);
    expect(await place(page)).toBeLessThan(0.6);
    await button.press(' ');
    await eventually(() => heard(page)).toBe('start,end,start,end');
  });

  test('plays under the mouse, and back when it leaves', async ({ page, pages, proxy }) => {
    await answerSquare(page);
    await openWidgets({ page, pages, proxy }, square('data-trigger="hover" data-on-leave="reverse"', ''));
    await page.locator('#square svg').waitFor({ state: 'attached' });
    expect(await page.locator('.mountkit-lottie').getAttribute('aria-hidden')).toBe('true');
    await page.locator('#square').hover();
    await eventually(() => place(page)).toBeGreaterThan(0.9);
    await page.mouse.move(900, 800);
    await eventually(() => place(page)).toBeLessThan(0.05);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('follows scrolling', async ({ page, pages, proxy }) => {
    await answerSquare(page);
    const attributes = 'data-trigger="scroll" data-relative-to="page" data-window-end="50"';
    await openWidgets({ page, pages, proxy }, `${square(attributes)}${TALL}`);
    await eventually(() => place(page)).toBeCloseTo(0, 1);
    const scroll = (share: number) =>
      page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        scrollTo(0, (scrollHeight - clientHeight) * part);
      }, share);
    await scroll(0.25);
    await eventually(() => place(page)).toBeCloseTo(0.5, 1);
    await scroll(0.6);
    await eventually(() => place(page)).toBeCloseTo(1, 1);
    await scroll(0);
    await eventually(() => place(page)).toBeCloseTo(0, 1);
  });

  test('that plays for ever rests out of the window, and by its button', async ({ page, pages, proxy }) => {
    await answerSquare(page);
    await openWidgets({ page, pages, proxy }, `${square('data-loop data-reverse data-pause-label="Hold"')}${TALL}`);
    await eventually(() => moves(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await eventually(() => moves(page)).toBe(false);
    await page.getByRole('button', { name: 'Play animation' }).press('Enter');
    await eventually(() => moves(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, 1500));
    await eventually(() => moves(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(() => moves(page)).toBe(true);
  });

  test('is still, at its last frame, for visitors who ask for less motion', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerSquare(page);
    await listen(page);
    await openWidgets({ page, pages, proxy }, square('data-loop'), { html: 'lang="ar" dir="rtl"' });
    await eventually(() => place(page)).toBeCloseTo(1, 1);
    expect(await moves(page)).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await heard(page)).toBe('');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('is drawn in a link, which is followed when it has been played', async ({ page, pages, proxy }) => {
    await answerSquare(page);
    await listen(page);
    const body = square('data-trigger="click" data-link-delay="300"', '<a href="#shop">To the shop</a>');
    await openWidgets({ page, pages, proxy }, body);
    await page.locator('a svg').waitFor();
    await page.clock.install();
    await page.getByRole('link', { name: 'To the shop' }).press('Enter');
    expect(await heard(page)).toBe('start');
    expect(new URL(page.url()).hash).toBe('');
    await page.clock.fastForward(300);
    await eventually(() => new URL(page.url()).hash).toBe('#shop');
  });

  test.for([
    ['is refused', SQUARE, 404, /status 404/],
    ['is cut', JSON.stringify(SQUARE).slice(0, 90), 200, /it is no animation/],
    ['is nonsense', { ...SQUARE, layers: ['x'] }, 200, /it is no animation/],
    ['cannot be reached', null, 0, /no answer from/],
  ] as const)(
    'whose file %s leaves its picture, and is reported once',
    async ([, answer, status, cause], { page, pages, proxy, watch }) => {
      await answerSquare(page, answer, status);
      await listen(page);
      await openWidgets({ page, pages, proxy }, square());
      await eventually(() => heard(page)).toBe('failed');
      expect(await page.locator('#square').innerHTML()).toBe(PICTURE);
      expect(watch.reports).toHaveLength(1);
      expect(watch.reports[0]).toMatch(/lottie #square: could not show the animation .*square\.json/);
      expect(watch.reports[0]).toMatch(cause);
    },
  );

  test('in an empty place has its size before the library is there', async ({ page, pages, proxy }) => {
    await answerSquare(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/lazy-lottie-library-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openWidgets({ page, pages, proxy }, square('', ''));
    const height = () => page.locator('#square').evaluate((element) => element.getBoundingClientRect().height);
    await eventually(height).toBeGreaterThan(99);
    expect(await place(page)).toBe(-1);
    const before = await height();
    letThrough();
    await eventually(() => place(page)).toBeGreaterThan(-1);
    expect(await height()).toBe(before);
    await unmountAll(page);
    expect(await page.locator('#square').innerHTML()).toBe('');
  });

  test('of one file ask for it once, and have their room together', async ({ page, pages, proxy }) => {
    const asked = await answerSquare(page);
    await openWidgets(
      { page, pages, proxy },
      square('', '') + square('', '').replace('square"', 'other"') + square('', '').replace('square"', 'third"'),
    );
    await page.waitForFunction(() => document.querySelectorAll('.mountkit-lottie > svg path').length >= 3);
    expect(asked.length).toBe(1);
  });

  test('whose player cannot be loaded leaves its picture', async ({ page, pages, proxy, watch }) => {
    await answerSquare(page);
    await listen(page);
    proxy.fault(/lottie-library/, { status: 503 });
    await openWidgets({ page, pages, proxy }, square());
    await eventually(() => heard(page)).toBe('failed');
    expect(await page.locator('#square').innerHTML()).toBe(PICTURE);
    expect(watch.reports).toHaveLength(1);
  });

  test('without an address is reported', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, '<div id="none" data-mountkit="lottie" data-src="javascript:x">x</div>');
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: lottie #none: src is "javascript:x", expected the address of an animation, of http or https',
    ]);
  });

  test('leaves nothing after unmount, also while it is loaded, and can be mounted again', async ({
    page,
    pages,
    proxy,
  }) => {
    await answerSquare(page);
    await openWidgets({ page, pages, proxy }, square('data-loop'), { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await eventually(() => moves(page)).toBe(true);
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    }
    await page.evaluate(() => void window.mountkit.scan());
    expect(await unmountAll(page)).toBe(before);
  });

  test('is drawn under the strictest policy', async ({ page, pages, proxy, watch }) => {
    const nonce = 'bW91bnRraXQ';
    const body = `<div data-mountkit="lottie" data-src="${proxy.url}/assets/cup.json" data-label="A cup"></div>`;
    const head = tagOf(proxy.url, `async nonce="${nonce}"`);
    await page.goto(pages.add(pageOf({ head, body }), strictPolicy(nonce, proxy.url)));
    await page.getByRole('img', { name: 'A cup' }).locator('path').first().waitFor({ state: 'attached' });
    await eventually(() =>
      page.evaluate(() => document.querySelector('svg')?.getBoundingClientRect().width),
    ).toBeGreaterThan(100);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

test('the page builder’s animations are drawn, with their captions and links', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  await answerSquare(page);
  await listen(page);
  const widget = (settings: object, caption = '') =>
    `<div class="elementor-element elementor-widget elementor-widget-lottie" data-settings='${JSON.stringify({ source: 'media_file', source_json: { url: '/square.json' }, ...settings })}'><div class="e-lottie__container"><div class="e-lottie__animation" style="width: 200px"></div>${caption && `<p class="e-lottie__caption">${caption}</p>`}</div></div>`;
  const body = `<div class="elementor">${widget({ trigger: 'arriving_to_viewport', end_point: { size: 50 } }, 'A square')}${widget({ trigger: 'on_click' })}</div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
  await page.getByRole('img', { name: 'A square' }).waitFor();
  await eventually(() => heard(page)).toBe('start,end');
  expect(await place(page)).toBeLessThan(0.6);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await eventually(() => heard(page)).toBe('start,end,start,end');
  expect(await page.getByText('A square').count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(watch.reports).toEqual([]);
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await page.locator('svg').count()).toBe(0);
});
