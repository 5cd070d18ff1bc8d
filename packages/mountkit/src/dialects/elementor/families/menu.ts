import { openPart, report } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';
import { addArrows } from './menu/menu-arrows';

const HAS_SUBMENU = 'li.menu-item-has-children';
const DROPDOWN = 'nav.elementor-nav-menu--dropdown';

/** Few menus open as wide as the window. */
const withStretch = openPart(() => import('../stretch'), 'what widens menus', { report });

/** The builder's navigation menu: a list, and the same list once more behind a button. */
async function mountNavMenu(element: HTMLElement, mountkit: Mountkit) {
  const settings = readSettings(element.dataset.settings) ?? {};
  const stretching = settings.full_width === 'stretch' ? withStretch(({ stretch }) => stretch) : undefined;
  const { mount } = await mountkit.load('menu');
  const stretch = await stretching;
  const parts = {
    panel: ':scope>ul',
    mark: '.sub-arrow',
    highlight: 'highlighted',
    display: 'block',
    current: 'elementor-item-active',
  };
  const main = element.querySelector<HTMLElement>('.elementor-nav-menu--main');
  const toggle = element.querySelector<HTMLElement>('.elementor-menu-toggle');
  const dropdown = element.querySelector<HTMLElement>(DROPDOWN);
  const undos = [addArrows(element.querySelectorAll(`${HAS_SUBMENU}>a`), settings.submenu_icon)];
  const handles = main ? [mount(main, { parts: { ...parts, item: HAS_SUBMENU } })] : [];
  if (toggle && dropdown) {
    const { style } = dropdown;
    const links = dropdown.querySelectorAll('a[tabindex="-1"]');
    for (const link of links) link.removeAttribute('tabindex');
    style.setProperty('--menu-height', '1000vmax');
    if (stretch) {
      undos.push(stretch(dropdown, dropdown.offsetParent ?? element));
      style.top = `${toggle.offsetHeight}px`;
    }
    undos.push(() => {
      for (const link of links) link.setAttribute('tabindex', '-1');
      style.removeProperty('--menu-height');
      style.top = '';
    });
    handles.push(
      mount(element, {
        parts: {
          ...parts,
          item: `${DROPDOWN} ${HAS_SUBMENU}`,
          toggle: '.elementor-menu-toggle',
          target: DROPDOWN,
          toggleActive: 'elementor-active',
        },
      }),
    );
  }
  return () => {
    for (const { unmount } of handles) unmount();
    for (const undo of undos) undo();
  };
}

/** The builder's navigation menus: facts on page widgets, section 2.1. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-nav-menu', (element) => mountNavMenu(element, mountkit));
}
