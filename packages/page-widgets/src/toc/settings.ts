import { boolean, list, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';

/** The parts of a table of contents in markup that is not ours; given in script. */
export interface TocParts {
  /** Selector of what the list is put into, in place of its content. */
  readonly body: string;
  /** Classes of what is made: lists, items, what is around a link, links, links of the first level. */
  readonly list?: string;
  readonly item?: string;
  readonly line?: string;
  readonly link?: string;
  readonly top?: string;
  /** Class of the link of the current section. */
  readonly active?: string;
  /** Classes of an icon before each link. */
  readonly icon?: string;
  /** Selectors of the buttons that open and close the box. */
  readonly opener?: string;
  readonly closer?: string;
  /** Class of the element while the box is closed. */
  readonly collapsed?: string;
  /** Selector of elements around headings whose id an address may lead to in place of the heading's. */
  readonly anchor?: string;
}

/** Options of a table of contents. */
export interface TocOptions {
  /** Selector of what the headings are looked for in. Default: the `article` or `main` around the element, else the page. */
  readonly container: string;
  /** Tags of the headings. Default `h2`, `h3`, `h4`. */
  readonly headings: readonly string[];
  /** Selector of headings, or of what holds them, that are left out. */
  readonly exclude: string;
  /** Headings of lower levels are in lists of their own. Default true. */
  readonly hierarchical: boolean;
  /** A list of lower headings is shown while its section is read. Default false. */
  readonly collapse: boolean;
  /** What is before the items. Default `bullets`. */
  readonly markers: 'bullets' | 'numbers';
  /** Device modes in which the box is closed at first. */
  readonly minimized_on: readonly string[];
  /** What it says where there are no headings. Default: nothing. */
  readonly empty_text: string;
  /** Pixels kept free above the heading that a link leads to. Default: what covers the top of the window. */
  readonly offset: number | undefined;
  readonly parts: TocParts | undefined;
}

/** The parts of reading progress in markup that is not ours; given in script. */
export interface TrackerParts {
  /** Selector of the bar, or of the circle that is drawn. */
  readonly bar: string;
  /** Selector of the element for the number. */
  readonly number?: string;
}

/** Options of reading progress. */
export interface TrackerOptions {
  /** A bar, or a ring. Default `horizontal`. */
  readonly kind: 'horizontal' | 'circular';
  /** What is read: the page, its `article` or `main`, or what `selector` finds. Default `page`. */
  readonly relative_to: 'page' | 'content' | 'selector';
  readonly selector: string;
  /** The side that the bar grows from. Default: where the page's text begins. */
  readonly direction: '' | 'ltr' | 'rtl';
  /** Shows the number, too. Default false. */
  readonly percentage: boolean;
  readonly parts: TrackerParts | undefined;
}

/** How the options of a table of contents are read. */
export const TOC_SCHEMA: Schema<TocOptions> = {
  container: /* @__PURE__ */ text(),
  headings: { ...list(), fallback: ['h2', 'h3', 'h4'] },
  exclude: /* @__PURE__ */ text(),
  hierarchical: /* @__PURE__ */ boolean(true),
  collapse: /* @__PURE__ */ boolean(),
  markers: /* @__PURE__ */ oneOf(['bullets', 'numbers'], 'bullets'),
  minimized_on: /* @__PURE__ */ list(),
  empty_text: /* @__PURE__ */ text(),
  offset: /* @__PURE__ */ number(undefined),
  parts: /* @__PURE__ */ object<TocParts | undefined>(undefined),
};

/** How the options of reading progress are read. */
export const TRACKER_SCHEMA: Schema<TrackerOptions> = {
  kind: /* @__PURE__ */ oneOf(['horizontal', 'circular'], 'horizontal'),
  relative_to: /* @__PURE__ */ oneOf(['page', 'content', 'selector'], 'page'),
  selector: /* @__PURE__ */ text(),
  direction: /* @__PURE__ */ oneOf(['', 'ltr', 'rtl'], ''),
  percentage: /* @__PURE__ */ boolean(),
  parts: /* @__PURE__ */ object<TrackerParts | undefined>(undefined),
};
