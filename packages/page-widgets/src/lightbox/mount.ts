import { openPart, report, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import type { Lightbox, LightboxSpec } from './dom/show-lightbox';
import { startLightbox } from './dom/start-lightbox';
import type { LightboxEvents } from './events';
import { LIGHTBOX_SCHEMA, type LightboxItem, type LightboxOptions } from './settings';

export const lightbox: Widget<LightboxOptions, LightboxEvents> = /* @__PURE__ */ createPageWidget({
  group: 'lightbox',
  name: 'lightbox',
  schema: LIGHTBOX_SCHEMA,
  start: startLightbox,
});

/** Lets links to pictures or videos open them in a lightbox. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<LightboxOptions, LightboxEvents>['mount'] = lightbox.mount;
/**
 * Opens a lightbox that no element of the page has. Resolves with `{close}`, or with undefined if its code could not be loaded,
 * which is reported. `options`: `index` of the first slide, `opener` gets the focus back, and the tools, texts and class names.
 */
export const open = (
  items: readonly LightboxItem[],
  options: Partial<Omit<LightboxSpec, 'items'>> = {},
): Promise<Lightbox | undefined> =>
  openPart(() => import('./dom/show-lightbox'), 'the lightbox', { report })(({ showLightbox }) =>
    showLightbox({ report, ...options, items }),
  );
/** All lightboxes of the page. */
export const registry: Widget<LightboxOptions, LightboxEvents>['registry'] = lightbox.registry;
