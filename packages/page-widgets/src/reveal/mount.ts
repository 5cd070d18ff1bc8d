import { openPart, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startReveal } from './dom/start-reveal';
import type { RevealEvents } from './events';
import {
  COUNTER_SCHEMA,
  type CounterOptions,
  PROGRESS_SCHEMA,
  type ProgressOptions,
  REVEAL_SCHEMA,
  type RevealOptions,
} from './settings';

export const reveal: Widget<RevealOptions, RevealEvents> = /* @__PURE__ */ createPageWidget({
  group: 'reveal',
  name: 'reveal',
  schema: REVEAL_SCHEMA,
  start: startReveal,
});
export const counter: Widget<CounterOptions, RevealEvents> = /* @__PURE__ */ createPageWidget({
  group: 'reveal',
  name: 'counter',
  schema: COUNTER_SCHEMA,
  start(context) {
    void openPart(
      () => import('./on-demand/counter'),
      'the counter',
      context,
    )(({ runCounter }) => runCounter(context), context.markReady);
  },
});
export const progress: Widget<ProgressOptions, RevealEvents> = /* @__PURE__ */ createPageWidget({
  group: 'reveal',
  name: 'progress',
  schema: PROGRESS_SCHEMA,
  start(context) {
    void openPart(
      () => import('./on-demand/progress'),
      'the progress bar',
      context,
    )(({ runProgress }) => runProgress(context), context.markReady);
  },
});

/** Lets an element enter when it comes into the window. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<RevealOptions, RevealEvents>['mount'] = reveal.mount;
/** Lets a number count up when it comes into the window. */
export const mountCounter: Widget<CounterOptions, RevealEvents>['mount'] = counter.mount;
/** Lets a bar grow when it comes into the window. */
export const mountProgress: Widget<ProgressOptions, RevealEvents>['mount'] = progress.mount;
/** Every entrance, counter and progress bar of the page. */
export const registry: Widget<RevealOptions, RevealEvents>['registry'] = reveal.registry;
