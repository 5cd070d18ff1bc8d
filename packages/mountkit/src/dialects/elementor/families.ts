import { MARK } from '@mountkit/core';
import type { Family } from './family';

/** Everything of the builder that we know, in the order in which it is looked for. */
export const FAMILIES: readonly Family[] = [
  {
    selector: '[data-settings*=sticky],[data-settings*=motion_fx]',
    script: 'none',
    load: () => import('./families/sticky'),
  },
  {
    selector:
      '[data-elementor-type=popup][data-elementor-id],.e-off-canvas[id^=off-canvas-],[href*=elementor-action],[e-action-hash]',
    load: () => import('./families/popups'),
  },
  {
    selector: `search.e-filter:not([${MARK}]),.e-load-more-anchor`,
    script: 'none',
    load: () => import('./families/loops'),
  },
  {
    selector: '.elementor-widget-nav-menu',
    api: 'menu',
    load: () => import('./families/menu'),
  },
  {
    selector: '.e-n-menu',
    api: 'menu',
    load: () => import('./families/mega-menu'),
  },
  {
    selector: '.elementor',
    script: 'core',
    load: () => import('./families/page'),
  },
  {
    selector: '.elementor-section-stretched',
    script: 'core',
    load: () => import('./families/stretched'),
  },
  {
    selector:
      '.elementor-alert-dismiss,[data-settings*=\'background_background":"video\'],[data-settings*=\'background_background":"slideshow\']',
    script: 'core',
    api: 'page',
    load: () => import('./families/backgrounds'),
  },
  {
    selector: '.elementor-invisible,.elementor-counter-number,.elementor-progress-bar',
    script: 'core',
    api: 'reveal',
    hiding: 'elementor-invisible',
    load: () => import('./families/reveal'),
  },
  {
    selector:
      '.elementor-widget-tabs,.elementor-widget-accordion,.elementor-widget-toggle,.elementor-widget-n-tabs,.elementor-widget-n-accordion',
    script: 'core',
    api: 'disclosure',
    load: () => import('./families/disclosure'),
  },
  {
    selector: '.e-search,.elementor-search-form__toggle',
    api: 'search',
    load: () => import('./families/search'),
  },
  {
    selector: '.elementor-gallery__container',
    api: 'gallery',
    load: () => import('./families/gallery'),
  },
  {
    selector: '.elementor-posts-container,[data-settings*=\'"masonry":"yes"\']',
    load: () => import('./families/posts'),
  },
  {
    selector: '.elementor-widget-form',
    api: 'page-form',
    load: () => import('./families/forms'),
  },
  {
    selector: '.elementor-payment-button,.elementor-facebook-widget',
    load: () => import('./families/services'),
  },
  {
    selector: '.elementor-widget-video',
    script: 'core',
    load: () => import('./families/video'),
  },
  {
    selector: '.elementor-widget-video-playlist',
    load: () => import('./families/playlist'),
  },
  {
    selector:
      'a:is([href*=jpg i],[href*=jpeg i],[href*=png i],[href*=gif i],[href*=svg i],[href*=webp i],[href*=avif i],[href*=lightbox]),[data-elementor-lightbox],[data-elementor-lightbox-video]',
    script: 'core',
    load: () => import('./families/lightbox'),
  },
  {
    selector: '.elementor-widget-image-carousel',
    script: 'core',
    api: 'carousel',
    load: () => import('./families/carousel'),
  },
  {
    selector:
      '.elementor-widget-n-carousel,.elementor-widget-loop-carousel,.elementor-widget-media-carousel,.elementor-widget-testimonial-carousel,.elementor-widget-reviews,.elementor-widget-slides',
    api: 'carousel',
    load: () => import('./families/pro-carousels'),
  },
  {
    selector: '.elementor-widget-table-of-contents,.elementor-widget-progress-tracker',
    api: 'toc',
    load: () => import('./families/toc'),
  },
  {
    selector: '.elementor-widget-share-buttons',
    api: 'share',
    load: () => import('./families/share'),
  },
  {
    selector: '.elementor-widget-woocommerce-menu-cart',
    load: () => import('./families/menu-cart'),
  },
  {
    selector:
      '.elementor-widget-woocommerce-cart,.elementor-widget-woocommerce-checkout-page,.elementor-widget-woocommerce-my-account,.elementor-widget-woocommerce-purchase-summary,.e-woocommerce-notices-wrapper,.e-loop-add-to-cart-form',
    load: () => import('./families/shop-pages'),
  },
  {
    selector: '.elementor-widget-countdown',
    api: 'countdown',
    load: () => import('./families/countdown'),
  },
  {
    selector: '.elementor-widget-animated-headline',
    api: 'headline',
    load: () => import('./families/headline'),
  },
  {
    selector: '.elementor-widget-text-path,.elementor-widget-text-editor[data-settings*=drop_cap]',
    script: 'core',
    load: () => import('./families/text'),
  },
  {
    selector: '.elementor-widget-lottie',
    api: 'lottie',
    load: () => import('./families/lottie'),
  },
  {
    selector: '.elementor-widget-hotspot',
    api: 'hotspot',
    load: () => import('./families/hotspot'),
  },
  {
    selector: '.e-floating-bars,.e-contact-buttons',
    script: 'core',
    load: () => import('./families/floating'),
  },
];
