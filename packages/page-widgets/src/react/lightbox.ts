import { type Component, createComponent } from '@mountkit/core/react';
import type { LightboxEvents } from '../lightbox/events';
import { registry as lightboxes, mount as mountLightbox } from '../lightbox/mount';
import { LIGHTBOX_SCHEMA, type LightboxOptions } from '../lightbox/settings';

/** Links to pictures or videos that open in a lightbox. */
export const Lightbox: Component<LightboxOptions, LightboxEvents> = /* @__PURE__ */ createComponent(
  { mount: mountLightbox, registry: lightboxes },
  LIGHTBOX_SCHEMA,
  ['open', 'change', 'close', 'renderError'],
);
