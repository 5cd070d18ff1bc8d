import { type Component, createComponent } from '@mountkit/core/react';
import type { MenuEvents } from '../menu/events';
import { registry as menus, mount as mountMenu } from '../menu/mount';
import { MENU_SCHEMA, type MenuOptions } from '../menu/settings';

/** A menu of the list in it; give it `as="nav"`. */
export const Menu: Component<MenuOptions, MenuEvents> = /* @__PURE__ */ createComponent(
  { mount: mountMenu, registry: menus },
  MENU_SCHEMA,
  ['open', 'close', 'renderError'],
);
