import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startForm } from './dom/start-form';
import type { PageFormEvents } from './events';
import { PAGE_FORM_SCHEMA, type PageFormOptions } from './settings';

export const pageForm: Widget<PageFormOptions, PageFormEvents> = /* @__PURE__ */ createPageWidget({
  group: 'page-form',
  name: 'page-form',
  schema: PAGE_FORM_SCHEMA,
  start: startForm,
});

/** Sends a form of the page without leaving it. Twice on one element answers the same handle. */
export const mount: Widget<PageFormOptions, PageFormEvents>['mount'] = pageForm.mount;
/** All such forms of the page. */
export const registry: Widget<PageFormOptions, PageFormEvents>['registry'] = pageForm.registry;
