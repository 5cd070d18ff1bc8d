import type { Page } from 'playwright-core';
import { pageOf } from '../harness/markup';

/** A page whose elements are children of the body. */
export const bare = (parts: Parameters<typeof pageOf>[0]) => pageOf(parts).replace(/<\/?main>/g, '');

/** Heights that tests count with. */
export const STYLE = `<style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  h1 { margin: 0; height: 100px }
  .bar { height: 60px; background: tan }
  .tall { height: 3000px; background: linear-gradient(white, silver) }
</style>`;

export const TALL = '<div class="tall"></div>';

/** Draws a few frames, so that what a scroll or a resize brings about has happened. */
export const drawFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** Scrolls at once, and lets the page draw it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await drawFrames(page);
}

/** Until every element that is marked with this name can be used. */
export const waitForReady = (page: Page, name = 'sticky') =>
  page.waitForFunction((given) => {
    const marked = [...document.querySelectorAll(`[data-mountkit~=${given}]`)];
    const registry = window.mountkit?.sticky?.registry;
    return !!marked[0] && marked.every((each) => registry?.getByElement(each, given)?.status === 'ready');
  }, name);

export const topOf = (page: Page, selector: string) =>
  page.evaluate((given) => document.querySelector(given)?.getBoundingClientRect().top ?? Number.NaN, selector);
