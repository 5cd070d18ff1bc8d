import { type Disposer, deviceMode, listen, type WidgetContext, watchDeviceMode } from '@mountkit/core';
import { coverBottom } from '../../shared/dom/cover-bottom';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { placeOf } from '../../shared/dom/place-of';
import type { PageEvents } from '../events';
import type { PageOptions } from '../settings';

/** Says the device mode on the document's element. */
function sayDeviceMode(emit: (mode: string) => void): Disposer {
  const root = document.documentElement;
  const write = (mode: string) => root.setAttribute('data-mountkit-device', mode);
  write(deviceMode());
  const off = watchDeviceMode((mode) => {
    write(mode);
    emit(mode);
  });
  return () => {
    off();
    root.removeAttribute('data-mountkit-device');
  };
}

/** Keeps what a link or the address leads to clear of a header that stays at the top of the window. */
export function startPage(context: WidgetContext<PageOptions, PageEvents>): void {
  const { scope, settings, emit, onSettings, markReady } = context;
  const { style } = document.documentElement;
  const before = style.scrollPaddingTop;
  let stopWaiting: Disposer = () => {};
  let stopSaying: Disposer | undefined;
  /** Measures what is over the top now; true if it is not what it was. */
  const measure = () => {
    const space = settings().anchor_offset ?? coverBottom();
    const next = space ? `${space}px` : before;
    const isNew = next !== style.scrollPaddingTop;
    style.scrollPaddingTop = next;
    return isNew;
  };
  /** A header may begin to stay at the top on the way only, or be another one there; unless the visitor goes on meanwhile. */
  const settle = (place: Element) => {
    stopWaiting();
    const offs = [
      listen(window, 'scrollend', () => {
        stopWaiting();
        if (measure()) place.scrollIntoView();
      }),
      ...(['wheel', 'pointerdown', 'keydown'] as const).map((name) =>
        listen(window, name, () => stopWaiting(), { passive: true }),
      ),
    ];
    stopWaiting = () => {
      for (const off of offs) off();
    };
  };
  const lead = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href*="#"]');
    const isHere = link?.href.replace(/#.*/, '') === location.href.replace(/#.*/, '');
    const place = link && isHere && !event.defaultPrevented && placeOf(link);
    if (!place) return;
    measure();
    settle(place);
  };
  const apply = () => {
    measure();
    stopSaying?.();
    stopSaying = settings().device_mode ? sayDeviceMode((mode) => emit('change', { mode })) : undefined;
  };
  scope.add(listen(document, 'click', lead));
  onSettings(apply);
  apply();
  const place = placeOf(location);
  // Nobody has scrolled on yet.
  if (place && Math.abs(place.getBoundingClientRect().top) < 2) place.scrollIntoView();
  scope.add(() => {
    stopWaiting();
    stopSaying?.();
    style.scrollPaddingTop = before;
    dropEmpty(document.documentElement, 'style');
  });
  markReady();
}
