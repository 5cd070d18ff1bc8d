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
  'cart-drawer': Unscanned<typeof import('@mountkit/shop-cart/drawer')>;
  'cart-page': Unscanned<typeof import('@mountkit/shop-cart/cart-page')>;
  checkout: Unscanned<typeof import('@mountkit/shop-cart/checkout')>;
  product: Unscanned<typeof import('@mountkit/shop-cart/product')>;
}

/** Everything that `mountkit.load` loads. */
export type LoadableApis = Apis & PageWidgets;

/** A name for `mountkit.load`. */
export type ApiName = keyof LoadableApis;

/** The families of page-widgets: their Apis are members of `mountkit.widgets`. */
export const FAMILIES: ReadonlySet<string> = new Set<keyof PageWidgets>([
  'lottie',
  'floating',
  'search',
  'hotspot',
  'headline',
  'countdown',
  'share',
  'toc',
  'video',
  'lightbox',
  'gallery',
  'carousel',
  'disclosure',
  'menu',
  'page',
  'page-form',
  'services',
  'reveal',
  'cart-drawer',
  'cart-page',
  'checkout',
  'product',
]);

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
  ['variations', 'product'],
  ['stars', 'product'],
  ['checkout', 'checkout'],
  ['cart-drawer', 'cart-drawer'],
  ['cart-page', 'cart-page'],
  ['reveal', 'reveal'],
  ['counter', 'reveal'],
  ['progress', 'reveal'],
  ['tabs', 'disclosure'],
  ['menu', 'menu'],
  ['page', 'page'],
  ['background', 'page'],
  ['alert', 'page'],
  ['page-form', 'page-form'],
  ['payment', 'services'],
  ['embed', 'services'],
  ['accordion', 'disclosure'],
  ['carousel', 'carousel'],
  ['gallery', 'gallery'],
  ['posts', 'gallery'],
  ['lightbox', 'lightbox'],
  ['video', 'video'],
  ['playlist', 'video'],
  ['toc', 'toc'],
  ['tracker', 'toc'],
  ['share', 'share'],
  ['countdown', 'countdown'],
  ['headline', 'headline'],
  ['text-path', 'headline'],
  ['hotspot', 'hotspot'],
  ['lottie', 'lottie'],
  ['search', 'search'],
  ['floating-bar', 'floating'],
  ['contact', 'floating'],
]);
