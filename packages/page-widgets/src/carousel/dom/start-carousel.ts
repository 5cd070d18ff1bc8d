import { type Disposer, type WidgetContext, watchDeviceMode } from '@mountkit/core';
import type { CarouselEvents } from '../events';
import type { CarouselOptions } from '../settings';
import type { Memory } from './memory';
import { openCarousel } from './open-carousel';

/** Makes a carousel, and lays it out anew when its settings, its slides or the device mode change. */
export function startCarousel(context: WidgetContext<CarouselOptions, CarouselEvents>): void {
  const { scope, report, onSettings, markReady } = context;
  const memory: Memory = { index: 0, isStopped: false };
  let close: Disposer = () => {};

  const open = () => {
    close();
    const opened = openCarousel(context, memory);
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
  open();
  scope.add(watchDeviceMode(open));
  scope.add(() => close());
  onSettings(open);
  markReady();
}
