import type { Page } from 'playwright-core';
import { eventually } from '../harness/eventually';
import { pageOf, tagOf } from '../harness/markup';
import type { PageServer } from '../harness/page-server';

/** Slides of our own markup: list items with a link each. */
export const slidesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<li><a href="#slide-${index + 1}">Slide ${index + 1}</a><p>Thrown by hand.</p></li>`,
  ).join('');

/** A carousel of our own markup. */
export const carouselOf = (attributes = '', slides = slidesOf(6)) =>
  `<div id="carousel" aria-label="Jugs" data-mountkit="carousel" ${attributes}><ul>${slides}</ul></div>`;

/** What a page's own style sheet says, so that nothing shifts when the script arrives. */
const STYLE = `<style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  #carousel { position: relative; padding-block-end: 3rem }
  #carousel > ul { display: flex; gap: 16px; margin: 0 0 1rem; padding: 0; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; list-style: none }
  #carousel > ul > li { box-sizing: border-box; flex: 0 0 calc((100% - 32px) / 3); min-width: 0; scroll-snap-align: start }
  li { padding: 1rem; background: #eee }
</style>`;

/** Opens a page with a body and the script tag, and waits for its carousel. */
export async function openCarousel(
  page: Page,
  {
    pages,
    provider,
    body,
    html = 'lang="en"',
    tag = 'async',
  }: {
    pages: PageServer;
    provider: string;
    body: string;
    html?: string;
    tag?: string;
  },
): Promise<void> {
  const noted = `<script>window.heard = []; for (const name of ['change', 'start', 'end'])
    document.addEventListener('mountkit:carousel:' + name, (event) => heard.push(name + ' ' + event.detail.index));</script>`;
  await page.goto(pages.add(pageOf({ head: STYLE + noted + tagOf(provider, tag), body, html })));
  await page.waitForFunction(() => !!window.mountkit?.widgets?.carousel?.registry.all()[0]);
}

/**
 * Until an endless carousel has put slides before the first one: the code that moves it is loaded then, and a key or a
 * drag reaches it.
 */
export const waitForMover = (page: Page) =>
  page.locator('#carousel li[style*=order]').first().waitFor({ state: 'attached' });

/** The events so far. */
export const heard = (page: Page) => page.evaluate(() => Reflect.get(window as object, 'heard') as string[]);

/** The numbers, from 1, of the slides in view, as the visitor sees them from left to right; none while it moves. */
export const inView = (page: Page, track = '#carousel > ul') =>
  page.evaluate((selector) => {
    const row = document.querySelector(selector);
    if (!row) return [];
    const { left, right } = row.getBoundingClientRect();
    const boxes = [...row.children].map((slide, index) => ({
      number: index + 1,
      slide,
      box: slide.getBoundingClientRect(),
    }));
    const seen = boxes
      .filter(
        ({ box, slide }) =>
          box.left >= left - 2 && box.right <= right + 2 && getComputedStyle(slide).visibility === 'visible',
      )
      .sort((a, b) => a.box.left - b.box.left);
    // Whole slides only: the space between them and the edges is the same on both sides.
    return row.classList.contains('mountkit-carousel__track--moving') ? [] : seen.map(({ number }) => number);
  }, track);

/** Expects the slides that are in view once it rests. */
export const expectInView = (page: Page, numbers: readonly number[], track?: string) =>
  eventually(() => inView(page, track)).toEqual(numbers);
