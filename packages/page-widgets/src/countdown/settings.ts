import { boolean, list, number, object, type Schema, text } from '@mountkit/core/logic';
import type { Unit } from './logic/time-parts';

/** The parts of a countdown in markup that is not ours; given in script. */
export interface CountdownParts {
  /** Selector of what holds the digits. */
  readonly timer: string;
  /** Selectors of the elements for the digits. */
  readonly digits: Readonly<Record<Unit, string>>;
  /** Selector of the message for when the time is over. */
  readonly message: string;
}

/** Options of a countdown. */
export interface CountdownOptions {
  /** When the time is over: ISO 8601, or seconds since 1970. */
  readonly due: string;
  /** IANA name of the time zone of a `due` that names none, such as `Europe/Berlin`. Default: the visitor's. */
  readonly time_zone: string;
  /** Seconds from the visitor's first visit on, in place of `due`. */
  readonly evergreen: number;
  /** Under which it is remembered when the visitor's time began, and that it has led away. Default: the element's id. */
  readonly name: string;
  /** What happens at the end: `hide` the digits, show the `message`, `redirect`. */
  readonly on_end: readonly string[];
  /** Where `redirect` leads, once for each visitor and end; http(s) only. */
  readonly redirect_url: string;
  /** In the last hour the time left is announced, once a minute. Default true. */
  readonly announce: boolean;
  readonly parts: CountdownParts | undefined;
}

/** How the options of a countdown are read. */
export const COUNTDOWN_SCHEMA: Schema<CountdownOptions> = {
  due: /* @__PURE__ */ text(),
  time_zone: /* @__PURE__ */ text(),
  evergreen: /* @__PURE__ */ number(0),
  name: /* @__PURE__ */ text(),
  on_end: /* @__PURE__ */ list(),
  redirect_url: /* @__PURE__ */ text(),
  announce: /* @__PURE__ */ boolean(true),
  parts: /* @__PURE__ */ object<CountdownParts | undefined>(undefined),
};
