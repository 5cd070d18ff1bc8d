import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Breakpoint,
  DEFAULT_BREAKPOINTS,
  deviceModeAt,
  mediaQueriesOf,
  mergeBreakpoints,
  responsiveValue,
} from './breakpoints';

const NAMES = Object.keys(DEFAULT_BREAKPOINTS);
const ALL = mergeBreakpoints(Object.fromEntries(NAMES.map((name) => [name, { is_enabled: true }])));

/** From the largest to the smallest. */
const ORDER = ['widescreen', 'desktop', 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'];

/** Any changes a page may make, with a random choice of what is in use. */
const changes = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.record({ value: fc.integer({ min: 1, max: 3000 }), is_enabled: fc.boolean() }, { requiredKeys: [] }),
    ),
  )
  .map((entries): Record<string, Partial<Breakpoint>> => Object.fromEntries(entries));

describe('deviceModeAt', () => {
  it.each([
    [0, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1024, 'tablet'],
    [1025, 'desktop'],
    [2400, 'desktop'],
    [10_000, 'desktop'],
  ])('takes %i pixels for %s by default', (width, mode) => {
    expect(deviceModeAt(width, DEFAULT_BREAKPOINTS)).toBe(mode);
  });

  it.each([
    [767, 'mobile'],
    [768, 'mobile_extra'],
    [880, 'mobile_extra'],
    [881, 'tablet'],
    [1024, 'tablet'],
    [1025, 'tablet_extra'],
    [1200, 'tablet_extra'],
    [1201, 'laptop'],
    [1366, 'laptop'],
    [1367, 'desktop'],
    [2399, 'desktop'],
    [2400, 'widescreen'],
  ])('takes %i pixels for %s where all extras are in use', (width, mode) => {
    expect(deviceModeAt(width, ALL)).toBe(mode);
  });

  it('answers a mode that is in use for every width', () => {
    fc.assert(
      fc.property(fc.double(), changes, (width, change) => {
        const breakpoints = mergeBreakpoints(change);
        const mode = deviceModeAt(width, breakpoints);
        expect(mode === 'desktop' || breakpoints[mode]?.is_enabled).toBe(true);
      }),
    );
  });

  it('never answers a smaller mode for a larger window', () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(4000), (one, other) => {
        const place = (width: number) => ORDER.indexOf(deviceModeAt(width, ALL));
        expect(place(Math.max(one, other))).toBeLessThanOrEqual(place(Math.min(one, other)));
      }),
    );
  });

  it('is the desktop everywhere where nothing is in use', () => {
    const none = mergeBreakpoints({ mobile: { is_enabled: false }, tablet: { is_enabled: false } });
    for (const width of [0, 500, 1000, 5000]) expect(deviceModeAt(width, none)).toBe('desktop');
  });

  it('changes only where a media query does', () => {
    fc.assert(
      fc.property(fc.nat(4000), changes, (width, change) => {
        const breakpoints = mergeBreakpoints(change);
        const matches = (at: number) =>
          mediaQueriesOf(breakpoints).map((query) => {
            const [, direction, value] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? [];
            return direction === 'min' ? at >= Number(value) : at <= Number(value);
          });
        const isSameMode = deviceModeAt(width, breakpoints) === deviceModeAt(width + 1, breakpoints);
        if (!isSameMode) expect(matches(width)).not.toEqual(matches(width + 1));
      }),
    );
  });
});

