/** One width at which a page changes. */
export interface Breakpoint {
  /** CSS pixels. */
  readonly value: number;
  /** `max`: up to and including the value; `min`: from the value on. */
  readonly direction: 'min' | 'max';
  readonly is_enabled: boolean;
}

/** Breakpoints by the name of the device mode that they bound. */
export type Breakpoints = Readonly<Record<string, Breakpoint>>;

/** The mode that no breakpoint bounds. */
const BASE = 'desktop';

const upTo = (value: number, is_enabled = true): Breakpoint => ({ value, direction: 'max', is_enabled });

/** Specification 1 section 9, with its disabled extras. */
export const DEFAULT_BREAKPOINTS: Breakpoints = {
  mobile: upTo(767),
  mobile_extra: upTo(880, false),
  tablet: upTo(1024),
  tablet_extra: upTo(1200, false),
  laptop: upTo(1366, false),
  widescreen: { value: 2400, direction: 'min', is_enabled: false },
};

/** The defaults, with the changes of a page; invalid parts keep their default. */
export function mergeBreakpoints(changes: Readonly<Record<string, Partial<Breakpoint> | undefined>>): Breakpoints {
  return Object.fromEntries(
    Object.entries(DEFAULT_BREAKPOINTS).map(([mode, standard]) => {
      const change = Object.hasOwn(changes, mode) ? changes[mode] : undefined;
      const value = Number(change?.value);
      return [
        mode,
        {
          value: Number.isFinite(value) && value > 0 ? value : standard.value,
          direction: standard.direction,
          is_enabled: change?.is_enabled ?? standard.is_enabled,
        },
      ];
    }),
  );
}

/** The breakpoints in use, from the largest to the smallest. */
const inUse = (breakpoints: Breakpoints) =>
  Object.entries(breakpoints)
    .filter(([, { is_enabled }]) => is_enabled)
    .sort(([, a], [, b]) => b.value - a.value);

/** The device mode of a window: `mobile`, `tablet`, `desktop` or an enabled extra. Width in CSS pixels. */
export function deviceModeAt(width: number, breakpoints: Breakpoints): string {
  const used = inUse(breakpoints);
  const large = used.find(([, { direction, value }]) => direction === 'min' && width >= value);
  const small = used.findLast(([, { direction, value }]) => direction === 'max' && width <= value);
  return (large ?? small)?.[0] ?? BASE;
}

/**
 * The value of a responsive setting in a mode: `KEY_mobile`, else that of the next larger mode, up to `KEY`. The empty
 * text counts as not set. A mode above the desktop inherits from `KEY` alone.
 */
export function responsiveValue(
  settings: Readonly<Record<string, unknown>>,
  key: string,
  mode: string,
  breakpoints: Breakpoints,
): unknown {
  const small = inUse(breakpoints).flatMap(([name, { direction }]) => (direction === 'max' ? [name] : []));
  const place = [BASE, ...small].indexOf(mode);
  const chain = place < 0 ? [mode] : small.slice(0, place).reverse();
  for (const name of [...chain.map((each) => `${key}_${each}`), key]) {
    const value = settings[name];
    if ((value ?? '') !== '') return value;
  }
  return undefined;
}

/** The media queries whose changes can change the device mode. */
export function mediaQueriesOf(breakpoints: Breakpoints): readonly string[] {
  return Object.values(breakpoints).flatMap(({ value, direction, is_enabled }) =>
    is_enabled ? `(${direction}-width: ${value}px)` : [],
  );
}
