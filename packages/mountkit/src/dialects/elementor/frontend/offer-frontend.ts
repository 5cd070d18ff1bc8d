import { deviceMode, listen, NOT_FOREIGN, report } from '@mountkit/core';
import { type Json, jsonObject } from '@mountkit/core/logic';
import { browserFacts } from '../mark-device';
import { valueNow } from '../value-now';
import { createEvents } from './events';
import { createElementsHandler, modules } from './handlers';
import { createHooks } from './hooks';

interface BuilderPage {
  elementorFrontend?: object;
  elementorModules?: object;
  readonly elementorFrontendConfig?: unknown;
  readonly jQuery?: { (target: unknown): unknown; readonly fn?: Record<string, unknown> };
}

/** A jQuery object, or another that is listened to in the same way. */
interface Target {
  on(name: string, callback: unknown): unknown;
  off(name: string, callback?: unknown): unknown;
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

/** Scripts that an optimiser runs at the visitor's first movement, and the events by which it says that they have run. */
const DELAYED = 'script[type="pmdelayedscript"],script[type="rocketlazyloadscript"]';
const ALL_RAN = ['perfmatters-allScriptsLoaded', 'rocket-allScriptsLoaded'];

/** Calls back once the scripts that the page came with have run, so that those which wait for the builder are waiting. */
function whenScriptsRan(run: () => void): void {
  const look = () => {
    if (document.querySelector(DELAYED)) for (const name of ALL_RAN) listen(window, name, run, { once: true });
    else run();
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.domContentLoadedEventStart) look();
  else listen(document, 'DOMContentLoaded', look, { once: true });
}

/** Adds a listener of the window or of another target in place of the one that an id stands for. */
function addListenerOnce(id: string, event: string, callback: unknown, to = wrap(window) as Target) {
  to.off(`${event}.${id}`);
  to.on(`${event}.${id}`, callback);
}

/** The same way points for each element of a jQuery object. */
function addWaypointPlugin(): void {
  const { fn } = page.jQuery ?? {};
  if (!fn || fn.elementorWaypoint) return;
  fn.elementorWaypoint = function (this: ArrayLike<Element>, callback: () => void, options?: object) {
    for (const element of Array.from(this)) waypoint(element, callback, options);
    return this;
  };
}

/**
 * Gives scripts of the page the members of the builder's object that they call, where its own script is not there, and
 * tells them what it tells: `elementor/frontend/init`, then `frontend/element_ready/…` of each element, then
 * `components:init`. Facts on page widgets, section 0.
 */
export function offerFrontend(): void {
  if (page.elementorFrontend) return;
  const fail = (error: unknown) => report('a script of the page that uses elementorFrontend threw', error, 'error');
  // The page prints it below the scripts in its head.
  const config = () => jsonObject(page.elementorFrontendConfig);
  const isOn = (mode: string) => jsonObject(config().environmentMode)[mode] === true;
  const readKey = (list: unknown, key?: string) => (key === undefined ? list : jsonObject(list)[key]);
  const settings = () => jsonObject(config().settings);
  const hooks = createHooks(fail);
  const events = createEvents(fail);

  const ready = (target: unknown) => {
    const element = elementOf(target);
    const { element_type: type, widget_type: widget } = (element as HTMLElement | undefined)?.dataset ?? {};
    if (!type || config().is_static) return;
    for (const name of ['global', type, ...(type === 'widget' && widget ? [widget] : [])]) {
      hooks.doAction(`frontend/element_ready/${name}`, wrap(element), page.jQuery);
    }
  };
  const readyIn = (selector: string, isMeant: (element: Element) => boolean = () => true) => {
    for (const element of document.querySelectorAll(`${selector} .elementor-element${NOT_FOREIGN}`)) {
      if (isMeant(element)) ready(element);
    }
  };

  page.elementorModules ??= modules;
  page.elementorFrontend = {
    get config() {
      return config();
    },
    hooks,
    ...events,
    addListenerOnce,
    removeListeners: (id: string, event: string, callback?: unknown, to = wrap(window) as Target) =>
      to.off(`${event}.${id}`, callback),
    elementsHandler: { runReadyTrigger: ready, ...createElementsHandler(hooks, fail) },
    elements: {
      window,
      get $window() {
        return wrap(window);
      },
      get $document() {
        return wrap(document);
      },
      get $head() {
        return wrap(document.head);
      },
      get $body() {
        return wrap(document.body);
      },
      get $deviceMode() {
        return wrap(document.getElementById('elementor-device-mode'));
      },
      get $wpAdminBar() {
        return wrap(document.getElementById('wpadminbar'));
      },
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
    getKitSettings: (key?: string) => readKey(config().kit, key),
    getGeneralSettings: (key?: string) => readKey(settings().general, key) ?? readKey(config().kit, key),
    getPageSettings: (key?: string) => readKey(settings().page, key),
    waypoint,
  };

  whenScriptsRan(() => {
    addWaypointPlugin();
    window.dispatchEvent(new CustomEvent('elementor/frontend/init'));
    readyIn('.elementor', (element) => !element.closest('[data-elementor-type="popup"]'));
    events.trigger('components:init');
  });
  // What is in a popup is told of at every showing.
  listen(window, 'elementor/popup/show', (event) => {
    const { id } = jsonObject((event as CustomEvent).detail);
    readyIn(`[data-elementor-type="popup"][data-elementor-id="${CSS.escape(`${id}`)}"]`);
  });
}
