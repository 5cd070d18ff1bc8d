import type { Json } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { scrollRow } from '../scroll-row';
import { stretch } from '../stretch';
import { watchElements } from '../watch-elements';
import { placeAtTitle } from './mega-menu/place-at-title';

/** The panel that is open, one at a time. */
const OPEN = '.e-n-menu-content>.e-con.e-active';

/** Class names of an animation of the page's style sheet. */
const animationOf = ({ open_animation: name }: Json) =>
  typeof name === 'string' && /^[\w-]+$/.test(name) && name !== 'none' ? ['animated', name] : [];

/** Moves the open panel to where the settings put it: above the titles where only there is room, and beside its title. */
function placePanel(nav: HTMLElement, settings: Json): void {
  nav.classList.remove('content-above');
  const panel = nav.querySelector<HTMLElement>(OPEN);
  const title = panel?.closest('.e-n-menu-item')?.querySelector('.e-n-menu-title');
  if (!panel || !title) return;
  panel.style.left = '';
  if (nav.dataset.layout !== 'horizontal') return;
  const { top, bottom, left, right } = title.getBoundingClientRect();
  const box = panel.getBoundingClientRect();
  nav.classList.toggle('content-above', box.bottom > innerHeight && top > innerHeight - bottom);
  if (settings.content_width !== 'fit_to_content') return;
  const { content_horizontal_position: align } = settings;
  const { clientWidth: window } = document.documentElement;
  panel.style.left = `${placeAtTitle({ left, right, width: box.width, window, align }) - box.left}px`;
}

/** Mounts a menu of panels. */
async function mountMegaMenu(nav: HTMLElement, mountkit: Mountkit) {
  const { mount } = await mountkit.load('menu');
  const settings = readSettings(nav.closest<HTMLElement>('[data-settings]')?.dataset.settings) ?? {};
  const toggle = nav.querySelector('.e-n-menu-toggle');
  const update = () => {
    // The page's style sheet asks for it.
    nav.dataset.layout = toggle?.checkVisibility() ? 'dropdown' : 'horizontal';
    placePanel(nav, settings);
  };
  const watch = new ResizeObserver(update);
  watch.observe(document.documentElement);
  update();
  const wrapper = nav.querySelector<HTMLElement>('.e-n-menu-wrapper');
  const release = wrapper && stretch(wrapper, nav, '--stretch-');
  const titles = nav.querySelector<HTMLElement>('.e-n-menu-heading');
  const free = titles && scrollRow(titles);
  const handle = mount(nav, {
    open_on: settings.open_on === 'click' ? 'click' : 'hover',
    parts: {
      item: '.e-n-menu-item:has(.e-n-menu-dropdown-icon)',
      panel: '.e-n-menu-content>.e-con',
      button: '.e-n-menu-dropdown-icon',
      active: 'e-active',
      toggle: '.e-n-menu-toggle',
      target: '.e-n-menu-wrapper',
    },
  });
  handle.on('open', () => {
    nav.querySelector(OPEN)?.classList.add(...animationOf(settings));
    placePanel(nav, settings);
  });
  return () => {
    watch.disconnect();
    release?.();
    free?.();
    handle.unmount();
    nav.classList.remove('content-above');
    for (const panel of nav.querySelectorAll<HTMLElement>('.e-n-menu-content>.e-con')) {
      panel.style.left = '';
      panel.classList.remove(...animationOf(settings));
    }
  };
}

/** The builder's menus of panels: facts on page widgets, section 2.2. */
export function start(mountkit: Mountkit): void {
  watchElements('.e-n-menu', (element) => mountMegaMenu(element, mountkit));
}
