import { createScan, type Disposer } from '@mountkit/core';
import { pageForm } from './mount';

/** Mounts every marked form below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({ 'page-form': pageForm });
