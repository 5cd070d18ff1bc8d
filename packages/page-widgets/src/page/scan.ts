import { createScan, type Disposer } from '@mountkit/core';
import { alert, background, page, stretch } from './mount';

/** Mounts every marked element below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({
  background,
  alert,
  page,
  stretch,
});
