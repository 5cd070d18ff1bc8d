'use client';

import type { ReactElement } from 'react';
import type { CarouselEvents } from '../carousel/events';
import { registry as carousels, mount as mountCarousel } from '../carousel/mount';
import { CAROUSEL_SCHEMA, type CarouselOptions } from '../carousel/settings';
import type { DisclosureEvents } from '../disclosure/events';
import { registry as disclosures, mountAccordion, mount as mountTabs } from '../disclosure/mount';
import { ACCORDION_SCHEMA, type AccordionOptions, TABS_SCHEMA, type TabsOptions } from '../disclosure/settings';
import type { MenuEvents } from '../menu/events';
import { registry as menus, mount as mountMenu } from '../menu/mount';
import { MENU_SCHEMA, type MenuOptions } from '../menu/settings';
import type { PageEvents } from '../page/events';
import { mountAlert, mount as mountBackground, registry as pages } from '../page/mount';
import { ALERT_SCHEMA, type AlertOptions, BACKGROUND_SCHEMA, type BackgroundOptions } from '../page/settings';
import type { RevealEvents } from '../reveal/events';
import { mountCounter, mountProgress, mount as mountReveal, registry as reveals } from '../reveal/mount';
import {
  COUNTER_SCHEMA,
  type CounterOptions,
  PROGRESS_SCHEMA,
  type ProgressOptions,
  REVEAL_SCHEMA,
  type RevealOptions,
} from '../reveal/settings';
import { createComponent, type WidgetProps } from './create-component';

export type { WidgetProps } from './create-component';

type Component<Options, Events> = (props: WidgetProps<Options, Events>) => ReactElement;

/** An element that enters when it comes into the window: contract section 10. */
export const Reveal: Component<RevealOptions, RevealEvents> = /* @__PURE__ */ createComponent(
  { mount: mountReveal, registry: reveals },
  REVEAL_SCHEMA,
  ['start', 'end', 'renderError'],
);
/** A number that counts up when it comes into the window. */
export const Counter: Component<CounterOptions, RevealEvents> = /* @__PURE__ */ createComponent(
  { mount: mountCounter, registry: reveals },
  COUNTER_SCHEMA,
  ['start', 'end', 'renderError'],
);
/** A bar that grows when it comes into the window. */
export const Progress: Component<ProgressOptions, RevealEvents> = /* @__PURE__ */ createComponent(
  { mount: mountProgress, registry: reveals },
  PROGRESS_SCHEMA,
  ['start', 'end', 'renderError'],
);
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
/** An element with a video, or with pictures one after the other, behind it. */
export const Background: Component<BackgroundOptions, PageEvents> = /* @__PURE__ */ createComponent(
  { mount: mountBackground, registry: pages },
  BACKGROUND_SCHEMA,
  ['start', 'end', 'renderError'],
);
/** An element that the visitor can dismiss. */
export const Alert: Component<AlertOptions, PageEvents> = /* @__PURE__ */ createComponent(
  { mount: mountAlert, registry: pages },
  ALERT_SCHEMA,
  ['close', 'renderError'],
);
/** A menu of the list in it; give it `as="nav"`. */
export const Menu: Component<MenuOptions, MenuEvents> = /* @__PURE__ */ createComponent(
  { mount: mountMenu, registry: menus },
  MENU_SCHEMA,
  ['open', 'close', 'renderError'],
);
/** A carousel of the first list in it. */
export const Carousel: Component<CarouselOptions, CarouselEvents> = /* @__PURE__ */ createComponent(
  { mount: mountCarousel, registry: carousels },
  CAROUSEL_SCHEMA,
  ['change', 'start', 'end', 'renderError'],
);
