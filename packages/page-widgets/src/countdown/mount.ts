import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startCountdown } from './dom/start-countdown';
import type { CountdownEvents } from './events';
import { COUNTDOWN_SCHEMA, type CountdownOptions } from './settings';

export const countdown: Widget<CountdownOptions, CountdownEvents> = /* @__PURE__ */ createPageWidget({
  group: 'countdown',
  name: 'countdown',
  schema: COUNTDOWN_SCHEMA,
  start: startCountdown,
});

/** Counts the time down in an element. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<CountdownOptions, CountdownEvents>['mount'] = countdown.mount;
/** All countdowns of the page. */
export const registry: Widget<CountdownOptions, CountdownEvents>['registry'] = countdown.registry;
