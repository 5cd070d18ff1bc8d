import { type Component, createComponent } from '@mountkit/core/react';
import type { ServicesEvents } from '../services/events';
import { mountEmbed, mount as mountPayment, registry as services } from '../services/mount';
import { EMBED_SCHEMA, type EmbedOptions, PAYMENT_SCHEMA, type PaymentOptions } from '../services/settings';

/** A payment button; give it `as="a"` for a link. */
export const Payment: Component<PaymentOptions, ServicesEvents> = /* @__PURE__ */ createComponent(
  { mount: mountPayment, registry: services },
  PAYMENT_SCHEMA,
  ['start', 'end', 'failed', 'renderError'],
  'form',
);
/** Content of another site that waits until it is allowed. */
export const Embed: Component<EmbedOptions, ServicesEvents> = /* @__PURE__ */ createComponent(
  { mount: mountEmbed, registry: services },
  EMBED_SCHEMA,
  ['start', 'renderError'],
);
