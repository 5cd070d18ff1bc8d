import { boolean, list, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';

/** Options of a list: contract section 3, `loop`. */
export interface LoopOptions {
  /** Names the list in addresses, filters and calls. */
  readonly widgetId: string;
  /** The post that holds it. */
  readonly postId: string;
  /** Address of its first page; default the page's own. */
  readonly baseUrl: string;
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly maxPage: number;
  /** Address of the next page; empty on the last. */
  readonly nextPage: string;
  /** The widget's model and the nonce of the call; used while the page is edited. */
  readonly widgetModel: object | undefined;
  readonly nonce: string;
  /**
   * Whether the call names joins `AND`, `OR` and `NOT`, as the page builder's own server reads them, and not by the
   * operators `AND`, `IN` and `NOT IN`. Default false.
   */
  readonly joinNames: boolean;
  /** How further pages are loaded: by the page's own links, by a button, or when the visitor gets near the end. */
  readonly more: 'links' | 'button' | 'scroll';
  /** Selector, inside the list, of the page's own button for further pages. Default none: one is added. */
  readonly moreButton: string;
  /** Selector, inside the list, of the element that contains the items. Default the list itself. */
  readonly items: string;
  /** Selector of the list in answers that contain more than its content. Default the element with its widget id. */
  readonly list: string;
  /** Whether lists are prefetched when a control is pointed at or focused. */
  readonly prefetch: boolean;
  /** Texts that are shown or announced, by key: `failed`, `retry`, `more`, `items`. Default English. */
  readonly texts: Readonly<Record<string, string>>;
}

export const LOOP_SCHEMA: Schema<LoopOptions> = {
  widgetId: text(''),
  postId: text(''),
  baseUrl: text(''),
  page: number(1),
  maxPage: number(1),
  nextPage: text(''),
  widgetModel: object<object | undefined>(undefined),
  nonce: text(''),
  joinNames: boolean(),
  more: oneOf(['links', 'button', 'scroll'], 'links'),
  moreButton: text(''),
  items: text(''),
  list: text(''),
  prefetch: boolean(true),
  texts: object<Record<string, string>>({}),
};

/** Options of a group of controls: contract section 3, `loop-filter`. */
export interface FilterOptions {
  /** Default: made up, unique on the page. */
  readonly filterId: string;
  /** The widget id of the list that it filters. */
  readonly loop: string;
  readonly taxonomy: string;
  /** How its terms are joined, `AND` or `OR`; any other turns the group off. */
  readonly join: string;
  /** Whether more than one term can be chosen. */
  readonly multiple: boolean;
  /** The same options by the page builder's names. */
  readonly selected_element: string;
  readonly multiple_selection: boolean;
  readonly logical_combination: string;
  readonly horizontal_scroll: string;
  /** Terms without a control that the address may choose for the group. */
  readonly terms: readonly string[];
  /** Texts of its parts, by key: `all`, `fewer`, `find`, `none`, `show`, `show1`, `results`. Default English. */
  readonly texts: Readonly<Record<string, string>>;
}

export const FILTER_SCHEMA: Schema<FilterOptions> = {
  filterId: text(''),
  loop: text(''),
  taxonomy: text(''),
  join: text(''),
  multiple: boolean(),
  selected_element: text(''),
  multiple_selection: boolean(),
  logical_combination: text(''),
  horizontal_scroll: text(''),
  terms: list(),
  texts: object<Record<string, string>>({}),
};

/** The English texts of long lists and panels. */
export const GROUP_TEXTS = {
  all: 'Show {{count}} more',
  fewer: 'Show fewer',
  find: 'Search this list',
  none: 'Nothing matches.',
  show: 'Show {{count}} results',
  show1: 'Show 1 result',
  results: 'Show results',
} as const;

/** The English texts. */
export const TEXTS = {
  failed: 'The list could not be updated. Please try again.',
  retry: 'Try again',
  more: 'Load more',
  items: '{{count}} items',
} as const;
