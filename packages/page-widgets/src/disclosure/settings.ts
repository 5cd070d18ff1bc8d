import { boolean, list, number, object, oneOf, type Schema } from '@mountkit/core/logic';

/** Where the parts are in markup that is not ours; given in script. */
export interface DisclosureParts {
  /** Selector of the titles. Several of them may lead to one panel: they repeat in the order of the panels. */
  readonly title: string;
  /** Selector of the panels. */
  readonly panel: string;
  /** Class of an open item's title and panel, for the page's style sheet. */
  readonly active?: string;
  /** Value of `display` of an open panel, where the page's style sheet hides every panel. */
  readonly display?: string;
}

/** Options of tabs. */
export interface TabsOptions {
  /** The open item, from 1. Default 1. */
  readonly open: number;
  /** The arrow keys move the focus only; Enter or Space opens. Default false. */
  readonly manual: boolean;
  /** Device modes in which the tabs are an accordion. Default `mobile`. */
  readonly stack_on: readonly string[];
  readonly parts: DisclosureParts | undefined;
}

/** Options of an accordion. */
export interface AccordionOptions {
  /** Items that are open at the start, from 1. Default: as the markup says. */
  readonly open: readonly string[];
  /** How many may be open. Default `one`. */
  readonly allow: 'one' | 'many';
  /** Milliseconds in which an item opens or closes. Default 300. */
  readonly duration: number;
  readonly parts: DisclosureParts | undefined;
}

const parts = /* @__PURE__ */ object<DisclosureParts | undefined>(undefined);

/** How the options of tabs are read. */
export const TABS_SCHEMA: Schema<TabsOptions> = {
  open: /* @__PURE__ */ number(1),
  manual: /* @__PURE__ */ boolean(),
  stack_on: { ...list(), fallback: ['mobile'] },
  parts,
};

/** How the options of an accordion are read. */
export const ACCORDION_SCHEMA: Schema<AccordionOptions> = {
  open: /* @__PURE__ */ list(),
  allow: /* @__PURE__ */ oneOf(['one', 'many'], 'one'),
  duration: /* @__PURE__ */ number(300),
  parts,
};
