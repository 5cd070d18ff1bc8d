import { createWidget, type Widget } from '@mountkit/core';
import { startStars } from './dom/start-stars';
import { startVariations } from './dom/start-variations';
import type { ProductEvents } from './events';
import { STARS_SCHEMA, type StarsOptions, VARIATIONS_SCHEMA, type VariationsOptions } from './settings';

const variations: Widget<VariationsOptions, ProductEvents> = /* @__PURE__ */ createWidget<
  VariationsOptions,
  ProductEvents
>({
  name: 'variations',
  group: 'product',
  schema: VARIATIONS_SCHEMA,
  identify: ({ product_id }) => product_id,
  // The form is the shop's: its other attributes are for other scripts.
  attributes: (element) =>
    Object.fromEntries(
      Object.entries({ ...element?.dataset }).filter(
        ([key]) => key === 'settings' || Object.hasOwn(VARIATIONS_SCHEMA, key.replace(/[A-Z]/g, '_$&').toLowerCase()),
      ),
    ),
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

/** Makes a form of variations work: `form.variations_form` of shops, or own markup. Contract section 10. */
export const mount: Widget<VariationsOptions, ProductEvents>['mount'] = variations.mount;
/** Shows a select with the numbers of a rating as stars. */
export const mountStars: Widget<StarsOptions, ProductEvents>['mount'] = stars.mount;
/** Every form of variations and every row of stars of the page. */
export const registry: Widget<VariationsOptions, ProductEvents>['registry'] = variations.registry;
