import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { stretch } from '../stretch';
import { watchElements } from '../watch-elements';
import { mountMegaMenu } from './menu/mega-menu';
import { addArrows } from './menu/menu-arrows';

const HAS_SUBMENU = 'li.menu-item-has-children';
const DROPDOWN = 'nav.elementor-nav-menu--dropdown';

/** The builder's navigation menu: a list, and the same list once more behind a button. */
async function mountNavMenu(element: HTMLElement, mountkit: Mountkit) {
  const { mount } = await mountkit.load('menu');
  const settings = readSettings(element.dataset.settings) ?? {};
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
    if (settings.full_width === 'stretch') {
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

/** The builder's menus: facts on page widgets, sections 2.1 and 2.2. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-nav-menu', (element) => mountNavMenu(element, mountkit));
  watchElements('.e-n-menu', (element) => mountMegaMenu(element, mountkit));
}
