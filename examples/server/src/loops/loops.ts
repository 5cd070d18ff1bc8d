import type { FilterGroup, LoopNames } from './loop-filters';

/** A list of this server that is filtered and turned page by page. */
export interface Loop extends LoopNames {
  /** The page that holds it. */
  readonly postId: number;
  readonly path: string;
  readonly perPage: number;
  /** How its controls combine their choices. */
  readonly groups: readonly FilterGroup[];
  /** What it can be narrowed to beside terms: a price, a rating, words. */
  readonly values: readonly string[];
}

export const shopLoop: Loop = loopOf({
  widgetId: 'sh0p115',
  postId: 5,
  path: '/shop/',
  perPage: 12,
  groups: [
    { taxonomy: 'product_cat', join: 'AND', multiple: false },
    { taxonomy: 'pa_colour', join: 'OR', multiple: true },
    { taxonomy: 'product_brand', join: 'OR', multiple: true },
  ],
  values: ['price', 'rating', 's'],
});

/** The products of the front page. */
export const storefrontLoop: Loop = loopOf({
  widgetId: 'fr0nt8',
  postId: 2,
  path: '/storefront/',
  perPage: 8,
  groups: [
    { taxonomy: 'product_cat', join: 'AND', multiple: false },
    { taxonomy: 'pa_colour', join: 'OR', multiple: true },
  ],
  values: [],
});

export const blogLoop: Loop = loopOf({
  widgetId: 'b10g300',
  postId: 9,
  path: '/blog/',
  perPage: 12,
  groups: [
    { taxonomy: 'category', join: 'AND', multiple: false },
    { taxonomy: 'post_tag', join: 'AND', multiple: true },
    { taxonomy: 'reading-time', join: 'OR', multiple: true },
  ],
  values: ['s'],
});

function loopOf(facts: Omit<Loop, 'taxonomies'>): Loop {
  return { ...facts, taxonomies: [...facts.groups.map(({ taxonomy }) => taxonomy), ...facts.values] };
}
