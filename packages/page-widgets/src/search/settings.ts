import { address, boolean, number, object, type Schema, text } from '@mountkit/core/logic';

/** Words for visitors. `{count}` stands for a number. */
export interface SearchTexts {
  /** Announced with the results. Default `{count} results`. */
  readonly found: string;
  /** Default `No results`. */
  readonly none: string;
  /** Default `Results could not be loaded. Press Enter to search.`. */
  readonly failed: string;
  /** Name of what empties the field. Default `Clear`. */
  readonly clear: string;
}

/** Where the parts are in markup that is not ours; given in script. */
export interface SearchParts {
  /** Selectors of the field, of what empties it, and of the element for results. */
  readonly field: string;
  readonly clear?: string;
  readonly results?: string;
  /** Selectors of what opens the search over the page, of what it opens, and of what closes it. */
  readonly toggle?: string;
  readonly panel?: string;
  readonly close?: string;
  /** Selector of the results that are counted. Default: links. */
  readonly items?: string;
  /** Class of what cannot be seen, of an open panel, and of the element for results while nothing is loaded. */
  readonly hidden?: string;
  readonly open?: string;
  readonly idle?: string;
  /** Finds results: markup of the page's own origin. The signal ends with the term. Default: `url`. */
  find?(term: string, signal: AbortSignal): Promise<string>;
}

/** Options of a search form. */
export interface SearchOptions {
  /** Results are shown while the visitor types. Default false. */
  readonly live: boolean;
  /** Address of the results, of the page's own origin, with `{term}`. Default: what the form would open. */
  readonly url: string;
  /** Selector of the results in that page. Default: all of it. */
  readonly select: string;
  /** Characters from which results are looked for. Default 3. */
  readonly minimum: number;
  /** Milliseconds after the last letter. Default 300. */
  readonly delay: number;
  readonly texts: Partial<SearchTexts>;
  readonly parts: SearchParts | undefined;
}

/** How the options of a search form are read. */
export const SEARCH_SCHEMA: Schema<SearchOptions> = {
  live: /* @__PURE__ */ boolean(),
  url: /* @__PURE__ */ address(),
  select: /* @__PURE__ */ text(),
  minimum: /* @__PURE__ */ number(3),
  delay: /* @__PURE__ */ number(300),
  texts: /* @__PURE__ */ object({}),
  parts: /* @__PURE__ */ object<SearchParts | undefined>(undefined),
};

/** The English words. */
export const TEXTS: SearchTexts = {
  found: '{count} results',
  none: 'No results',
  failed: 'Results could not be loaded. Press Enter to search.',
  clear: 'Clear',
};
