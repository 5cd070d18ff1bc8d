import { listen } from '@mountkit/core';
import type { Mountkit } from '../../../../loader/create-mountkit';
import { readBuilderAction } from '../../read-action';
import { whenGone } from '../../when-gone';
import { addressOf, LINKS } from './links';
import { readOffCanvas } from './popup-settings';

type Popups = NonNullable<Mountkit['popups']>;

interface Panel {
  readonly id: string;
  readonly element: HTMLElement;
  /** The page does not scroll behind it. */
  readonly isStill: boolean;
}

/** Every panel that is mounted. */
const panels = new Set<Panel>();

const isOn = (value: unknown) => /^(?:yes|true)$/.test(`${value}`);

/** Sets `aria-controls` and `aria-expanded` on the links that open a panel. */
export function showPanelLinks({ isOpen }: Popups): void {
  for (const link of panels.size ? document.querySelectorAll(LINKS) : []) {
    const { name = '', settings } = readBuilderAction(addressOf(link)) ?? {};
    const panel = /^off_canvas:(?:open|toggle)$/.test(name) && [...panels].find(({ id }) => id === settings?.id);
    if (!panel) continue;
    link.setAttribute('aria-controls', panel.element.id);
    link.setAttribute('aria-expanded', `${isOpen(panel.id)}`);
  }
}

/** Removes these attributes from the links of a panel. */
function clearPanelLinks({ element }: Panel): void {
  for (const link of document.querySelectorAll(`[aria-controls="${CSS.escape(element.id)}"]`)) {
    link.removeAttribute('aria-controls');
    link.removeAttribute('aria-expanded');
  }
}

/** Mounts a panel of the builder inside an element of ours: facts part B, 'Off-canvas'. */
export function mountPanel(popups: Popups, element: HTMLElement, source: HTMLElement) {
  const settings = readOffCanvas(source.closest<HTMLElement>('[data-settings]')?.dataset.settings);
  const id = element.id.replace('off-canvas-', '');
  source.id = `${element.id}-panel`;
  const handle = popups.mountOffCanvas(source, { ...settings, offCanvasId: id });
  const panel = { id, element, isStill: isOn(settings.prevent_scroll) };
  panels.add(panel);

  const dialog = source.closest('dialog');
  const keepStill = () => {
    const isStill = [...panels].some((each) => each.isStill && popups.isOpen(each.id));
    document.body.classList.toggle('e-off-canvas__no-scroll', isStill);
  };
  const show = () => {
    const isOpen = popups.isOpen(id);
    element.ariaHidden = `${!isOpen}`;
    element.inert = !isOpen;
    // If the page's style lays it over the window, it has its own background and position.
    const isPlaced = isOpen && getComputedStyle(element).position === 'fixed';
    source.parentElement?.style.setProperty('display', isPlaced ? 'contents' : '', 'important');
    if (dialog) dialog.style.background = isPlaced ? 'none' : '';
    keepStill();
    showPanelLinks(popups);
  };
  const watch = new MutationObserver(show);
  watch.observe(source, { attributeFilter: ['inert'] });
  show();
  const off = listen(element, 'click', ({ target }) => {
    const isOverlay = (target as Element | null)?.matches?.('.e-off-canvas__overlay');
    if (isOverlay && !isOn(settings.is_not_close_on_overlay)) popups.close(id);
  });
  whenGone(handle, () => {
    watch.disconnect();
    off();
    panels.delete(panel);
    keepStill();
    clearPanelLinks(panel);
  });
  return handle;
}
