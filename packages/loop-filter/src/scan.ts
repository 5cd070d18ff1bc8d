import { createScan, type Disposer } from '@mountkit/core';
import { mount, mountLoop, registry } from './mount';

/** Mounts every marked list and group below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({
  loop: { mount: mountLoop, registry },
  'loop-filter': { mount, registry },
});
