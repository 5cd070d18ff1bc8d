import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startHotspot } from './dom/start-hotspot';
import type { HotspotEvents } from './events';
import { HOTSPOT_SCHEMA, type HotspotOptions } from './settings';

export const hotspot: Widget<HotspotOptions, HotspotEvents> = /* @__PURE__ */ createPageWidget({
  group: 'hotspot',
  name: 'hotspot',
  schema: HOTSPOT_SCHEMA,
  start: startHotspot,
});

/** Puts points with tooltips on a picture. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<HotspotOptions, HotspotEvents>['mount'] = hotspot.mount;
/** All pictures with points of the page. */
export const registry: Widget<HotspotOptions, HotspotEvents>['registry'] = hotspot.registry;
