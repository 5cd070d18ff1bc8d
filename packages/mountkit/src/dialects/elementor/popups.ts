import type { Mountkit } from '../../loader/create-mountkit';
import { followActions } from './actions';
import { carryCounters } from './counters';
import { mountPanel, showPanelLinks } from './panels';
import { tellPage } from './popup-events';
import { readPopup } from './popup-settings';

const POPUP = '[data-elementor-type="popup"][data-elementor-id]';
const OFF_CANVAS = '.e-off-canvas[id^="off-canvas-"]';

/** Classes that the page's own style knows a popup by: facts part B. */
const CLASSES = 'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal';

type Popups = NonNullable<Mountkit['popups']>;

/**
 * Puts an element into a hidden one of ours, which the widget is mounted on: the builder's attributes are no options. The
 * page hides the element by its style; the dialog around it does so now.
 */
function enclose(element: HTMLElement, className: string): HTMLElement {
  const source = document.createElement('div');
  source.className = className;
  source.hidden = true;
  element.replaceWith(source);
  source.append(element);
  element.style.setProperty('display', 'block', 'important');
  element.removeAttribute('aria-hidden');
  element.inert = false;
  return source;
}

/** What is mounted already. */
const known = new WeakSet<Element>();

function mountPopup({ mount }: Popups, element: HTMLElement): void {
  const id = element.dataset.elementorId as string;
  const settings = readPopup(element.dataset.elementorSettings);
  const source = enclose(element, 'dialog-message dialog-lightbox-message');
  mount(source, { ...settings, popupId: id, classes: `${CLASSES} ${settings.classes ?? ''}`.trim() });
  const dialog = element.closest('dialog');
  if (dialog) dialog.id = `elementor-popup-modal-${id}`;
}

function mountOffCanvas(popups: Popups, element: HTMLElement): void {
  mountPanel(popups, element, enclose(element, ''));
}

/** Mounts what there is of the builder's popups and panels. */
function mountAll(popups: Popups): void {
  for (const [selector, mountOne] of [
    [POPUP, mountPopup],
    [OFF_CANVAS, mountOffCanvas],
  ] as const) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (known.has(element)) continue;
      known.add(element);
      mountOne(popups, element);
    }
  }
  // Also those that have come later.
  showPanelLinks(popups);
}

/** The builder's popups and panels: their documents, settings, links, events and counters. */
export function startPopups(mountkit: Mountkit): void {
  let popups: Promise<Popups> | undefined;
  const load = () => {
    popups ??= mountkit.load('popups').then((api) => {
      carryCounters();
      tellPage(mountkit);
      return api;
    });
    return popups;
  };
  const look = () => {
    if (document.querySelector(`${POPUP},${OFF_CANVAS}`)) load().then(mountAll, () => {});
  };
  followActions(async (name, settings, link) => {
    const api = await load();
    mountAll(api);
    api.runAction(name, settings, link);
  });
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}
