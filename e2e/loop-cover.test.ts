import { describe, expect } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { pageOf } from './harness/markup';
import { CALL, GROUP, LIST, test } from './models/loop-page';

const FAILED = 'The list could not be updated. Please try again.';

/** A group and a list side by side in a grid, the list itself a grid of three. */
const GRID = `<style>section { display: grid; grid-template-columns: 200px 656px } ul { display: grid; grid-template-columns: repeat(3, 1fr); list-style: none; padding: 0 } ul > * + * { margin-top: 20px }</style>
<section>${GROUP.replace('<span data-filter-chips></span>', '')}${LIST.replace('<li>first</li>', '<li>first</li><li>second</li><li>third</li><li>fourth</li>')}</section>`;

/** The list itself is the grid of its items. */
const LIST_OF_ITEMS = GRID.replace(
  /<div data-mountkit="loop"([^>]*)><ul>(.*?)<\/ul><\/div>/s,
  '<ul data-mountkit="loop"$1>$2</ul>',
);

describe.each([
  ['around the items', GRID],
  ['of the items', LIST_OF_ITEMS],
])('a list that is the element %s', (_, body) => {
  test('stays where it is while a note lies over it; trying again keeps the focus', async ({ page, proxy, loop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loop.open(body);
    const boxes = () =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll('[data-widget-id], [data-widget-id] li:not(.mountkit-loop-cover)'),
          (each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          },
        ),
      );
    // Before the pointer comes: what it rests on is fetched ahead.
    proxy.fault(CALL, 'refused');
    await loop.button('Apples').hover();
    await loop.engineLoaded();
    const before = await boxes();
    await loop.choose('Apples');
    await loop.note.filter({ hasText: FAILED }).waitFor();
    expect(await boxes()).toEqual(before);
    const [note, list] = await Promise.all([loop.note.boundingBox(), loop.list.boundingBox()]);
    if (!note || !list) throw new Error('neither note nor list is drawn');
    expect(note.x).toBeGreaterThanOrEqual(list.x);
    expect(note.x + note.width).toBeLessThanOrEqual(list.x + list.width);
    expect(await findAxeViolations(page)).toEqual([]);

    // By keyboard: it fails again, and the button is still the one that has the focus.
    const retry = loop.button('Try again');
    await retry.focus();
    await retry.press('Enter');
    await eventually(() => loop.events().then((all) => all.filter((name) => name === 'failed').length)).toBe(2);
    await eventually(() => retry.getAttribute('aria-disabled')).toBe(null);
    expect(await loop.focused()).toBe('Try again');
    expect(await boxes()).toEqual(before);

    loop.answer('one');
    await retry.press('Enter');
    await loop.note.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.matches('[data-widget-id]'))).toBe(true);
  });
});

test.for(['reduce', 'no-preference'] as const)(
  'a list that takes its time is covered, with a spinner (motion: %s)',
  async (reducedMotion, { page, proxy, loop }) => {
    await page.emulateMedia({ reducedMotion });
    await loop.open(GRID);
    const hold = createHold('answer');
    proxy.fault(CALL, hold);
    await loop.choose('Apples');
    const cover = page.locator('.mountkit-loop-cover--loading');
    await cover.waitFor({ state: 'attached' });
    const look = () =>
      cover.evaluate((element) => {
        const [ground, spinner] = [getComputedStyle(element), getComputedStyle(element, '::before')];
        return {
          delay: ground.animationDelay,
          opacity: ground.opacity,
          spins: spinner.animationName,
          box: element.getBoundingClientRect().width === element.parentElement?.getBoundingClientRect().width,
        };
      });
    // Nothing is to be seen of a list that is there at once.
    await eventually(look).toEqual({
      delay: '0.15s',
      opacity: '1',
      spins: reducedMotion === 'reduce' ? 'none' : 'mountkit-spin',
      box: true,
    });
    loop.answer('one');
    hold.release();
    await cover.waitFor({ state: 'detached' });
  },
);

test('a further page that does not come is seen to have failed, at the end of the list', async ({
  page,
  proxy,
  loop,
}) => {
  const list = (number: number, names: string) =>
    `<div data-mountkit="loop" data-widget-id="abc1234" data-post-id="13" data-more="button" data-items="ul" data-page="${number}"
    data-max-page="2" ${number < 2 ? 'data-next-page="/own/?e-page-abc1234=2"' : ''}><ul>${names}</ul></div>`;
  await loop.openHtml(pageOf({ head: loop.tag(), body: list(1, '<li>first</li>') }));
  const further = /^\/own\/\?e-page/;
  proxy.fault(further, 'refused');
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await loop.note.filter({ hasText: FAILED }).waitFor();
  expect(await loop.focused()).toBe('Load more');
  expect(await findAxeViolations(page)).toEqual([]);
  proxy.fault(further, { page: pageOf({ body: list(2, '<li><a href="#x">second</a></li>') }) });
  await loop.button('Try again').press('Enter');
  await eventually(() => loop.items()).toEqual(['first', 'second']);
  expect(await loop.note.count()).toBe(0);
  expect(await loop.focused()).toBe('second');
});
