import { type Disposer, listen } from '@mountkit/core';

/** Calls `place` when a field may have moved: when the window is resized, and when anything around it is scrolled. */
export function keepPlaced(field: HTMLElement, place: (event: Event) => void): Disposer {
  const view = field.ownerDocument.defaultView ?? window;
  const options = { capture: true, passive: true };
  const stops = [
    listen(view, 'resize', place),
    // A shadow tree keeps its scrolling to itself.
    ...[view, field.getRootNode()].map((target) => listen(target, 'scroll', place, options)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
