import { boolean, jsonText, list, oneOf, type Schema, type Setting } from '@mountkit/core/logic';
import { type Size, size } from './logic/size';

/** The device modes other than the desktop. */
type Mode = 'widescreen' | 'laptop' | 'tablet_extra' | 'tablet' | 'mobile_extra' | 'mobile';

/** An option and what it is in other device modes; one that is not set is as in the next larger mode. */
type Responsive<Key extends string> = Key | `${Key}_${Mode}`;

/**
 * Options of a sticky element: specification 1, section 3. A length is a number of CSS pixels or `{size, unit}`.
 *
 * - `sticky`: the edge of the window that it rests at, `top` or `bottom`; empty: nowhere. Default `top`.
 * - `sticky_on`: the device modes in which it sticks. Default all.
 * - `sticky_parent`: what it stays inside: true for its parent, a selector of an ancestor, false for the document.
 *   Default false.
 * - `sticky_when_reached`: whether it counts as sticking as soon as its edge is reached, as one at the very top of the page
 *   does before any scroll. Default false: once the page has gone on.
 * - `sticky_hide`: the device modes in which it hides while the page is scrolled down, or `yes` for all. Default none.
 * - `sticky_offset`: distance from the edge, or from what rests there already; may be negative. Default 0.
 * - `sticky_effects_offset`: how far the page goes on until the class `mountkit-sticky--effects` is there. Default 0.
 * - `sticky_anchor_link_offset`: kept free above what an anchor leads to, beside the element's height. Default 0.
 */
export type StickyOptions = {
  readonly sticky: '' | 'top' | 'bottom';
  readonly sticky_on: readonly string[] | undefined;
  readonly sticky_parent: boolean | string;
  readonly sticky_when_reached: boolean;
  readonly sticky_hide: readonly string[];
} & {
  readonly [Key in Responsive<'sticky_offset' | 'sticky_effects_offset' | 'sticky_anchor_link_offset'>]:
    | number
    | string
    | Size;
};

const MODES = ['', '_widescreen', '_laptop', '_tablet_extra', '_tablet', '_mobile_extra', '_mobile'];

const flag = boolean();

const parent: Setting<boolean | string> = {
  read: (raw, isAttribute) => flag.read(raw, isAttribute) ?? (jsonText(raw) || undefined),
  expected: 'true or a selector',
  fallback: false,
};

/** How the options are read. */
export const STICKY_SCHEMA = {
  sticky: oneOf(['top', 'bottom', ''], 'top'),
  sticky_on: { ...list(), fallback: undefined } as Setting<readonly string[] | undefined>,
  sticky_parent: parent,
  sticky_when_reached: flag,
  sticky_hide: list(),
  ...Object.fromEntries(
    ['sticky_offset', 'sticky_effects_offset', 'sticky_anchor_link_offset'].flatMap((key) =>
      MODES.map((mode) => [key + mode, size]),
    ),
  ),
} as Schema<StickyOptions>;
