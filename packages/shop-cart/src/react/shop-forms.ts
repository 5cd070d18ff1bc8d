import type { ReactElement } from 'react';
import type { CheckoutEvents } from '../checkout/events';
import { registry as checkouts, mount as mountCheckout } from '../checkout/mount';
import { CHECKOUT_SCHEMA, type CheckoutOptions } from '../checkout/settings';
import type { ProductEvents } from '../product/events';
import { registry as forms, mount as mountVariations } from '../product/mount';
import { VARIATIONS_SCHEMA, type VariationsOptions } from '../product/settings';
import { createFormComponent, type ShopFormProps } from './form-component';

/** A form that asks for the choices of a product, in the markup that the widget reads. */
export const VariationsForm: (props: ShopFormProps<VariationsOptions, ProductEvents>) => ReactElement =
  /* @__PURE__ */ createFormComponent({ mount: mountVariations, registry: forms }, VARIATIONS_SCHEMA, [
    'check',
    'change',
    'found',
    'show',
    'hide',
    'reset',
    'failed',
    'renderError',
  ]);

/** The form of an order, in the markup that the widget reads. */
export const CheckoutForm: (props: ShopFormProps<CheckoutOptions, CheckoutEvents>) => ReactElement =
  /* @__PURE__ */ createFormComponent({ mount: mountCheckout, registry: checkouts }, CHECKOUT_SCHEMA, [
    'couponApplied',
    'couponRemoved',
    'update',
    'updated',
    'method',
    'placing',
    'placed',
    'failed',
    'renderError',
  ]);
