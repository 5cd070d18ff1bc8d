import { type Component, createComponent } from '@mountkit/core/react';
import type { TocEvents } from '../toc/events';
import { mount as mountToc, mountTracker, registry as tocs } from '../toc/mount';
import { TOC_SCHEMA, type TocOptions, TRACKER_SCHEMA, type TrackerOptions } from '../toc/settings';

/** The headings of the page as a list of links; give it `as="nav"`. */
export const Toc: Component<TocOptions, TocEvents> = /* @__PURE__ */ createComponent(
  { mount: mountToc, registry: tocs },
  TOC_SCHEMA,
  ['change', 'open', 'close', 'renderError'],
);
/** How much of the page, or of a part of it, has been read. */
export const Tracker: Component<TrackerOptions, TocEvents> = /* @__PURE__ */ createComponent(
  { mount: mountTracker, registry: tocs },
  TRACKER_SCHEMA,
  ['end', 'renderError'],
);
