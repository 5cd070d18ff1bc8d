import { isFirefox, isWebKit } from './browser';

/** What the browser of this run has; Chromium has all of it. Everything else is asked of every browser. */
export const has = {
  /** A driver that takes what a page gives to be kept as a file. */
  downloads: !isWebKit,
  /** A frame says that it has loaded where the browser has put its own page for a host that is not there. */
  framesOfNoHost: !isFirefox && !isWebKit,
  /** A driver that tells how many bytes the scripts of a page hold. */
  heapSizes: !isFirefox && !isWebKit,
  /** A driver that composes text as input methods do. */
  inputMethods: !isWebKit,
  /** The Layout Instability API, by which a page hears of what moves: where it is not there, nothing is counted. */
  layoutShifts: !isFirefox && !isWebKit,
  /** A driver that turns scripts off and still sees the page. */
  pagesWithoutScripts: !isWebKit,
  /** A driver that answers the first request of a popup, too. */
  popupRoutes: !isWebKit,
  /** Animations that a scroll drives, without which motion is driven by a listener: in Firefox behind a preference. */
  scrollTimelines: !isFirefox,
  /** A browser that opens a link in a tab of its own when it is pressed with Control. */
  tabs: !isWebKit,
  /** Screens for fingers, which WebKit knows of on phones only. */
  touch: !isWebKit,
  /** Boxes of a page with the CSS property `zoom` on its root as they are seen; in WebKit as they were without it. */
  zoomedBoxes: !isWebKit,
} as const;
