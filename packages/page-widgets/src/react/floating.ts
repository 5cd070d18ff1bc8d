import { type Component, createComponent } from '@mountkit/core/react';
import type { FloatingEvents } from '../floating/events';
import { mountContact, mount as mountFloatingBar, registry } from '../floating/mount';
import {
  CONTACT_SCHEMA,
  type ContactOptions,
  FLOATING_BAR_SCHEMA,
  type FloatingBarOptions,
} from '../floating/settings';

/** A bar that can be closed. */
export const FloatingBar: Component<FloatingBarOptions, FloatingEvents> = /* @__PURE__ */ createComponent(
  { mount: mountFloatingBar, registry },
  FLOATING_BAR_SCHEMA,
  ['close', 'end', 'failed', 'renderError'],
);
/** A button with a panel of ways to get in touch. */
export const Contact: Component<ContactOptions, FloatingEvents> = /* @__PURE__ */ createComponent(
  { mount: mountContact, registry },
  CONTACT_SCHEMA,
  ['open', 'close', 'renderError'],
);
