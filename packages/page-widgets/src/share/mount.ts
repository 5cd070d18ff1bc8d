import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startShare } from './dom/start-share';
import type { ShareEvents } from './events';
import { SHARE_SCHEMA, type ShareOptions } from './settings';

export const share: Widget<ShareOptions, ShareEvents> = /* @__PURE__ */ createPageWidget({
  group: 'share',
  name: 'share',
  schema: SHARE_SCHEMA,
  start: startShare,
});

/** Makes share buttons of controls, or of names of networks. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<ShareOptions, ShareEvents>['mount'] = share.mount;
/** All share buttons of the page. */
export const registry: Widget<ShareOptions, ShareEvents>['registry'] = share.registry;
