import { number, oneOf, type Schema, text } from '@mountkit/core/logic';
import { inModes } from '../shared/logic/responsive-options';
import type { Entrance } from './logic/entrances';

/** The device modes other than the desktop. */
type Mode = 'widescreen' | 'laptop' | 'tablet_extra' | 'tablet' | 'mobile_extra' | 'mobile';

/** How an element enters, also for each device mode; a mode that is not set enters as the next larger one. */
type Entrances = { readonly [Key in 'animation' | `animation_${Mode}`]: Entrance | '' };

/** Options of an element that enters the page when it comes into the window: specification 1, section 1. */
export interface RevealOptions extends Entrances {
  /** Milliseconds until it starts to move. Default 0. */
  readonly delay: number;
  /** Milliseconds of the movement. Default 600. */
  readonly duration: number;
  /** Classes that are set when it comes into the window, in place of `animation`: for a style sheet of the page. */
  readonly classes: string;
  /** Class by which the page's style sheet hides the element until then; it is removed. */
  readonly hidden_class: string;
}

/** Options of a number that counts up when it comes into the window. */
export interface CounterOptions {
  /** The number that it starts from. Default 0. */
  readonly from: number;
  /** The number that it ends with. Default: the element's text. */
  readonly to: string;
  /** Milliseconds. Default 2000. */
  readonly duration: number;
  /** Put between groups of three digits; `none` for nothing. Default: as the page's language has it. */
  readonly delimiter: string;
}

/** Options of a bar that grows when it comes into the window. */
export interface ProgressOptions {
  /** Default: `aria-valuenow` of the element. */
  readonly value: number | undefined;
  /** The value of a full bar. Default: `aria-valuemax` of the element, else 100. */
  readonly max: number | undefined;
  /** Milliseconds. Default 1000. */
  readonly duration: number;
  /** Selector of the bar in the element. Default: its first child. */
  readonly bar: string;
}

const entrance = /* @__PURE__ */ oneOf<Entrance | ''>(
  ['fade', 'fade-up', 'fade-down', 'fade-left', 'fade-right', 'zoom', 'none'],
  '',
);

/** How the options of an entrance are read. */
export const REVEAL_SCHEMA = {
  delay: number(0),
  duration: number(600),
  classes: text(),
  hidden_class: text(),
  ...inModes(['animation'], entrance),
} as Schema<RevealOptions>;

/** How the options of a counter are read. */
export const COUNTER_SCHEMA: Schema<CounterOptions> = {
  from: /* @__PURE__ */ number(0),
  to: /* @__PURE__ */ text(),
  duration: /* @__PURE__ */ number(2000),
  delimiter: /* @__PURE__ */ text(),
};

/** How the options of a progress bar are read. */
export const PROGRESS_SCHEMA: Schema<ProgressOptions> = {
  value: /* @__PURE__ */ number(undefined),
  max: /* @__PURE__ */ number(undefined),
  duration: /* @__PURE__ */ number(1000),
  bar: /* @__PURE__ */ text(),
};
