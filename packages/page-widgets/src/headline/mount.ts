import { openPart, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startHeadline } from './dom/start-headline';
import type { HeadlineEvents } from './events';
import { HEADLINE_SCHEMA, type HeadlineOptions, TEXT_PATH_SCHEMA, type TextPathOptions } from './settings';

export const headline: Widget<HeadlineOptions, HeadlineEvents> = /* @__PURE__ */ createPageWidget({
  group: 'headline',
  name: 'headline',
  schema: HEADLINE_SCHEMA,
  start: startHeadline,
});
export const textPath: Widget<TextPathOptions, HeadlineEvents> = /* @__PURE__ */ createPageWidget({
  group: 'headline',
  name: 'text-path',
  schema: TEXT_PATH_SCHEMA,
  start(context) {
    void openPart(
      () => import('./dom/start-text-path'),
      'text on a path',
      context,
    )(({ startTextPath }) => startTextPath(context), context.markReady);
  },
});

/** Lets words of a headline change, or draws a mark at them. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<HeadlineOptions, HeadlineEvents>['mount'] = headline.mount;
/** Writes the text of an element along a path. */
export const mountTextPath: Widget<TextPathOptions, HeadlineEvents>['mount'] = textPath.mount;
/** All headlines and texts on a path of the page. */
export const registry: Widget<HeadlineOptions, HeadlineEvents>['registry'] = headline.registry;
