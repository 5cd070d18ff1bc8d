import { type Component, createComponent } from '@mountkit/core/react';
import type { HotspotEvents } from '../hotspot/events';
import { registry as hotspots, mount as mountHotspot } from '../hotspot/mount';
import { HOTSPOT_SCHEMA, type HotspotOptions } from '../hotspot/settings';

/** A picture with points on it, of the items in it that have `data-x` and `data-y`. */
export const Hotspot: Component<HotspotOptions, HotspotEvents> = /* @__PURE__ */ createComponent(
  { mount: mountHotspot, registry: hotspots },
  HOTSPOT_SCHEMA,
  ['open', 'close', 'renderError'],
);
