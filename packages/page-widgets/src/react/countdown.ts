import { type Component, createComponent } from '@mountkit/core/react';
import type { CountdownEvents } from '../countdown/events';
import { registry as countdowns, mount as mountCountdown } from '../countdown/mount';
import { COUNTDOWN_SCHEMA, type CountdownOptions } from '../countdown/settings';

/** The time until a date, or the visitor's own time, counted down. */
export const Countdown: Component<CountdownOptions, CountdownEvents> = /* @__PURE__ */ createComponent(
  { mount: mountCountdown, registry: countdowns },
  COUNTDOWN_SCHEMA,
  ['start', 'end', 'renderError'],
);
