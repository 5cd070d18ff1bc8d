import { createWidget, readConsent, type Widget } from '@mountkit/core';
import { ownAddress } from '../dom/definition/own-address';
import { openFrame } from '../dom/look/link-frame';
import { readTracking } from '../dom/submission/page-facts';
import { APP_BASE } from '../logic/definition/http-base';
import { viralAddress } from '../logic/links/viral-address';
import { followSettings, type LinkEvents } from './follow-settings';
import { VIRAL_LINK_SCHEMA, type ViralLinkOptions } from './settings';

/** Viral links: specification 2 section 2. */
export const viralLink: Widget<ViralLinkOptions, LinkEvents> = /* @__PURE__ */ createWidget<
  ViralLinkOptions,
  LinkEvents
>({
  name: 'viral-link',
  group: 'links',
  schema: VIRAL_LINK_SCHEMA,
  identify: ({ linkType }) => linkType,
  keepsHandle: true,
  start(context) {
    // Read once: a frame does not reload because a cookie has changed.
    const { hutk: _, ...tracking } = readConsent('marketing') === false ? {} : readTracking();
    followSettings(
      context,
      ({ frameTitle, trackingParams, ...link }) => {
        const appBase = ownAddress(context, 'appBase', APP_BASE);
        const address = viralAddress({ ...link, appBase, trackingParams: { ...tracking, ...trackingParams } });
        return { address, title: frameTitle || new URL(address).host };
      },
      (frame) => openFrame(context.element, frame),
    );
  },
});

/** Shows a viral link in an element. A second call on one element returns the same handle. Contract section 4. */
export const mountViralLink: Widget<ViralLinkOptions, LinkEvents>['mount'] = viralLink.mount;
