import { createScan, type Disposer } from '@mountkit/core';
import { signupLink } from './links/signup-link';
import { viralLink } from './links/viral-link';
import { mount, registry } from './mount';

/** Mounts every marked form, signup link and viral link below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({
  form: { mount, registry },
  'signup-link': signupLink,
  'viral-link': viralLink,
});
