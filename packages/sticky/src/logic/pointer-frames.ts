import type { Effect } from './effects';
import { type Frame, round, shiftAt, translation } from './keyframes';

/** What the pointer does along one axis of the window: the two ends of an animation; none where it does nothing. */
export function pointerFrames(effects: readonly Effect[], axis: 'X' | 'Y', isBackground: boolean): readonly Frame[] {
  const effect = effects.find(({ name }) => /^translate/.test(name) && name.includes(axis));
  const tilt = effects.find(({ name }) => name === 'tilt');
  return [0, 100].flatMap((percent) => {
    const frame: Frame = { offset: percent / 100 };
    if (effect) {
      const way = translation(percent, effect, isBackground);
      frame.translate = axis === 'X' ? `${way} 0px` : `0px ${way}`;
    }
    if (tilt) {
      const degrees = round(shiftAt(percent, tilt) / 10);
      // Towards the pointer: its left edge comes near when the pointer is on the left.
      frame.transform = `perspective(1200px) ${axis === 'X' ? `rotateY(${-degrees}deg)` : `rotateX(${degrees}deg)`}`;
    }
    return effect || tilt ? [frame] : [];
  });
}
