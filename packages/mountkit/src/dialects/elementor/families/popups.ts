import { NOT_FOREIGN } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { whenGone } from '../when-gone';
import { followActions, type Run } from './popups/actions';
import { carryCounters } from './popups/counters';
import { enclose } from './popups/enclose';
import { mountPanel, showPanelLinks } from './popups/panels';
import { keepStill, tellPage } from './popups/popup-events';
import { offerPopupModule } from './popups/popup-module';
import { readPopup } from './popups/popup-settings';

const POPUP = `[data-elementor-type="popup"][data-elementor-id]${NOT_FOREIGN}`;
const OFF_CANVAS = `.e-off-canvas[id^="off-canvas-"]${NOT_FOREIGN}`;

/** Classes of a popup in the page's own style: facts part B. */
const CLASSES = 'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal';

/** Classes of its parts there. */
const LOOK = {
  box: 'dialog-widget-content dialog-lightbox-widget-content',
  close: 'dialog-close-button dialog-lightbox-close-button',
  icon: 'eicon-close',
};

type Popups = NonNullable<Mountkit['popups']>;

/** The mounted popups, by the builder's element; an unmounted one stays here while its element is in the page. */
const known = new Map<Element, { unmount(): void }>();

/** The builder's settings of a popup as they are now, with its id and the classes of its parts. */
function optionsOf({ dataset }: HTMLElement) {
  const settings = readPopup(dataset.elementorSettings);
  const classes = `${CLASSES} ${settings.classes ?? ''}`.trim();
  return { ...settings, popupId: dataset.elementorId as string, classes, look: LOOK };
}

function mountPopup(popups: Popups, element: HTMLElement) {
  const { source, release } = enclose(element, 'dialog-message dialog-lightbox-message');
  let options = optionsOf(element);
  let handle: ReturnType<Popups['mount']>;
  let isChanging = false;
  const watch = new MutationObserver(() => {
    const { popupId } = options;
    // What it leaves out now has its default.
    const gone = Object.fromEntries(Object.keys(options).map((key) => [key, undefined]));
    options = optionsOf(element);
    isChanging = options.popupId !== popupId;
    handle.update({ ...gone, ...options });
    if (isChanging) begin();
    isChanging = false;
  });
  /** Another id makes another popup of it. */
  const begin = () => {
    handle = popups.mount(source, options);
    const dialog = element.closest('dialog');
    if (dialog) dialog.id = `elementor-popup-modal-${options.popupId}`;
    whenGone(handle, () => {
      if (isChanging) return;
      watch.disconnect();
      release();
      keepStill(popups);
    });
  };
  begin();
  watch.observe(element, { attributeFilter: ['data-elementor-id', 'data-elementor-settings'] });
  return { unmount: () => handle.unmount() };
}

function mountOffCanvas(popups: Popups, element: HTMLElement) {
  const { source, release } = enclose(element, '');
  const handle = mountPanel(popups, element, source);
  whenGone(handle, release);
  return handle;
}

/** Mounts the builder's popups and panels that are in the page. */
function mountAll(popups: Popups): void {
  for (const [selector, mountOne] of [
    [POPUP, mountPopup],
    [OFF_CANVAS, mountOffCanvas],
  ] as const) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!known.has(element)) known.set(element, mountOne(popups, element));
    }
  }
  // Also those that were added later.
  showPanelLinks(popups);
}

/** Unmounts the popups whose elements were removed. */
function sweep(): void {
  for (const [element, handle] of known) {
    if (element.isConnected) continue;
    known.delete(element);
    handle.unmount();
  }
}

/** The builder's popups and panels: their documents, settings, links, events and counters. */
export function start(mountkit: Mountkit): void {
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
    // A moved element is not removed: only one that is still disconnected one task later is.
    if ([...known.keys()].some((element) => !element.isConnected)) setTimeout(sweep);
    if (document.querySelector(`${POPUP},${OFF_CANVAS}`)) load().then(mountAll, () => {});
  };
  const perform: Run = async (name, settings, link) => {
    const api = await load();
    mountAll(api);
    api.runAction(name, settings, link);
  };
  followActions(perform);
  offerPopupModule(perform);
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}
