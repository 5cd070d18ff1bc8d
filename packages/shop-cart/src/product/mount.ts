import { createWidget, type Widget } from '@mountkit/core';
import { ownAttributes } from '../dom/own-attributes';
import { startGallery } from './dom/start-gallery';
import { startStars } from './dom/start-stars';
import { startVariations } from './dom/start-variations';
import type { ProductEvents } from './events';
import {
  GALLERY_SCHEMA,
  type GalleryOptions,
  STARS_SCHEMA,
  type StarsOptions,
  VARIATIONS_SCHEMA,
  type VariationsOptions,
} from './settings';

const variations: Widget<VariationsOptions, ProductEvents> = /* @__PURE__ */ createWidget<
  VariationsOptions,
  ProductEvents
>({
  name: 'variations',
  group: 'product',
  schema: VARIATIONS_SCHEMA,
  identify: ({ product_id }) => product_id,
  // The form is the shop's: its other attributes are for other scripts.
  attributes: (element) => ownAttributes(element, VARIATIONS_SCHEMA),
  start: startVariations,
});

const stars: Widget<StarsOptions, ProductEvents> = /* @__PURE__ */ createWidget<StarsOptions, ProductEvents>({
  name: 'stars',
  group: 'product',
  schema: STARS_SCHEMA,
  identify: () => '',
  attributes: () => ({}),
  start: startStars,
});

const gallery: Widget<GalleryOptions, ProductEvents> = /* @__PURE__ */ createWidget<GalleryOptions, ProductEvents>({
  name: 'product-gallery',
  group: 'product',
  schema: GALLERY_SCHEMA,
  identify: () => '',
  attributes: (element) => ownAttributes(element, GALLERY_SCHEMA),
  start: startGallery,
});

/** Makes a form of variations work: `form.variations_form` of shops, or own markup. Contract section 10. */
export const mount: Widget<VariationsOptions, ProductEvents>['mount'] = variations.mount;
/** Shows a select with the numbers of a rating as stars. */
export const mountStars: Widget<StarsOptions, ProductEvents>['mount'] = stars.mount;
/** Shows the pictures of a product one at a time: `.woocommerce-product-gallery` of shops, or own markup. */
export const mountGallery: Widget<GalleryOptions, ProductEvents>['mount'] = gallery.mount;
/** Every form of variations, row of stars and gallery of a product of the page. */
export const registry: Widget<VariationsOptions, ProductEvents>['registry'] = variations.registry;
