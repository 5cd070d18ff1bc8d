import { type Component, createComponent } from '@mountkit/core/react';
import type { DisclosureEvents } from '../disclosure/events';
import { registry as disclosures, mountAccordion, mount as mountTabs } from '../disclosure/mount';
import { ACCORDION_SCHEMA, type AccordionOptions, TABS_SCHEMA, type TabsOptions } from '../disclosure/settings';

/** Tabs of the headings and panels in it. */
export const Tabs: Component<TabsOptions, DisclosureEvents> = /* @__PURE__ */ createComponent(
  { mount: mountTabs, registry: disclosures },
  TABS_SCHEMA,
  ['open', 'close', 'renderError'],
);
/** An accordion of the `<details>`, or of the headings and panels, in it. */
export const Accordion: Component<AccordionOptions, DisclosureEvents> = /* @__PURE__ */ createComponent(
  { mount: mountAccordion, registry: disclosures },
  ACCORDION_SCHEMA,
  ['open', 'close', 'renderError'],
);
