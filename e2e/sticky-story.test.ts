import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { expect, test } from './harness/test';
import { drawFrames, scrollTo, topOf, waitForReady } from './models/sticky-page';

test('the story keeps its header, its contents and its bar in view, and nothing jumps', async ({
  page,
  proxy,
  watch,
}) => {
  await page.goto(`${proxy.url}/sticky/`);
  await waitForReady(page);
  await eventually(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(3);
  await scrollTo(page, 1500);
  await page.locator('.wh-header.mountkit-sticky--effects').waitFor();
  expect([await topOf(page, '.wh-header'), await topOf(page, '.story-contents')]).toEqual([0, 72 + 32]);
  expect(await page.locator('.story-bar').isVisible()).toBe(false);
  await page.locator('.story-top').waitFor();

  // An anchor comes to rest below the header.
  await page.locator('.story-contents a[href="#open"]').click();
  await eventually(async () => {
    const top = await topOf(page, '#open');
    return top > 72 && top < 140;
  }).toBe(true);

  // The contents end with the story.
  await scrollTo(page, 100_000);
  await page.setViewportSize({ width: 1280, height: 480 });
  await scrollTo(page, 100_000);
  expect(await topOf(page, '.story-contents')).toBeLessThan(72);
  expect(await sumLayoutShifts(page)).toBe(0);

  await page.setViewportSize({ width: 375, height: 740 });
  await scrollTo(page, 900);
  await page.locator('.story-bar.mountkit-sticky--active').waitFor();
  await drawFrames(page);
  const bar = await page.locator('.story-bar').boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(740);
  await eventually(() => page.locator('.story-contents').getAttribute('class')).toBe('story-contents');

  // On a phone the header makes room while the page is scrolled down, and comes back while it is scrolled up.
  const header = page.locator('.wh-header');
  const isAway = () => header.evaluate((element) => element.getBoundingClientRect().bottom <= 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 1600);
  await eventually(isAway).toBe(true);
  await scrollTo(page, 1500);
  await eventually(() => topOf(page, '.wh-header')).toBe(0);
  await header.getByRole('link').first().focus();
  await scrollTo(page, 2200);
  await drawFrames(page);
  expect(await isAway()).toBe(false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollTo(page, 2400);
  await eventually(isAway).toBe(true);
  // A link in it that takes the focus is seen.
  await header.getByRole('link').first().focus();
  await eventually(isAway).toBe(false);

  // The way back to the top knows how far the story is read.
  const progress = () =>
    page.locator('.story-top').evaluate((button) => Number(button.style.getPropertyValue('--mountkit-progress')));
  await scrollTo(page, 100_000);
  await eventually(progress).toBe(1);
  await scrollTo(page, 1000);
  await eventually(progress).toBeLessThan(1);
  expect(watch.reports).toEqual([]);
  expect(watch.errors).toEqual([]);
});
