import { type Component, createComponent } from '@mountkit/core/react';
import type { RevealEvents } from '../reveal/events';
import { mountCounter, mountProgress, mount as mountReveal, registry as reveals } from '../reveal/mount';
import {
  COUNTER_SCHEMA,
  type CounterOptions,
  PROGRESS_SCHEMA,
  type ProgressOptions,
  REVEAL_SCHEMA,
  type RevealOptions,
} from '../reveal/settings';

/** An element that enters when it comes into the window: contract section 10. */
export const Reveal: Component<RevealOptions, RevealEvents> = /* @__PURE__ */ createComponent(
  { mount: mountReveal, registry: reveals },
  REVEAL_SCHEMA,
  ['start', 'end', 'renderError'],
);
/** A number that counts up when it comes into the window. */
export const Counter: Component<CounterOptions, RevealEvents> = /* @__PURE__ */ createComponent(
  { mount: mountCounter, registry: reveals },
  COUNTER_SCHEMA,
  ['start', 'end', 'renderError'],
);
/** A bar that grows when it comes into the window. */
export const Progress: Component<ProgressOptions, RevealEvents> = /* @__PURE__ */ createComponent(
  { mount: mountProgress, registry: reveals },
  PROGRESS_SCHEMA,
  ['start', 'end', 'renderError'],
);
