import { expect, it } from 'vitest';
import type { CarouselOptions } from '../settings';
import { layOut } from './layout';

const PLAIN = { effect: 'slide', offset_sides: 'none', endless: false, autoplay: false, autoplay_speed: 5000 } as const;

/** Reads as in a mode without others between it and the desktop. */
const inMode = (mode: string) => (settings: object, key: string) =>
  (settings as Record<string, unknown>)[key + mode] ?? (settings as Record<string, unknown>)[key];

const lay = (changes: Partial<CarouselOptions>, mode = '') =>
  layOut({ ...PLAIN, ...changes } as CarouselOptions, 6, inMode(mode));

it.each([
  [{}, '', 3],
  [{}, '_tablet', 2],
  [{}, '_mobile', 1],
  [{ slides_to_show: 1 }, '_tablet', 1],
  [{ slides_to_show: 5 }, '_tablet', 2],
  [{ slides_to_show: 5, slides_to_show_mobile: 2 }, '_mobile', 2],
  [{ slides_to_show: 0 }, '', 1],
])('of the settings %j, mode %s, shows %d', (changes, mode, expected) => {
  expect(lay(changes, mode).shown).toBe(expected);
});

it('lays slides and gaps out in the whole width', () => {
  const { width, before, after, last } = lay({ slides_to_show: 4, gap: 10 });
  expect([width, before, after, last]).toEqual(['calc((100% - 30px)/4)', '0px', '0px', 2]);
});

it('leaves room at the sides, for parts of slides or so that one is in the middle', () => {
  const offset = lay({ offset_sides: 'both', offset_width: 40 });
  expect([offset.before, offset.after, offset.aside]).toEqual(['40px', '40px', 1]);
  const centered = lay({ centered: true, gap: 0 });
  expect([centered.width, centered.usable, centered.aside, centered.last]).toEqual(['100%', 1, 1, 5]);
  // Slides that turn do so about the one in the middle.
  expect(lay({ effect: 'coverflow', gap: 0 })).toEqual(centered);
});

it('never steps over a slide', () => {
  expect(lay({ slides_to_scroll: 9 }).step).toBe(3);
  expect(lay({ slides_to_scroll: 0 }).step).toBe(1);
});

it('fades one slide only, and a strip has no end', () => {
  expect(lay({ effect: 'fade' }).isFade).toBe(false);
  expect(lay({ effect: 'fade', slides_to_show: 1 })).toMatchObject({ isFade: true, gap: 0 });
  expect(lay({ autoplay: true, autoplay_speed: 0 })).toMatchObject({ isStrip: true, isEndless: true });
  expect(lay({ autoplay: true, autoplay_speed: 0, slides_to_show: 6 })).toMatchObject({
    isStrip: false,
    isEndless: false,
  });
});
