import { type Disposer, openPart, type WidgetContext, watchDeviceMode } from '@mountkit/core';
import type { CarouselEvents } from '../events';
import type * as OwnParts from '../on-demand/own-parts';
import type { CarouselOptions } from '../settings';
import { openCarousel } from './open-carousel';

/** Makes a carousel, and lays it out anew when its settings, its slides or the device mode change. */
export function startCarousel(context: WidgetContext<CarouselOptions, CarouselEvents>): void {
  const { scope, settings, report, onSettings, markReady } = context;
  const memory = { index: 0, isStopped: false, isNear: false };
  const withMover = openPart(() => import('../on-demand/move-slides'), 'what moves a carousel', context);
  let close: Disposer = () => {};

  const begin = (own?: typeof OwnParts) => {
    const open = () => {
      close();
      const opened = openCarousel(context, { memory, withMover, own });
      if (!opened?.count) report(opened ? 'has no slides' : 'has no list, expected a <ul>, <ol> or role="list"');
      const changes = new MutationObserver(open);
      if (opened) changes.observe(opened.track, { childList: true });
      close = () => {
        changes.disconnect();
        opened?.remove();
      };
    };
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
  void use(begin, markReady);
}
