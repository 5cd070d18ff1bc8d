import { type Component, createComponent } from '@mountkit/core/react';
import type { ShareEvents } from '../share/events';
import { mount as mountShare, registry as shares } from '../share/mount';
import { SHARE_SCHEMA, type ShareOptions } from '../share/settings';

/** Share buttons of the controls in it, or of the `networks` that it is given. */
export const Share: Component<ShareOptions, ShareEvents> = /* @__PURE__ */ createComponent(
  { mount: mountShare, registry: shares },
  SHARE_SCHEMA,
  ['open', 'end', 'failed', 'renderError'],
);
