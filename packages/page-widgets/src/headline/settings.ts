import { boolean, list, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';
import { ANIMATIONS, type Animation, MARKERS, type Marker } from './logic/kinds';

/** The parts of a headline in markup that is not ours; given in script. */
export interface HeadlineParts {
  /** Selector of the element for the words, in place of its content. */
  readonly stage: string;
  /** Selector of the words in it. */
  readonly word: string;
  /** Classes of each word that is made. */
  readonly classes: string;
}

/** Options of a headline with words that change, or with a mark that is drawn. */
export interface HeadlineOptions {
  /** Words that are shown one after the other. */
  readonly words: readonly string[];
  /** How one word follows the other. Default `slide`. */
  readonly animation: Animation;
  /** A mark that is drawn around or through the words, in place of words that change. */
  readonly marker: Marker | '';
  /** Selector of the element with the words. Default: the first element in the headline. */
  readonly target: string;
  /** It goes on for ever. Default true. */
  readonly loop: boolean;
  /** Milliseconds that a word is shown, or that a mark stays. Default 2500, of marks 8000. */
  readonly delay: number | undefined;
  /** Milliseconds in which a mark is drawn. Default 1200. */
  readonly duration: number;
  /** The button that stops it is seen always, or once the keyboard comes to it. Default `focus`. */
  readonly pause_button: 'focus' | 'always' | 'none';
  /** Label of that button. Default `Pause animation`. */
  readonly pause_label: string;
  /** Label of the button once it is stopped. Default `Play animation`. */
  readonly play_label: string;
  readonly parts: HeadlineParts | undefined;
}

/** Options of text that is written along a path. */
export interface TextPathOptions {
  /** Path data, as SVG has them, in place of `src`. */
  readonly path: string;
  /** Address of an SVG picture, whose first path is taken; http(s) only. */
  readonly src: string;
  /** Percent of the path before the text. Default 0. */
  readonly start: number;
  /** Default: that of the page. */
  readonly direction: '' | 'ltr' | 'rtl';
}

/** How the options of a headline are read. */
export const HEADLINE_SCHEMA: Schema<HeadlineOptions> = {
  words: /* @__PURE__ */ list(),
  animation: /* @__PURE__ */ oneOf(ANIMATIONS, 'slide'),
  marker: /* @__PURE__ */ oneOf<Marker | ''>(['', ...MARKERS], ''),
  target: /* @__PURE__ */ text(),
  loop: /* @__PURE__ */ boolean(true),
  delay: /* @__PURE__ */ number(undefined),
  duration: /* @__PURE__ */ number(1200),
  pause_button: /* @__PURE__ */ oneOf(['focus', 'always', 'none'], 'focus'),
  pause_label: /* @__PURE__ */ text('Pause animation'),
  play_label: /* @__PURE__ */ text('Play animation'),
  parts: /* @__PURE__ */ object<HeadlineParts | undefined>(undefined),
};

/** How the options of text on a path are read. */
export const TEXT_PATH_SCHEMA: Schema<TextPathOptions> = {
  path: /* @__PURE__ */ text(),
  src: /* @__PURE__ */ text(),
  start: /* @__PURE__ */ number(0),
  direction: /* @__PURE__ */ oneOf(['', 'ltr', 'rtl'], ''),
};
