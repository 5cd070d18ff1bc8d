import { MARK } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';

/** The code that maps a family of the builder's elements to ours. */
interface FamilyCode {
  /** Starts what is done with the elements of the page, now and later. Called once. */
  start(mountkit: Mountkit): void;
}

/** A family of the builder's elements. */
export interface Family {
  /** Finds its elements. */
  readonly selector: string;
  /** Which of the builder's scripts runs these elements, where it is on the page. None: they can be shared. */
  readonly script?: 'core' | 'pro';
  /** Loaded with the first of its elements. */
  load(): Promise<FamilyCode>;
}

/** Everything of the builder that we know, in the order in which it is looked for. */
export const FAMILIES: readonly Family[] = [
  {
    selector: '[data-settings*="sticky"],[data-settings*="motion_fx"]',
    load: () => import('./families/sticky'),
  },
  {
    selector:
      '[data-elementor-type="popup"][data-elementor-id],.e-off-canvas[id^="off-canvas-"],[href*="elementor-action"],[e-action-hash]',
    script: 'pro',
    load: () => import('./families/popups'),
  },
  {
    selector: `search.e-filter:not([${MARK}]),.e-load-more-anchor`,
    load: () => import('./families/loops'),
  },
  {
    selector: '.elementor-widget-nav-menu,.e-n-menu',
    script: 'pro',
    load: () => import('./families/menu'),
  },
  {
    selector: '.elementor',
    script: 'core',
    load: () => import('./families/page'),
  },
  {
    selector: '.elementor-invisible,.elementor-counter-number,.elementor-progress-bar',
    script: 'core',
    load: () => import('./families/reveal'),
  },
  {
    selector:
      '.elementor-widget-tabs,.elementor-widget-accordion,.elementor-widget-toggle,.elementor-widget-n-tabs,.elementor-widget-n-accordion',
    script: 'core',
    load: () => import('./families/disclosure'),
  },
  {
    selector: '.e-search,.elementor-search-form__toggle',
    script: 'pro',
    load: () => import('./families/search'),
  },
  {
    selector: '.elementor-gallery__container,.elementor-posts-container,[data-settings*=\'"masonry":"yes"\']',
    script: 'pro',
    load: () => import('./families/gallery'),
  },
  {
    selector: '.elementor-widget-form',
    script: 'pro',
    load: () => import('./families/forms'),
  },
  {
    selector: '.elementor-payment-button,.elementor-facebook-widget',
    script: 'pro',
    load: () => import('./families/services'),
  },
  {
    selector: '.elementor-widget-video',
    script: 'core',
    load: () => import('./families/video'),
  },
  {
    selector: '.elementor-widget-video-playlist',
    script: 'pro',
    load: () => import('./families/playlist'),
  },
  {
    selector:
      'a:is([href*="jpg" i],[href*="jpeg" i],[href*="png" i],[href*="gif" i],[href*="svg" i],[href*="webp" i],[href*="avif" i],[href*="lightbox"]),[data-elementor-lightbox],[data-elementor-lightbox-video]',
    script: 'core',
    load: () => import('./families/lightbox'),
  },
  {
    selector: '.elementor-widget-image-carousel',
    script: 'core',
    load: async () => ({ start: (await import('./families/carousel')).startCore }),
  },
  {
    selector:
      '.elementor-widget-n-carousel,.elementor-widget-loop-carousel,.elementor-widget-media-carousel,.elementor-widget-testimonial-carousel,.elementor-widget-reviews,.elementor-widget-slides',
    script: 'pro',
    load: async () => ({ start: (await import('./families/carousel')).startPro }),
  },
  {
    selector: '.elementor-widget-table-of-contents,.elementor-widget-progress-tracker',
    script: 'pro',
    load: () => import('./families/toc'),
  },
  {
    selector: '.elementor-widget-share-buttons',
    script: 'pro',
    load: () => import('./families/share'),
  },
  {
    selector: '.elementor-widget-woocommerce-menu-cart',
    script: 'pro',
    load: () => import('./families/menu-cart'),
  },
  {
    selector:
      '.elementor-widget-woocommerce-cart,.elementor-widget-woocommerce-my-account,.elementor-widget-woocommerce-purchase-summary,.e-woocommerce-notices-wrapper',
    script: 'pro',
    load: () => import('./families/shop-pages'),
  },
  {
    selector: '.elementor-widget-countdown',
    script: 'pro',
    load: () => import('./families/countdown'),
  },
  {
    selector: '.elementor-widget-animated-headline',
    script: 'pro',
    load: async () => ({ start: (await import('./families/headline')).startPro }),
  },
  {
    selector: '.elementor-widget-text-path,.elementor-widget-text-editor[data-settings*=drop_cap]',
    script: 'core',
    load: async () => ({ start: (await import('./families/headline')).startCore }),
  },
  {
    selector: '.elementor-widget-lottie',
    script: 'pro',
    load: () => import('./families/lottie'),
  },
  {
    selector: '.elementor-widget-hotspot',
    script: 'pro',
    load: () => import('./families/hotspot'),
  },
  {
    selector: '.e-floating-bars,.e-contact-buttons',
    script: 'core',
    load: () => import('./families/floating'),
  },
];
