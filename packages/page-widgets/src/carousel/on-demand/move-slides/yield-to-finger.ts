import { type Disposer, listen } from '@mountkit/core';
import type { Row } from './open-row';

/** Leaves a row to the finger that scrolls it natively. `held` says when the visitor has it in the hand, and lets go. */
export function yieldToFinger(track: HTMLElement, row: Row, held: (isHeld: boolean) => void): Disposer {
  const isFinger = ({ pointerType }: PointerEvent) => pointerType !== 'mouse';
  const offs = [
    listen(track, 'pointerdown', (event) => isFinger(event) && held(true)),
    listen(window, 'pointerup', (event) => isFinger(event) && held(false)),
    // From here on the browser scrolls, until the finger is lifted.
    listen(track, 'pointercancel', () => row.release()),
    listen(window, 'touchend', () => held(false), { passive: true }),
  ];
  return () => {
    for (const off of offs) off();
  };
}
