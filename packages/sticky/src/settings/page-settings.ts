import { boolean, number, type Schema, text } from '@mountkit/core/logic';

/** Options of a button that leads to the top of the page. */
export interface ScrollTopOptions {
  /** The scroll beyond which it is shown, in CSS pixels. Default 300. */
  readonly beyond: number;
  /** Whether it knows how far the page is scrolled: its variable `--mountkit-progress` is 0 at the top, 1 at the end. Default false. */
  readonly progress: boolean;
}

/** Options of an element whose background is loaded when it comes near. */
export interface LazyOptions {
  /** Address of the picture. Required. */
  readonly background: string;
}

/** How the options of a scroll-top button are read. */
export const SCROLL_TOP_SCHEMA: Schema<ScrollTopOptions> = {
  beyond: /* @__PURE__ */ number(300),
  progress: /* @__PURE__ */ boolean(),
};

/** How the options of a lazy background are read. */
export const LAZY_SCHEMA: Schema<LazyOptions> = { background: /* @__PURE__ */ text() };
