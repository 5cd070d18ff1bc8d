import { type Component, createComponent } from '@mountkit/core/react';
import type { PageEvents } from '../page/events';
import { mountAlert, mount as mountBackground, mountPage, mountStretch, registry as pages } from '../page/mount';
import {
  ALERT_SCHEMA,
  type AlertOptions,
  BACKGROUND_SCHEMA,
  type BackgroundOptions,
  PAGE_SCHEMA,
  type PageOptions,
  STRETCH_SCHEMA,
  type StretchOptions,
} from '../page/settings';

/** An element with a video, or with pictures one after the other, behind it. */
export const Background: Component<BackgroundOptions, PageEvents> = /* @__PURE__ */ createComponent(
  { mount: mountBackground, registry: pages },
  BACKGROUND_SCHEMA,
  ['start', 'end', 'renderError'],
);
/** An element that the visitor can dismiss. */
export const Alert: Component<AlertOptions, PageEvents> = /* @__PURE__ */ createComponent(
  { mount: mountAlert, registry: pages },
  ALERT_SCHEMA,
  ['close', 'renderError'],
);
/** Keeps what links of the page lead to clear of a header at the top of the window, and says the device mode, as long as it is there. */
export const Page: Component<PageOptions, PageEvents> = /* @__PURE__ */ createComponent(
  { mount: mountPage, registry: pages },
  PAGE_SCHEMA,
  ['change', 'renderError'],
);
/** An element that is as wide as the window or a container, wherever its parent is. */
export const Stretch: Component<StretchOptions, PageEvents> = /* @__PURE__ */ createComponent(
  { mount: mountStretch, registry: pages },
  STRETCH_SCHEMA,
  ['renderError'],
);
