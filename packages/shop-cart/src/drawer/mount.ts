import { createWidget, MARK, type Widget } from '@mountkit/core';
import { startDrawer } from './dom/start-drawer';
import type { DrawerEvents } from './events';
import { DRAWER_SCHEMA, type DrawerOptions } from './settings';

const drawer: Widget<DrawerOptions, DrawerEvents<HTMLElement>> = /* @__PURE__ */ createWidget<
  DrawerOptions,
  DrawerEvents<HTMLElement>
>({
  name: 'cart-drawer',
  group: 'cart-drawer',
  schema: DRAWER_SCHEMA,
  // On an element that the page has not marked, such as one of a page builder, they are somebody else's.
  attributes: (element) => (element?.hasAttribute(MARK) ? { ...element.dataset } : {}),
  identify: () => '',
  start: startDrawer,
});

/** Makes a `dialog` the shop's basket beside the page: contract section 10. Twice on one element answers the same handle. */
export const mount: Widget<DrawerOptions, DrawerEvents<HTMLElement>>['mount'] = drawer.mount;
/** Every cart drawer of the page. */
export const registry: Widget<DrawerOptions, DrawerEvents<HTMLElement>>['registry'] = drawer.registry;
