import { boolean, number, oneOf, type Schema, text } from '@mountkit/core/logic';

/** Triggers, each with the flag that arms it: specification 1 sections 3 and 5. */
export interface Triggers {
  readonly page_load: boolean;
  /** Seconds. Default 0. */
  readonly page_load_delay: number;
  readonly scrolling: boolean;
  readonly scrolling_direction: 'down' | 'up';
  /** Percent of the page, for the direction down. Default 50. */
  readonly scrolling_offset: number;
  readonly scrolling_to: boolean;
  /** Selector of the element that has to come into view. */
  readonly scrolling_to_selector: string;
  readonly click: boolean;
  /** Clicks anywhere. Default 1. */
  readonly click_times: number;
  readonly inactivity: boolean;
  /** Seconds without touch, scroll, pointer or key. Default 30. */
  readonly inactivity_time: number;
  /** The pointer leaves at the top edge. */
  readonly exit_intent: boolean;
  /** Where fingers point, a fast upward scroll counts as leaving. Default false. */
  readonly exit_intent_touch: boolean;
  readonly adblock_detection: boolean;
  /** Seconds. Default 0. */
  readonly adblock_detection_delay: number;
}

const off = boolean();

/** How triggers are read. */
export const TRIGGER_SCHEMA: Schema<Triggers> = {
  page_load: off,
  page_load_delay: number(0),
  scrolling: off,
  scrolling_direction: oneOf(['down', 'up'], 'down'),
  scrolling_offset: number(50),
  scrolling_to: off,
  scrolling_to_selector: text(),
  click: off,
  click_times: number(1),
  inactivity: off,
  inactivity_time: number(30),
  exit_intent: off,
  exit_intent_touch: off,
  adblock_detection: off,
  adblock_detection_delay: number(0),
};
