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

/** What each family of page-widgets, and of the shop's pages, gives to the page, by the name of its chunk: contract section 10. */
export interface PageWidgets {
  lottie: Unscanned<typeof import('@mountkit/page-widgets/lottie')>;
  floating: Unscanned<typeof import('@mountkit/page-widgets/floating')>;
  search: Unscanned<typeof import('@mountkit/page-widgets/search')>;
  hotspot: Unscanned<typeof import('@mountkit/page-widgets/hotspot')>;
  headline: Unscanned<typeof import('@mountkit/page-widgets/headline')>;
  countdown: Unscanned<typeof import('@mountkit/page-widgets/countdown')>;
  share: Unscanned<typeof import('@mountkit/page-widgets/share')>;
  toc: Unscanned<typeof import('@mountkit/page-widgets/toc')>;
  video: Unscanned<typeof import('@mountkit/page-widgets/video')>;
  lightbox: Unscanned<typeof import('@mountkit/page-widgets/lightbox')>;
  gallery: Unscanned<typeof import('@mountkit/page-widgets/gallery')>;
  carousel: Unscanned<typeof import('@mountkit/page-widgets/carousel')>;
  disclosure: Unscanned<typeof import('@mountkit/page-widgets/disclosure')>;
  menu: Unscanned<typeof import('@mountkit/page-widgets/menu')>;
  'page-form': Unscanned<typeof import('@mountkit/page-widgets/page-form')>;
  services: Unscanned<typeof import('@mountkit/page-widgets/services')>;
  page: Unscanned<typeof import('@mountkit/page-widgets/page')>;
  reveal: Unscanned<typeof import('@mountkit/page-widgets/reveal')>;
  attribution: Unscanned<typeof import('@mountkit/shop-cart/attribution')>;
  'cart-drawer': Unscanned<typeof import('@mountkit/shop-cart/drawer')>;
  'cart-page': Unscanned<typeof import('@mountkit/shop-cart/cart-page')>;
  checkout: Unscanned<typeof import('@mountkit/shop-cart/checkout')>;
  product: Unscanned<typeof import('@mountkit/shop-cart/product')>;
}

/** Everything that `mountkit.load` loads. */
export type LoadableApis = Apis & PageWidgets;

/** A name for `mountkit.load`. */
export type ApiName = keyof LoadableApis;

/** The Apis that are members of the global itself; those of all others are members of `mountkit.widgets`. */
export const OWN_MEMBERS: ReadonlySet<string> = new Set<keyof Apis>([
  'forms',
  'links',
  'popups',
  'sticky',
  'filters',
  'cart',
]);

/** The names that a page can mark, by the Api that mounts them: contract section 3. Empty: its own name alone. */
const NAMES: Readonly<Record<ApiName, string>> = {
  forms: 'form',
  links: 'signup-link viral-link',
  popups: 'popup off-canvas',
  sticky: 'sticky motion scroll-top lazy',
  filters: 'loop loop-filter',
  cart: '',
  attribution: '',
  'cart-drawer': '',
  'cart-page': '',
  checkout: '',
  product: 'variations stars product-gallery',
  carousel: '',
  countdown: '',
  disclosure: 'tabs accordion',
  floating: 'floating-bar contact',
  gallery: 'gallery posts',
  headline: 'headline text-path',
  hotspot: '',
  lightbox: '',
  lottie: '',
  menu: '',
  page: 'page background alert stretch',
  'page-form': '',
  reveal: 'reveal counter progress',
  search: '',
  services: 'payment embed',
  share: '',
  toc: 'toc tracker',
  video: 'video playlist',
};

/** Every name that a page can mark, and the Api that mounts it. */
export const WIDGETS: ReadonlyMap<string, ApiName> = new Map(
  Object.entries(NAMES).flatMap(([api, names]) =>
    (names || api).split(' ').map((name) => [name, api as ApiName] as const),
  ),
);
