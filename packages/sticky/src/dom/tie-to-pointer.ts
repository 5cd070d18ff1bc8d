import { type Disposer, listen } from '@mountkit/core';
import type { Effect } from '../logic/effects';
import { pointerFrames } from '../logic/pointer-frames';

/** Ties animations to the pointer: one for each axis, whose time is the percent of the window. */
export function tieToPointer(target: HTMLElement, effects: readonly Effect[], isBackground: boolean): Disposer {
  const axes = (['X', 'Y'] as const).flatMap((axis) => {
    const frames = pointerFrames(effects, axis, isBackground);
    if (!frames[0]) return [];
    // Added to what the scroll makes of the element.
    const animation = target.animate(frames as Keyframe[], { fill: 'both', duration: 100, composite: 'add' });
    animation.pause();
    animation.currentTime = 50;
    return [{ axis, animation }];
  });
  let frame = 0;
  const off = listen(
    window,
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'touch') return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        for (const { axis, animation } of axes) {
          animation.currentTime = axis === 'X' ? (clientX / innerWidth) * 100 : (clientY / innerHeight) * 100;
        }
      });
    },
    { passive: true },
  );
  return () => {
    off();
    cancelAnimationFrame(frame);
    for (const { animation } of axes) animation.cancel();
  };
}
