import type { PageEvents } from '../page/events';
import { mountAlert, mount as mountBackground, registry as pages } from '../page/mount';
import { ALERT_SCHEMA, type AlertOptions, BACKGROUND_SCHEMA, type BackgroundOptions } from '../page/settings';
import { type Component, createComponent } from './create-component';

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
