import { deviceMode, listen, NOT_FOREIGN, report } from '@mountkit/core';
import { type Json, jsonObject } from '@mountkit/core/logic';
import { browserFacts } from '../mark-device';
import { valueNow } from '../value-now';
import { createEvents } from './events';
import { createHooks } from './hooks';

interface BuilderPage {
  elementorFrontend?: object;
  readonly elementorFrontendConfig?: unknown;
  readonly jQuery?: (target: unknown) => unknown;
}

const page = window as BuilderPage;

/** What scripts get in place of an element: the page's jQuery object; without jQuery a list, so that `[0]` is the element. */
const wrap = (target: unknown): unknown => page.jQuery?.(target) ?? [target];

/** The element of what a script passes: itself, or the first of a list. */
function elementOf(target: unknown): Element | undefined {
  const [first] = target instanceof Element ? [target] : Array.from((target ?? []) as ArrayLike<unknown>);
  return first instanceof Element ? first : undefined;
}

/** Calls back when an element is in the window: once, unless `triggerOnce` is false. */
function waypoint(target: unknown, callback: () => void, { triggerOnce = true } = {}) {
  const element = elementOf(target);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    if (triggerOnce) observer.disconnect();
    callback.call(element);
  });
  if (element) observer.observe(element);
  return observer;
}

/**
 * Gives scripts of the page the members of the builder's object that they call, where its own script is not there, and
 * tells them what it tells: `elementor/frontend/init`, then `frontend/element_ready/…` of each element, then
 * `components:init`. Facts on page widgets, section 0.
 */
export function offerFrontend(): void {
  if (page.elementorFrontend) return;
  const fail = (error: unknown) => report('a script of the page that uses elementorFrontend threw', error, 'error');
  const config = jsonObject(page.elementorFrontendConfig);
  const isOn = (mode: string) => jsonObject(config.environmentMode)[mode] === true;
  const readKey = (list: unknown, key?: string) => (key === undefined ? list : jsonObject(list)[key]);
  const settings = jsonObject(config.settings);
  const hooks = createHooks(fail);
  const events = createEvents(fail);

  const ready = (target: unknown) => {
    const element = elementOf(target);
    const { element_type: type, widget_type: widget } = (element as HTMLElement | undefined)?.dataset ?? {};
    if (!type || config.is_static) return;
    for (const name of ['global', type, ...(type === 'widget' && widget ? [widget] : [])]) {
      hooks.doAction(`frontend/element_ready/${name}`, wrap(element), page.jQuery);
    }
  };
  const readyIn = (selector: string, isMeant: (element: Element) => boolean = () => true) => {
    for (const element of document.querySelectorAll(`${selector} .elementor-element${NOT_FOREIGN}`)) {
      if (isMeant(element)) ready(element);
    }
  };

  page.elementorFrontend = {
    config,
    hooks,
    ...events,
    elementsHandler: { runReadyTrigger: ready },
    elements: {
      window,
      $window: wrap(window),
      $document: wrap(document),
      $head: wrap(document.head),
      $body: wrap(document.body),
      $deviceMode: wrap(document.getElementById('elementor-device-mode')),
    },
    utils: {
      environment: browserFacts(),
      events: {
        dispatch: (target: unknown, name: string, detail?: unknown) =>
          ((elementOf(target) ?? window) as EventTarget).dispatchEvent(new CustomEvent(name, { detail })),
      },
    },
    isEditMode: () => isOn('edit'),
    isWPPreviewMode: () => isOn('wpPreview'),
    getCurrentDeviceMode: deviceMode,
    getCurrentDeviceSetting: (all: Json, key: string) => valueNow(all, key),
    getKitSettings: (key?: string) => readKey(config.kit, key),
    getGeneralSettings: (key?: string) => readKey(settings.general, key) ?? readKey(config.kit, key),
    getPageSettings: (key?: string) => readKey(settings.page, key),
    waypoint,
  };

  window.dispatchEvent(new CustomEvent('elementor/frontend/init'));
  readyIn('.elementor', (element) => !element.closest('[data-elementor-type="popup"]'));
  events.trigger('components:init');
  // What is in a popup is told of at every showing.
  listen(window, 'elementor/popup/show', (event) => {
    const { id } = jsonObject((event as CustomEvent).detail);
    readyIn(`[data-elementor-type="popup"][data-elementor-id="${CSS.escape(`${id}`)}"]`);
  });
}
