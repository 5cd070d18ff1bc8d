import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startLottie } from './dom/start-lottie';
import type { LottieEvents } from './events';
import { LOTTIE_SCHEMA, type LottieOptions } from './settings';

export const lottie: Widget<LottieOptions, LottieEvents> = /* @__PURE__ */ createPageWidget({
  group: 'lottie',
  name: 'lottie',
  schema: LOTTIE_SCHEMA,
  start: startLottie,
});

/** Draws an animation in place of what the element holds. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<LottieOptions, LottieEvents>['mount'] = lottie.mount;
/** All animations of the page. */
export const registry: Widget<LottieOptions, LottieEvents>['registry'] = lottie.registry;
