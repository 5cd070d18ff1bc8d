import { openPart, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startBackground } from './dom/start-background';
import { startPage } from './dom/start-page';
import { startStretch } from './dom/start-stretch';
import type { PageEvents } from './events';
import {
  ALERT_SCHEMA,
  type AlertOptions,
  BACKGROUND_SCHEMA,
  type BackgroundOptions,
  PAGE_SCHEMA,
  type PageOptions,
  STRETCH_SCHEMA,
  type StretchOptions,
} from './settings';

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
  start(context) {
    void openPart(
      () => import('./on-demand/alert'),
      'the alert',
      context,
    )(({ runAlert }) => runAlert(context), context.markReady);
  },
});

export const page: Widget<PageOptions, PageEvents> = /* @__PURE__ */ createPageWidget({
  group: 'page',
  name: 'page',
  schema: PAGE_SCHEMA,
  start: startPage,
});

export const stretch: Widget<StretchOptions, PageEvents> = /* @__PURE__ */ createPageWidget({
  group: 'page',
  name: 'stretch',
  schema: STRETCH_SCHEMA,
  start: startStretch,
});

/** Plays a video or pictures behind an element. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<BackgroundOptions, PageEvents>['mount'] = background.mount;
/** Lets the visitor dismiss an element. */
export const mountAlert: Widget<AlertOptions, PageEvents>['mount'] = alert.mount;
/** Keeps what links of the page lead to clear of a header at the top, and says the device mode; on any element, such as the document's. */
export const mountPage: Widget<PageOptions, PageEvents>['mount'] = page.mount;
/** Makes an element as wide as the window or a container, wherever its parent is. */
export const mountStretch: Widget<StretchOptions, PageEvents>['mount'] = stretch.mount;
/** All backgrounds, alerts and stretched elements of the page, and the page itself. */
export const registry: Widget<BackgroundOptions, PageEvents>['registry'] = background.registry;
