import { boolean, object, oneOf, type Schema, text } from '@mountkit/core/logic';
import { type Responsive, responsiveSizes } from '../shared/logic/responsive-options';

/** Words for visitors. `{count}` stands for a number. */
export interface FilterTexts {
  /** Announced once a filter was pressed. Default `{count} shown`. */
  readonly shown: string;
}

/** Where the parts are in markup that is not ours; given in script. */
export interface FilterParts {
  /** Selector of the items in the list. Default: its children. */
  readonly items?: string;
  /** Selector of the filters in the element of `filters`. */
  readonly filters: string;
  /** What a filter shows; empty for everything. */
  valueOf(filter: HTMLElement): string;
  /** The values under which an item is shown. */
  tagsOf(item: HTMLElement): readonly string[];
  /** Classes of the pressed filter, and of items that are hidden. */
  readonly active?: string;
  readonly hidden?: string;
}

/** What galleries and lists of posts have in common. */
export interface FilterOptions {
  /**
   * Selector of an element with a button for each filter, whose `value` is a word in `data-tags` of items; an empty one shows
   * all. Default: no filters.
   */
  readonly filters: string;
  /** Name of the address's parameter that holds the pressed filter, so that a link can. Default: it is in no address. */
  readonly name: string;
  readonly texts: Partial<FilterTexts>;
  readonly parts: FilterParts | undefined;
}

/** Options of a gallery. */
export interface GalleryOptions
  extends FilterOptions,
    Responsive<'columns'>,
    Responsive<'gap'>,
    Responsive<'row_height'> {
  /** Equal boxes, rows of one height, or columns of one width. Default `grid`. */
  readonly layout: 'grid' | 'justified' | 'masonry';
  /** Width to height of a box of a grid, as `3:2`. Default `3:2`. */
  readonly aspect_ratio: string;
}

/** Options of a list of posts. */
export interface PostsOptions extends FilterOptions {
  /** Items of a grid follow each other closely in each column. Default false. */
  readonly masonry: boolean;
}

const FILTER = {
  filters: text(),
  name: text(),
  texts: object({}),
  parts: object<FilterParts | undefined>(undefined),
};

/** How the options of a gallery are read. */
export const GALLERY_SCHEMA = {
  ...responsiveSizes(['columns', 'gap', 'row_height']),
  ...FILTER,
  layout: oneOf(['grid', 'justified', 'masonry'], 'grid'),
  aspect_ratio: text('3:2'),
} as object as Schema<GalleryOptions>;

/** How the options of a list of posts are read. */
export const POSTS_SCHEMA: Schema<PostsOptions> = { ...FILTER, masonry: boolean() };
