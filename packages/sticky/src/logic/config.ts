import { type Breakpoints, responsiveValue } from '@mountkit/core/logic';
import type { StickyOptions } from '../settings';
import { toPixels, type Units } from './size';

/** What a sticky element does in one device mode: specification 1, section 3, in CSS pixels. */
export interface StickyConfig {
  /** The edge of the window that it rests at. */
  readonly edge: 'top' | 'bottom';
  /** Distance from the edge, or from the element that rests there already. */
  readonly offset: number;
  /** How far the page goes on after the element sticks until its effects begin. */
  readonly effectsOffset: number;
  /** What it stays inside: true for its parent, a selector of an ancestor, false for the document. */
  readonly parent: boolean | string;
  /** Kept free above what an anchor of the page leads to, beside the element's own height. */
  readonly anchorOffset: number;
  /** Whether it counts as sticking where its edge is just reached. */
  readonly whenReached?: boolean;
  /** Whether it hides while the page is scrolled down. */
  readonly hides?: boolean;
}

/** The window that a configuration is for. */
export interface Device {
  readonly mode: string;
  readonly breakpoints: Breakpoints;
  readonly units: Units;
}

/** The configuration of a device; null where the element shall not stick. */
export function configOf(options: StickyOptions, { mode, breakpoints, units }: Device): StickyConfig | null {
  const { sticky, sticky_on, sticky_parent, sticky_hide, sticky_when_reached } = options;
  if (!sticky || (sticky_on && !sticky_on.includes(mode))) return null;
  const length = (key: string) => toPixels(responsiveValue(options, key, mode, breakpoints), units);
  return {
    edge: sticky,
    offset: length('sticky_offset'),
    effectsOffset: length('sticky_effects_offset'),
    parent: sticky_parent,
    anchorOffset: length('sticky_anchor_link_offset'),
    ...(sticky_when_reached && { whenReached: true }),
    ...(sticky_hide.some((on) => on === mode || /^(?:yes|true|1)$/.test(on)) && { hides: true }),
  };
}