describe('mergeBreakpoints', () => {
  it('answers the defaults where a page changes nothing, or what it gives is no good', () => {
    expect(mergeBreakpoints({})).toEqual(DEFAULT_BREAKPOINTS);
    for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 'wide', '', null, {}]) {
      expect(mergeBreakpoints({ mobile: { value } as never })).toEqual(DEFAULT_BREAKPOINTS);
    }
    expect(mergeBreakpoints({ mobile: null, tablet: undefined, watch: { value: 200 } } as never)).toEqual(
      DEFAULT_BREAKPOINTS,
    );
  });

  it('takes a width and whether it is used, never another direction', () => {
    expect(mergeBreakpoints({ mobile: { value: '600', direction: 'min' } as never }).mobile).toEqual({
      value: 600,
      direction: 'max',
      is_enabled: true,
    });
    expect(mergeBreakpoints({ laptop: { is_enabled: true } }).laptop).toEqual({
      value: 1366,
      direction: 'max',
      is_enabled: true,
    });
  });
});

describe('mediaQueriesOf', () => {
  it('names the widths that are in use', () => {
    expect(mediaQueriesOf(DEFAULT_BREAKPOINTS)).toEqual(['(max-width: 767px)', '(max-width: 1024px)']);
    expect(mediaQueriesOf(mergeBreakpoints({ widescreen: { is_enabled: true } }))).toContain('(min-width: 2400px)');
  });
});

describe('responsiveValue', () => {
  const read = (settings: object, mode: string, breakpoints = DEFAULT_BREAKPOINTS) =>
    responsiveValue(settings as Record<string, unknown>, 'offset', mode, breakpoints);

  it('takes the value of the mode, else that of the next larger one', () => {
    const settings = { offset: 1, offset_tablet: 2, offset_mobile: 3 };
    expect(['desktop', 'tablet', 'mobile'].map((mode) => read(settings, mode))).toEqual([1, 2, 3]);
    expect(read({ offset: 1, offset_tablet: 2 }, 'mobile')).toBe(2);
    expect(read({ offset: 1, offset_mobile: 3 }, 'tablet')).toBe(1);
    expect(read({ offset: 1 }, 'mobile')).toBe(1);
  });

  it('takes the empty text and null for not set, but not zero and false', () => {
    expect(read({ offset: 1, offset_tablet: '', offset_mobile: null }, 'mobile')).toBe(1);
    expect(read({ offset: 1, offset_mobile: 0 }, 'mobile')).toBe(0);
    expect(read({ offset: 1, offset_mobile: false }, 'mobile')).toBe(false);
    expect(read({ offset: '' }, 'mobile')).toBeUndefined();
    expect(read({}, 'desktop')).toBeUndefined();
  });

  it('passes over the value of a mode that is not in use', () => {
    expect(read({ offset: 1, offset_mobile_extra: 9 }, 'mobile')).toBe(1);
    expect(read({ offset: 1, offset_mobile_extra: 9 }, 'mobile', ALL)).toBe(9);
  });

  it('does not let the widescreen inherit from smaller modes, nor these from it', () => {
    expect(read({ offset: 1, offset_laptop: 2, offset_mobile: 3 }, 'widescreen', ALL)).toBe(1);
    expect(read({ offset: 1, offset_widescreen: 4 }, 'widescreen', ALL)).toBe(4);
    expect(read({ offset: 1, offset_widescreen: 4 }, 'mobile', ALL)).toBe(1);
    expect(read({ offset_widescreen: 4 }, 'desktop', ALL)).toBeUndefined();
  });

  it('follows the chain for any settings', () => {
    const value = fc.option(fc.oneof(fc.nat(9), fc.constant('')), { nil: undefined });
    const settings = fc.record(Object.fromEntries(ORDER.map((mode) => [mode, value])));
    fc.assert(
      fc.property(settings, fc.constantFrom(...ORDER.slice(1)), (given, mode) => {
        const named = Object.fromEntries(
          Object.entries(given).map(([name, each]) => [name === 'desktop' ? 'offset' : `offset_${name}`, each]),
        );
        const chain = ORDER.slice(1, ORDER.indexOf(mode) + 1).reverse();
        const expected = chain.map((name) => given[name]).find((each) => each !== undefined && each !== '');
        expect(read(named, mode, ALL)).toBe(expected);
      }),
    );
  });
});
