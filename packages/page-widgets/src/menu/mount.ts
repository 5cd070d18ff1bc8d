import type { Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startMenu } from './dom/start-menu';
import type { MenuEvents } from './events';
import { MENU_SCHEMA, type MenuOptions } from './settings';

export const menu: Widget<MenuOptions, MenuEvents> = /* @__PURE__ */ createPageWidget({
  group: 'menu',
  name: 'menu',
  schema: MENU_SCHEMA,
  start: startMenu,
});

/** Makes a menu of a list of links. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<MenuOptions, MenuEvents>['mount'] = menu.mount;
/** All menus of the page. */
export const registry: Widget<MenuOptions, MenuEvents>['registry'] = menu.registry;
