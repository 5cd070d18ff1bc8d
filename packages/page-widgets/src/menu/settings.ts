import { number, object, oneOf, type Schema, text } from '@mountkit/core/logic';

/** Where the parts are in markup that is not ours; given in script. */
export interface MenuParts {
  /** Selector of the items that have a panel. Default: list items that hold a list. */
  readonly item?: string;
  /** Selector of the panel in an item. Default: its list. */
  readonly panel?: string;
  /** Selector of the button in an item. Default: one is made after the link. */
  readonly button?: string;
  /** Selector of the arrow in a link: it does what the item's button does, which then draws none. */
  readonly mark?: string;
  /** Class of a link whose panel is open. */
  readonly highlight?: string;
  /** Class of an open panel. */
  readonly active?: string;
  /** Value of `display` of an open panel, where the page's style sheet hides every panel. */
  readonly display?: string;
  /** Selector of the button that opens the whole menu on small windows. */
  readonly toggle?: string;
  /** Selector of what it opens. */
  readonly target?: string;
  /** Class of that button while it is open. */
  readonly toggleActive?: string;
  /** Class of a link whose place on the page is in view. */
  readonly current?: string;
}

/** Options of a menu: specification 1, section 1. */
export interface MenuOptions {
  /** How panels open: by the pointer's coming and by a press, or by a press alone. Default `hover`. */
  readonly open_on: 'hover' | 'click';
  /** Width of the window in CSS pixels up to which the menu is behind a button. 0: never. Default 921. */
  readonly breakpoint: number;
  /** Label of that button. Default `Menu`. */
  readonly toggle_label: string;
  /** Label of an item's button; `%s` is what the item says. Default `Submenu of %s`. */
  readonly submenu_label: string;
  readonly parts: MenuParts | undefined;
}

/** How the options of a menu are read. */
export const MENU_SCHEMA: Schema<MenuOptions> = {
  open_on: /* @__PURE__ */ oneOf(['hover', 'click'], 'hover'),
  breakpoint: /* @__PURE__ */ number(921),
  toggle_label: /* @__PURE__ */ text('Menu'),
  submenu_label: /* @__PURE__ */ text('Submenu of %s'),
  parts: /* @__PURE__ */ object<MenuParts | undefined>(undefined),
};
