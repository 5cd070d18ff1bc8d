import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { expect, test } from './harness/test';
import { carouselOf, expectInView, heard, inView, openCarousel, slidesOf, waitForMover } from './models/carousel-page';

const NEXT = { name: 'Next slide', exact: true } as const;
const PREVIOUS = { name: 'Previous slide', exact: true } as const;

describe('a carousel', () => {
  test('moves by arrows and dots, up to its ends, and shifts nothing', async ({ page, pages, proxy, watch }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf() });
    expect(await findAxeViolations(page)).toEqual([]);
    await expectInView(page, [1, 2, 3]);
    await page.getByRole('button', NEXT).click();
    await expectInView(page, [2, 3, 4]);
    await page.getByRole('button', { name: 'Go to slide 4' }).click();
    await expectInView(page, [4, 5, 6]);
    expect(await page.getByRole('button', NEXT).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', NEXT).click({ force: true });
    await page.getByRole('button', PREVIOUS).click();
    await expectInView(page, [3, 4, 5]);
    await eventually(() => page.getByRole('status').textContent()).toBe('3 of 6');
    expect((await heard(page)).slice(0, 6)).toEqual(['change 1', 'start 1', 'end 1', 'change 3', 'start 3', 'end 3']);
    // What is out of view cannot be reached.
    expect(await page.locator('#carousel li[inert]').count()).toBe(3);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await sumLayoutShifts(page)).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test('is endless both ways, without a clone, and keeps what is in its slides', async ({ page, pages, proxy }) => {
    const frames = Array.from(
      { length: 5 },
      (_, index) => `<li><iframe title="${index}" srcdoc="x"></iframe></li>`,
    ).join('');
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('data-endless', frames) });
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) Reflect.set(frame.contentWindow as object, 'mine', 1);
    });
    for (const numbers of [
      [5, 1, 2],
      [4, 5, 1],
      [3, 4, 5],
      [2, 3, 4],
      [1, 2, 3],
      [5, 1, 2],
    ]) {
      await page.getByRole('button', PREVIOUS).click();
      await expectInView(page, numbers);
    }
    for (const numbers of [
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [4, 5, 1],
      [5, 1, 2],
    ]) {
      await page.getByRole('button', NEXT).click();
      await expectInView(page, numbers);
    }
    expect(await page.locator('#carousel li').count()).toBe(5);
    const kept = await page.evaluate(
      () =>
        [...document.querySelectorAll('iframe')].filter(
          (frame) => Reflect.get(frame.contentWindow as object, 'mine') === 1,
        ).length,
    );
    expect(kept).toBe(5);
    expect(await sumLayoutShifts(page)).toBe(0);
  });

  test('moves by keys from the slides, arrows and dots', async ({ page, pages, proxy }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('data-endless') });
    await waitForMover(page);
    await page.locator('#carousel ul').focus();
    await page.keyboard.press('ArrowRight');
    await expectInView(page, [2, 3, 4]);
    await page.getByRole('button', NEXT).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectInView(page, [6, 1, 2]);
    await page.getByRole('button', { name: 'Go to slide 2' }).focus();
    await page.keyboard.press('Enter');
    await expectInView(page, [2, 3, 4]);
  });

  test('goes the other way where text does', async ({ page, pages, proxy }) => {
    await openCarousel(page, {
      pages,
      provider: proxy.url,
      body: carouselOf('data-endless'),
      html: 'lang="ar" dir="rtl"',
    });
    await waitForMover(page);
    await expectInView(page, [3, 2, 1]);
    await page.locator('#carousel ul').focus();
    await page.keyboard.press('ArrowLeft');
    await expectInView(page, [4, 3, 2]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectInView(page, [2, 1, 6]);
    const [next, previous] = await Promise.all(
      [NEXT, PREVIOUS].map((name) => page.getByRole('button', name).boundingBox()),
    );
    expect((next?.x ?? 0) < (previous?.x ?? 0)).toBe(true);
  });

  test('is dragged by the mouse, and a drag is no click', async ({ page, pages, proxy }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('data-endless') });
    const link = page.getByRole('link', { name: 'Slide 2', exact: true });
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await waitForMover(page);
    await page.mouse.move(x + 5, y + 5);
    await page.locator('.mountkit-carousel__track--draggable').waitFor();
    await page.mouse.down();
    await page.mouse.move(x - 200, y + 5, { steps: 8 });
    expect(await page.locator('.mountkit-carousel__track--moving').count()).toBe(1);
    await page.mouse.move(x - 420, y + 5, { steps: 8 });
    await page.mouse.up();
    await eventually(() => inView(page)).toHaveLength(3);
    expect((await inView(page))[0]).not.toBe(1);
    expect(await page.evaluate(() => location.hash)).toBe('');
    await page.locator('#carousel li:not([inert]) a').first().click();
    expect(await page.evaluate(() => location.hash)).toMatch(/^#slide-\d$/);
  });

  test('is scrolled natively', async ({ page, pages, proxy }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('data-endless') });
    await waitForMover(page);
    await page.locator('#carousel ul').hover();
    await page.mouse.wheel(430, 0);
    await eventually(async () => (await heard(page)).some((event) => event === 'change 1')).toBe(true);
    await expectInView(page, [2, 3, 4]);
    await eventually(() => page.getByRole('status').textContent()).toBe('2 of 6');
  });

  test('plays until the visitor stops it', async ({ page, pages, proxy }) => {
    const body = carouselOf(
      'data-endless data-autoplay data-autoplay-speed="100" data-speed="60" data-pause-on-interaction="no"',
    );
    await openCarousel(page, { pages, provider: proxy.url, body });
    await eventually(async () => (await heard(page)).filter((event) => event.startsWith('end')).length).toBeGreaterThan(
      2,
    );
    // Nothing is announced that nobody has asked for.
    expect(await page.getByRole('status').textContent()).toBe('');
    await page.locator('#carousel ul').hover();
    const wait = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    const moves = async () => {
      await eventually(() => inView(page)).toHaveLength(3);
      const before = (await heard(page)).length;
      await wait();
      return (await heard(page)).length > before;
    };
    expect(await moves()).toBe(false);
    await page.mouse.move(0, 0);
    expect(await moves()).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await findAxeViolations(page)).toEqual([]);
    // The mouse that comes and goes does not start it again.
    await page.locator('#carousel ul').hover();
    await page.mouse.move(0, 0);
    expect(await moves()).toBe(false);
    await page.getByRole('button', { name: 'Play' }).click();
    expect(await moves()).toBe(true);
    await page.locator('#carousel').getByRole('button', NEXT).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await moves()).toBe(false);
  });

  test('stays where it is if the page wants so', async ({ page, pages, proxy }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf() });
    await expectInView(page, [1, 2, 3]);
    await page.evaluate(() => {
      document.addEventListener('mountkit:carousel:change', (event) => event.preventDefault(), { once: true });
    });
    await page.getByRole('button', NEXT).click();
    expect(await page.getByRole('button', { name: 'Go to slide 1' }).getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', NEXT).click();
    await expectInView(page, [2, 3, 4]);
    expect(await heard(page)).toEqual(['change 1', 'change 1', 'start 1', 'end 1']);
  });

  test('plays on where the browser snaps anew, however late', async ({ page, pages, proxy }) => {
    const body = carouselOf('data-endless data-autoplay data-autoplay-speed="600000"');
    await openCarousel(page, { pages, provider: proxy.url, body });
    // Half of the slides lie before the first one once it was painted.
    await eventually(() => page.locator('#carousel li[style*=order]').count()).toBe(5);
    await eventually(() => page.locator('.mountkit-carousel__track--moving').count()).toBe(0);
    const isBack = await page.evaluate(async () => {
      const [row] = document.querySelectorAll('#carousel ul');
      const before = row?.scrollLeft ?? 0;
      const late = performance.now() + 60_000;
      performance.now = () => late;
      const ended = () => new Promise((resolve) => row?.addEventListener('scrollend', resolve, { once: true }));
      const moved = ended();
      row?.scrollTo({ left: 0 });
      await moved;
      await ended();
      return row?.scrollLeft === before;
    });
    expect(isBack).toBe(true);
    await expectInView(page, [1, 2, 3]);
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(1);
    expect(await heard(page)).toEqual([]);
  });

  test('moves by the width that its slides have by then', async ({ page, pages, proxy }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('') });
    await page.locator('.mountkit-carousel__track').waitFor();
    const step = await page.evaluate(() => {
      const slides = [...document.querySelectorAll<HTMLElement>('#carousel li')];
      for (const { style } of slides) style.cssText = 'flex-basis:300px!important';
      return (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    });
    await page.getByRole('button', NEXT).click();
    await eventually(() => page.locator('.mountkit-carousel__track--moving').count()).toBe(0);
    expect(step).toBe(316);
    await eventually(() => page.locator('#carousel ul').evaluate((row) => Math.round(row.scrollLeft))).toBe(step);
  });

  test('is measured once the tab is shown that holds it', async ({ page, pages, proxy, watch }) => {
    const body = `<section data-mountkit="tabs"><h2>Bowls</h2><p>Words</p><h2>Jugs</h2><div>${carouselOf('data-endless')}</div></section>`;
    await openCarousel(page, { pages, provider: proxy.url, body });
    await page.getByRole('tab', { name: 'Jugs' }).click();
    await expectInView(page, [1, 2, 3]);
    await page.getByRole('button', PREVIOUS).click();
    await expectInView(page, [6, 1, 2]);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('lies where it lay once it is shown again, as in a panel that opens later', async ({ page, pages, proxy }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('data-endless') });
    const row = page.locator('#carousel ul');
    const left = () => row.evaluate((element) => Math.round(element.scrollLeft));
    await eventually(left).toBeGreaterThan(0);
    await expectInView(page, [1, 2, 3]);
    const before = await left();
    await page.evaluate(async () => {
      const carousel = document.getElementById('carousel') as HTMLElement;
      const frames = async () => {
        // A size is told before the second frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      };
      carousel.style.display = 'none';
      await frames();
      // What is moved into a dialog loses how far it was scrolled.
      document.body.append(carousel);
      carousel.style.display = '';
      await frames();
    });
    await eventually(left).toBe(before);
    await expectInView(page, [1, 2, 3]);
  });

  test.for(['coverflow', 'cube'])('turns its slides as a %s', async (effect, { page, pages, proxy }) => {
    await openCarousel(page, {
      pages,
      provider: proxy.url,
      body: carouselOf(`data-effect="${effect}" data-slides-to-show="1" data-slides-to-show-tablet="1"`),
    });
    const names = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#carousel li')].map((li) => getComputedStyle(li).animationName),
      );
    await eventually(names).toEqual(Array.from({ length: 6 }, () => `mountkit-${effect}`));
    await page.getByRole('button', NEXT).click();
    await eventually(async () => (await heard(page)).at(-1)).toBe('end 1');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await names()).toEqual(Array.from({ length: 6 }, () => 'none'));
  });

  test.for(['', 'dir="rtl"'])(
    'has the slide in view in the middle of a coverflow, and flat %s',
    async (dir, { page, pages, proxy }) => {
      const body = carouselOf('data-effect="coverflow" data-endless');
      await openCarousel(page, { pages, provider: proxy.url, body, html: `lang="en" ${dir}` });
      const place = (slide: number) =>
        page.evaluate((index) => {
          const middle = (element: Element | null | undefined) => {
            const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
            return left + width / 2;
          };
          const slides = document.querySelectorAll('#carousel li');
          const turn = (offset: number) => {
            const at = slides[(index + offset + slides.length) % slides.length];
            return at ? Math.sign(Math.round(new DOMMatrix(getComputedStyle(at).transform).m13 * 10)) : 0;
          };
          const shift = Math.abs(middle(slides[index]) - middle(slides[index]?.parentElement));
          return [Math.round(shift), turn(-1), turn(0), turn(1)];
        }, slide);
      const sides = dir ? [1, 0, -1] : [-1, 0, 1];
      await eventually(() => place(0)).toEqual([0, ...sides]);
      await page.getByRole('button', NEXT).click();
      await eventually(() => place(1)).toEqual([0, ...sides]);
      await page.setViewportSize({ width: 900, height: 700 });
      await eventually(() => place(1)).toEqual([0, ...sides]);
    },
  );

  test('runs as a strip, steadily', async ({ page, pages, proxy }) => {
    const body = carouselOf('data-autoplay data-autoplay-speed="0" data-speed="300"');
    await openCarousel(page, { pages, provider: proxy.url, body });
    await eventually(async () => (await heard(page)).filter((event) => event.startsWith('change')).slice(0, 7)).toEqual(
      [1, 2, 3, 4, 5, 0, 1].map((index) => `change ${index}`),
    );
    expect(await sumLayoutShifts(page)).toBe(0);
  });

  test('does not move by itself, and moves at once, where less motion is asked for', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page, {
      pages,
      provider: proxy.url,
      body: carouselOf('data-endless data-autoplay data-autoplay-speed="50"'),
    });
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await page.getByRole('button', NEXT).click();
    await expectInView(page, [2, 3, 4]);
  });

  test('fades', async ({ page, pages, proxy }) => {
    await openCarousel(page, {
      pages,
      provider: proxy.url,
      body: carouselOf('data-effect="fade" data-slides-to-show="1" data-pagination="fraction"'),
    });
    await page.getByRole('button', NEXT).click();
    await expectInView(page, [2]);
    expect(await page.locator('.mountkit-carousel__pagination').textContent()).toBe('2 / 6');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test.for([
    ['one slide', slidesOf(1), 0],
    ['no slide', '', 1],
  ] as const)('with %s has nothing to press', async ([, slides, reports], { page, pages, proxy, watch }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('data-endless data-autoplay', slides) });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await eventually(() => watch.reports.length).toBe(reports);
  });

  test.for([
    [2, 1, [[2], [1], [2]]],
    [
      3,
      2,
      [
        [2, 3],
        [3, 1],
        [1, 2],
      ],
    ],
    [
      4,
      3,
      [
        [2, 3, 4],
        [3, 4, 1],
        [4, 1, 2],
      ],
    ],
  ] as const)('of %i slides, %i of them shown, is endless', async ([count, shown, seen], { page, pages, proxy }) => {
    const body = carouselOf(`data-endless data-slides-to-show="${shown}"`, slidesOf(count));
    await openCarousel(page, { pages, provider: proxy.url, body });
    const inOrder = (numbers: readonly number[]) => expectInView(page, [...numbers]);
    const start = Array.from({ length: shown }, (_, index) => index + 1);
    for (const numbers of seen) {
      await page.getByRole('button', NEXT).click();
      await inOrder(numbers);
    }
    for (const numbers of [...seen.slice(0, -1).reverse(), start]) {
      await page.getByRole('button', PREVIOUS).click();
      await inOrder(numbers);
    }
    expect(await page.locator('#carousel li').count()).toBe(count);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test.for([1, 2, 3])(
    'of %i slides, of which it could show three, rests',
    async (count, { page, pages, proxy, watch }) => {
      const body = carouselOf('data-endless data-autoplay', slidesOf(count));
      await openCarousel(page, { pages, provider: proxy.url, body });
      await expectInView(
        page,
        Array.from({ length: count }, (_, index) => index + 1),
      );
      expect(await page.getByRole('button').count()).toBe(0);
      expect(watch.reports).toEqual([]);
    },
  );

  test('shows as many slides as the device mode wants, and keeps its place', async ({ page, pages, proxy }) => {
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('data-slides-to-show-tablet="2"') });
    await page.getByRole('button', { name: 'Go to slide 3' }).click();
    await expectInView(page, [3, 4, 5]);
    await page.setViewportSize({ width: 900, height: 800 });
    await expectInView(page, [3, 4]);
    await page.setViewportSize({ width: 375, height: 800 });
    await expectInView(page, [3]);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('holds another one in a slide, and two move together', async ({ page, pages, proxy }) => {
    const inner = `<li><div id="inner" data-mountkit="carousel" aria-label="Inner" data-slides-to-show="1"><ul>${slidesOf(3)}</ul></div></li>`;
    const other = `<div id="other" data-mountkit="carousel" aria-label="Small" data-sync="#carousel" data-arrows="no" data-pagination=""><ul>${slidesOf(6)}</ul></div>`;
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf('', inner + slidesOf(5)) + other });
    await eventually(() => page.evaluate(() => window.mountkit.widgets?.carousel?.registry.all().length)).toBe(3);
    await page.locator('#inner').getByRole('button', NEXT).click();
    await expectInView(page, [2], '#inner > ul');
    await expectInView(page, [1, 2, 3]);
    await page.locator('#carousel > .mountkit-carousel__controls').getByRole('button', NEXT).click();
    await expectInView(page, [2, 3, 4]);
    await expectInView(page, [2, 3, 4], '#other > ul');
    await page.locator('#other p').nth(3).click();
    await expectInView(page, [4, 5, 6]);
  });

  test('far from the window is laid out, and loads what moves it near the window', async ({ page, pages, proxy }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const body = `<div style="height: 2000px"></div>${carouselOf()}`;
    await openCarousel(page, { pages, provider: proxy.url, body });
    await expectInView(page, [1, 2, 3]);
    expect(await page.getByRole('button').count()).toBe(6);
    expect(await page.locator('#carousel li[inert]').count()).toBe(3);
    const isMover = (address: string) => address.includes('move-slides');
    expect(loaded.filter(isMover)).toEqual([]);
    await page.mouse.wheel(0, 400);
    await eventually(() => loaded.filter(isMover).length).toBe(1);
    expect(await sumLayoutShifts(page)).toBe(0);
  });

  test('keeps a press until what moves it is there, and moves once', async ({ page, pages, proxy }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/move-slides/, async (route) => {
      await held;
      await route.continue();
    });
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf() });
    await page.getByRole('button', NEXT).click();
    expect(await heard(page)).toEqual([]);
    release();
    await expectInView(page, [2, 3, 4]);
    await eventually(() => heard(page)).toEqual(['change 1', 'start 1', 'end 1']);
  });

  test('whose part cannot be loaded says so, can be scrolled and used, and asks again', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await page.route(/move-slides/, (route) => route.abort(), { times: 1 });
    await openCarousel(page, { pages, provider: proxy.url, body: carouselOf() });
    await eventually(() => watch.reports.join('\n')).toContain('could not load what moves a carousel');
    expect(await page.locator('#carousel li[inert]').count()).toBe(0);
    await page.getByRole('button', NEXT).click();
    await expectInView(page, [2, 3, 4]);
  });

  test('leaves nothing when it is unmounted, and can be mounted again', async ({ page, pages, proxy }) => {
    await openCarousel(page, {
      pages,
      provider: proxy.url,
      body: `<div id="place">${carouselOf('data-endless data-autoplay')}</div>`,
    });
    const plain = `<div id="place">${carouselOf('data-endless data-autoplay')}</div>`;
    const same = () =>
      page.evaluate((html) => {
        const now = document.getElementById('place');
        return now?.isEqualNode(new DOMParser().parseFromString(html, 'text/html').body.firstElementChild);
      }, plain);
    await page.getByRole('button', NEXT).click();
    await expectInView(page, [2, 3, 4]);
    expect(await same()).toBe(false);
    await page.evaluate(() => window.mountkit.widgets?.carousel?.registry.removeAll());
    expect(await same()).toBe(true);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.evaluate(() => void window.mountkit.widgets?.carousel?.mount('#carousel'));
    await page.getByRole('button', NEXT).click();
    await expectInView(page, [2, 3, 4]);
  });
});
