import { isFirefox, isWebKit } from './browser';

/** What the browser of this run has; Chromium has all of it. Everything else is asked of every browser. */
export const has = {
  /** A frame says that it has loaded where the browser has put its own page for a host that is not there. */
  framesOfNoHost: !isFirefox,
  /** The Layout Instability API, by which a page hears of what moves: where it is not there, nothing is counted. */
  layoutShifts: !isFirefox && !isWebKit,
  /** Animations that a scroll drives, without which motion is driven by a listener: in Firefox behind a preference. */
  scrollTimelines: !isFirefox,
} as const;
