/** A package as its chunk has it: the page is scanned by the loader, for all widgets at once. */
type Unscanned<Api> = Omit<Api, 'scan'>;

/** What each chunk of widgets gives to the page: what its package exports. */
export interface Apis {
  forms: typeof import('./chunks/forms');
  links: Pick<typeof import('@mountkit/forms-embed/links'), 'mountSignupLink' | 'mountViralLink' | 'registry'>;
  popups: Unscanned<typeof import('@mountkit/popup-engine')>;
  sticky: Unscanned<typeof import('@mountkit/sticky')>;
  filters: Unscanned<typeof import('@mountkit/loop-filter')>;
  cart: Unscanned<typeof import('@mountkit/shop-cart')>;
}

/** A name for `mountkit.load`. */
export type ApiName = keyof Apis;

/** Every name that a page can mark, and the Api that mounts it: contract section 3. */
export const WIDGETS: ReadonlyMap<string, ApiName> = new Map<string, ApiName>([
  ['form', 'forms'],
  ['signup-link', 'links'],
  ['viral-link', 'links'],
  ['popup', 'popups'],
  ['off-canvas', 'popups'],
  ['sticky', 'sticky'],
  ['motion', 'sticky'],
  ['scroll-top', 'sticky'],
  ['lazy', 'sticky'],
  ['loop', 'filters'],
  ['loop-filter', 'filters'],
  ['cart', 'cart'],
]);
