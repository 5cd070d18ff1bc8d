import { createScan, type Disposer } from '@mountkit/core';
import { lazy, motion, scrollTop, sticky } from './mount';

/** Mounts every marked element below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({
  sticky,
  motion,
  'scroll-top': scrollTop,
  lazy,
});
