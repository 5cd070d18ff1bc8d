import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startAlert } from './dom/start-alert';
import { startBackground } from './dom/start-background';
import type { PageEvents } from './events';
import { ALERT_SCHEMA, type AlertOptions, BACKGROUND_SCHEMA, type BackgroundOptions } from './settings';

export const background: Widget<BackgroundOptions, PageEvents> = /* @__PURE__ */ createPageWidget({
  group: 'page',
  name: 'background',
  schema: BACKGROUND_SCHEMA,
  start: startBackground,
});
export const alert: Widget<AlertOptions, PageEvents> = /* @__PURE__ */ createPageWidget({
  group: 'page',
  name: 'alert',
  schema: ALERT_SCHEMA,
  start: startAlert,
});

/** Plays a video or pictures behind an element. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<BackgroundOptions, PageEvents>['mount'] = background.mount;
/** Lets the visitor dismiss an element. */
export const mountAlert: Widget<AlertOptions, PageEvents>['mount'] = alert.mount;
/** All backgrounds and alerts of the page. */
export const registry: Widget<BackgroundOptions, PageEvents>['registry'] = background.registry;
