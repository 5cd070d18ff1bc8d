import {
  browserClock,
  type Disposer,
  deviceMode,
  listen,
  mergeBreakpoints,
  openPart,
  pageConfig,
  type Schema,
  type WidgetContext,
} from '@mountkit/core';
import type { StickyItem } from '../dom/item';
import { stickyLayout } from '../dom/sticky-layout';
import type { StickyEvents } from '../events';
import { configOf } from '../logic/config';
import { ignoreOthers, inTwoSpellings } from '../logic/spellings';
import { STICKY_SCHEMA, type StickyOptions } from '../settings';

/** Specification 1, section 9, in milliseconds. */
const RESIZE_DEBOUNCE = 300;

const CLASS = 'mountkit-sticky';

/** The window as a configuration depends on it. */
function readDevice() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const [vh, vw] = [innerHeight / 100, innerWidth / 100];
  return {
    mode: deviceMode(),
    breakpoints: mergeBreakpoints(pageConfig().breakpoints ?? {}),
    units: { vh, vw, rem, em: rem, '%': vh },
  };
}

/** Makes an element sticky, following its options and the device: specification 1, sections 3, 4 and 9. */
export function start(context: WidgetContext<StickyOptions, StickyEvents>): void {
  const { element, emit, scope, settings } = context;
  const { classList } = element;
  const { schema, merge } = inTwoSpellings(STICKY_SCHEMA);
  const isOnlySticky = element.dataset.mountkit?.trim() === 'sticky';
  // Its values are both spellings of each option, until they are merged.
  context.setSchema((isOnlySticky ? schema : ignoreOthers(schema)) as Schema<never>);

  let wasStuck = false;
  let hadEffects = false;
  const item: StickyItem = {
    element,
    config: null,
    undo() {},
    report: context.report,
    show(isStuck, hasEffects) {
      if (isStuck === wasStuck && hasEffects === hadEffects) return;
      hadEffects = hasEffects;
      classList.toggle(`${CLASS}--effects`, hasEffects);
      classList.toggle(`${CLASS}--active`, isStuck);
      if (isStuck === wasStuck) return;
      wasStuck = isStuck;
      emit(isStuck ? 'stick' : 'unstick', {});
    },
  };

  const withHide = openPart(() => import('./stick/hide'), 'headers that hide', context);
  let stopHiding: Disposer = () => {};
  let before: string | undefined;
  const configure = () => {
    const config = configOf(merge(settings()), readDevice());
    const now = JSON.stringify(config);
    if (now === before) return;
    before = now;
    item.config = config;
    classList.toggle(CLASS, !!config);
    stopHiding();
    stopHiding = () => {};
    if (config?.hides) {
      void withHide(({ hideOnScroll }) => {
        if (item.config === config) stopHiding = hideOnScroll(element, config.edge);
      });
    }
    stickyLayout().refresh();
  };

  let stopTimer: Disposer = () => {};
  const debounce = () => {
    stopTimer();
    stopTimer = browserClock.after(RESIZE_DEBOUNCE, configure);
  };
  scope.add(() => classList.remove(CLASS));
  scope.add(() => item.show(false, false));
  scope.add(stickyLayout().add(item));
  scope.add(listen(window, 'resize', debounce));
  scope.add(() => stopTimer());
  scope.add(() => stopHiding());
  context.onSettings(configure);
  configure();
  context.markReady();
}
