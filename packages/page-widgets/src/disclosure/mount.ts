import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startAccordion } from './dom/start-accordion';
import { startTabs } from './dom/start-tabs';
import type { DisclosureEvents } from './events';
import { ACCORDION_SCHEMA, type AccordionOptions, TABS_SCHEMA, type TabsOptions } from './settings';

export const tabs: Widget<TabsOptions, DisclosureEvents> = /* @__PURE__ */ createPageWidget({
  group: 'disclosure',
  name: 'tabs',
  schema: TABS_SCHEMA,
  start: startTabs,
});
export const accordion: Widget<AccordionOptions, DisclosureEvents> = /* @__PURE__ */ createPageWidget({
  group: 'disclosure',
  name: 'accordion',
  schema: ACCORDION_SCHEMA,
  start: startAccordion,
});

/** Makes tabs of headings and panels. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<TabsOptions, DisclosureEvents>['mount'] = tabs.mount;
/** Makes an accordion of `<details>`, or of headings and panels. */
export const mountAccordion: Widget<AccordionOptions, DisclosureEvents>['mount'] = accordion.mount;
/** All tabs and accordions of the page. */
export const registry: Widget<TabsOptions, DisclosureEvents>['registry'] = tabs.registry;
