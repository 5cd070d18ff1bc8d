import { boolean, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';

/** The parts of an animation in markup that is not ours; given in script. */
export interface LottieParts {
  /** Selector of the element for the animation, in place of its content. */
  readonly stage: string;
}

/** Options of an animation. */
export interface LottieOptions {
  /** Address of the animation's JSON; http(s) only. */
  readonly src: string;
  /** What it shows, for readers. Default: the text, or the `alt`, of what the element holds. */
  readonly label: string;
  /**
   * What starts it: its arrival in the window, once (`arrival`), or each time (`viewport`), scrolling, the mouse or the keyboard,
   * a press, or nothing more than that it is loaded. Default `arrival`.
   */
  readonly trigger: 'arrival' | 'viewport' | 'scroll' | 'hover' | 'click' | 'none';
  /** It plays again and again. Default false. */
  readonly loop: boolean;
  /** How many times, with `loop`. Default 0: for ever. */
  readonly times: number;
  /** Times its own speed. Default 1. */
  readonly speed: number;
  /** Percent of the animation that it starts with. Default 0. */
  readonly start: number;
  /** Percent of the animation that it ends with. Default 100. */
  readonly end: number;
  /** From its end it plays back to its start. Default false. */
  readonly reverse: boolean;
  /** What it does when the mouse has left it, with `hover`: it plays on to its end, back to its start, or rests. Default `play`. */
  readonly on_leave: 'play' | 'reverse' | 'pause';
  /** Selector of an element around it that the mouse comes to, with `hover`. Default: the element itself. */
  readonly hover_area: string;
  /** Percent of the window's height, from below, at which it arrives, or starts to follow scrolling. Default 0. */
  readonly window_start: number;
  /** Percent of the window's height, from below, at which it has gone, or been scrolled to its end. Default 100. */
  readonly window_end: number;
  /** What `scroll` follows: the element in the window, or the page. Default `window`. */
  readonly relative_to: 'window' | 'page';
  /** Milliseconds that it plays, with `click`, before the link that it is in is followed. Default 0. */
  readonly link_delay: number;
  /** The button that stops what plays for ever is seen always, or once the keyboard comes to it. Default `focus`. */
  readonly pause_button: 'focus' | 'always' | 'none';
  /** Label of that button. Default `Pause animation`. */
  readonly pause_label: string;
  /** Label of the button once it is stopped, and of an animation that a press starts. Default `Play animation`. */
  readonly play_label: string;
  readonly parts: LottieParts | undefined;
}

/** How the options of an animation are read. */
export const LOTTIE_SCHEMA: Schema<LottieOptions> = {
  src: /* @__PURE__ */ text(),
  label: /* @__PURE__ */ text(),
  trigger: /* @__PURE__ */ oneOf(['arrival', 'viewport', 'scroll', 'hover', 'click', 'none'], 'arrival'),
  loop: /* @__PURE__ */ boolean(),
  times: /* @__PURE__ */ number(0),
  speed: /* @__PURE__ */ number(1),
  start: /* @__PURE__ */ number(0),
  end: /* @__PURE__ */ number(100),
  reverse: /* @__PURE__ */ boolean(),
  on_leave: /* @__PURE__ */ oneOf(['play', 'reverse', 'pause'], 'play'),
  hover_area: /* @__PURE__ */ text(),
  window_start: /* @__PURE__ */ number(0),
  window_end: /* @__PURE__ */ number(100),
  relative_to: /* @__PURE__ */ oneOf(['window', 'page'], 'window'),
  link_delay: /* @__PURE__ */ number(0),
  pause_button: /* @__PURE__ */ oneOf(['focus', 'always', 'none'], 'focus'),
  pause_label: /* @__PURE__ */ text('Pause animation'),
  play_label: /* @__PURE__ */ text('Play animation'),
  parts: /* @__PURE__ */ object<LottieParts | undefined>(undefined),
};
