import { type Component, createComponent, type WidgetProps } from '@mountkit/core/react';
import type { FormHTMLAttributes } from 'react';
import type { CheckoutEvents } from '../checkout/events';
import { registry as checkouts, mount as mountCheckout } from '../checkout/mount';
import { CHECKOUT_SCHEMA, type CheckoutOptions } from '../checkout/settings';
import type { ProductEvents } from '../product/events';
import { mountGallery, mount as mountVariations, registry as products } from '../product/mount';
import { GALLERY_SCHEMA, type GalleryOptions, VARIATIONS_SCHEMA, type VariationsOptions } from '../product/settings';

type FormAttributes = FormHTMLAttributes<HTMLFormElement>;

/** Props of a form of the shop: the widget's options, the attributes of the form, and a listener for all its events. */
export type ShopFormProps<Options, Events> = WidgetProps<Options, Events, FormAttributes>;

/** A form that asks for the choices of a product, in the markup that the widget reads. */
export const VariationsForm: Component<VariationsOptions, ProductEvents, FormAttributes> =
  /* @__PURE__ */ createComponent(
    { mount: mountVariations, registry: products },
    VARIATIONS_SCHEMA,
    ['check', 'change', 'found', 'show', 'hide', 'reset', 'failed', 'renderError'],
    'form',
  );

/** The form of an order, in the markup that the widget reads. */
export const CheckoutForm: Component<CheckoutOptions, CheckoutEvents, FormAttributes> = /* @__PURE__ */ createComponent(
  { mount: mountCheckout, registry: checkouts },
  CHECKOUT_SCHEMA,
  ['couponApplied', 'couponRemoved', 'update', 'updated', 'method', 'placing', 'placed', 'failed', 'renderError'],
  'form',
);

/** The pictures of a product, each in an element with `data-part="slide"`, one at a time. */
export const ProductGallery: Component<GalleryOptions, ProductEvents> = /* @__PURE__ */ createComponent(
  { mount: mountGallery, registry: products },
  GALLERY_SCHEMA,
  ['picture', 'renderError'],
);
