import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startEmbed } from './dom/start-embed';
import { startPayment } from './dom/start-payment';
import type { ServicesEvents } from './events';
import { EMBED_SCHEMA, type EmbedOptions, PAYMENT_SCHEMA, type PaymentOptions } from './settings';

export const payment: Widget<PaymentOptions, ServicesEvents> = /* @__PURE__ */ createPageWidget({
  group: 'services',
  name: 'payment',
  schema: PAYMENT_SCHEMA,
  start: startPayment,
});
export const embed: Widget<EmbedOptions, ServicesEvents> = /* @__PURE__ */ createPageWidget({
  group: 'services',
  name: 'embed',
  schema: EMBED_SCHEMA,
  start: startEmbed,
});

/** Makes a form or a link a payment button. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<PaymentOptions, ServicesEvents>['mount'] = payment.mount;
/** Shows content of another site once the visitor or the page allows it. */
export const mountEmbed: Widget<EmbedOptions, ServicesEvents>['mount'] = embed.mount;
/** All payment buttons and embeds of the page. */
export const registry: Widget<PaymentOptions, ServicesEvents>['registry'] = payment.registry;
