import { type Disposer, openPart, type WidgetContext, watchDeviceMode } from '@mountkit/core';
import type { CarouselEvents } from '../events';
import type * as OwnParts from '../on-demand/own-parts';
import type { CarouselOptions } from '../settings';
import type { Memory } from './memory';
import { openCarousel } from './open-carousel';

/** Makes a carousel, and lays it out anew when its settings, its slides or the device mode change. */
export function startCarousel(context: WidgetContext<CarouselOptions, CarouselEvents>): void {
  const { scope, settings, report, onSettings, markReady } = context;
  const memory: Memory = { index: 0, isStopped: false };
  let close: Disposer = () => {};
  let own: typeof OwnParts | undefined;

  const open = () => {
    close();
    const opened = openCarousel(context, memory, own);
    if (!opened?.count) report(opened ? 'has no slides' : 'has no list, expected a <ul>, <ol> or role="list"');
    if (!opened) {
      close = () => {};
      return;
    }
    const changes = new MutationObserver(open);
    changes.observe(opened.track, { childList: true });
    close = () => {
      changes.disconnect();
      opened.remove();
    };
  };
  const begin = () => {
    open();
    scope.add(watchDeviceMode(open));
    scope.add(() => close());
    onSettings(open);
    markReady();
  };
  if (settings().parts) {
    begin();
    return;
  }
  const use = openPart(() => import('../on-demand/own-parts'), 'the buttons of a carousel', context);
  void use((part) => {
    own = part;
    begin();
  }, markReady);
}
