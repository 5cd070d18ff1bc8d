import type { WidgetContext } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import type { MenuEvents } from '../events';
import type { MenuOptions } from '../settings';

/** An item with a panel. */
export interface MenuItem {
  readonly element: HTMLElement;
  readonly button: HTMLElement;
  readonly link: HTMLAnchorElement | null;
  readonly panel: HTMLElement;
  readonly label: string;
}

/** What an item says, without what its panel says. */
function labelOf(element: HTMLElement, panel: HTMLElement): string {
  const words = document.createRange();
  words.setStart(element, 0);
  words.setEndBefore(panel);
  return `${words}`.trim().replace(/\s+/g, ' ');
}

/** The button of an item that has none: after its link. */
function createButton(label: string, hasMark: boolean): HTMLButtonElement {
  const button = make('button', 'mountkit-menu__button');
  button.ariaLabel = label;
  if (!hasMark) button.appendChild(make('i', 'mountkit-menu__mark')).ariaHidden = 'true';
  return button;
}

/** The items of a menu that have a panel, and what undoes their making. */
export function findItems(
  { element: root, instanceId, settings }: WidgetContext<MenuOptions, MenuEvents>,
  kept: KeptAttributes,
) {
  const { parts, submenu_label } = settings();
  const {
    item = 'li:has(>ul,>ol)',
    panel: panelSelector = ':scope>ul,:scope>ol',
    button: buttonSelector,
    mark,
  } = parts ?? {};
  const made: HTMLElement[] = [];
  const items = [...root.querySelectorAll<HTMLElement>(item)].flatMap((element, index): MenuItem[] => {
    const panel = element.querySelector<HTMLElement>(panelSelector);
    if (!panel) return [];
    const link = element.querySelector<HTMLAnchorElement>('a');
    const ownLink = link && !panel.contains(link) ? link : null;
    const label = labelOf(element, panel);
    const found = buttonSelector ? element.querySelector<HTMLElement>(buttonSelector) : null;
    const button = found && !panel.contains(found) ? found : createButton(submenu_label.replace('%s', label), !!mark);
    if (button !== found) {
      if (parts) button.classList.add('mountkit-menu__button--over');
      made.push(button);
      panel.before(button);
    }
    kept.set(panel, { id: panel.id || `${instanceId}-${index}` });
    return [{ element, button, link: ownLink, panel, label }];
  });
  return {
    items,
    remove() {
      for (const button of made) button.remove();
    },
  };
}
