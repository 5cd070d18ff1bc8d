import { type Component, createComponent } from '@mountkit/core/react';
import type { LottieEvents } from '../lottie/events';
import { registry as animations, mount as mountLottie } from '../lottie/mount';
import { LOTTIE_SCHEMA, type LottieOptions } from '../lottie/settings';

/** An animation, in place of the picture or text in it. */
export const Lottie: Component<LottieOptions, LottieEvents> = /* @__PURE__ */ createComponent(
  { mount: mountLottie, registry: animations },
  LOTTIE_SCHEMA,
  ['start', 'end', 'failed', 'renderError'],
);
