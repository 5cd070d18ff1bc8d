import { openPart, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startToc } from './dom/start-toc';
import type { TocEvents } from './events';
import { TOC_SCHEMA, type TocOptions, TRACKER_SCHEMA, type TrackerOptions } from './settings';

export const toc: Widget<TocOptions, TocEvents> = /* @__PURE__ */ createPageWidget({
  group: 'toc',
  name: 'toc',
  schema: TOC_SCHEMA,
  start: startToc,
});
export const tracker: Widget<TrackerOptions, TocEvents> = /* @__PURE__ */ createPageWidget({
  group: 'toc',
  name: 'tracker',
  schema: TRACKER_SCHEMA,
  start(context) {
    void openPart(
      () => import('./dom/start-tracker'),
      'the reading progress',
      context,
    )(({ startTracker }) => startTracker(context), context.markReady);
  },
});

/** Lists the headings of the page in an element. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<TocOptions, TocEvents>['mount'] = toc.mount;
/** Shows how much of the page, or of a part of it, has been read. */
export const mountTracker: Widget<TrackerOptions, TocEvents>['mount'] = tracker.mount;
/** All tables of contents and trackers of the page. */
export const registry: Widget<TocOptions, TocEvents>['registry'] = toc.registry;
