import type { Effect } from './effects';

/** What an element looks like at one percent of its way; `offset` is from 0 to 1. */
export interface Frame {
  offset: number;
  [property: string]: string | number;
}

const isReversed = ({ direction }: Effect) => /negative|down|right/.test(direction);

/** How far a translation or a rotation is at a percent: contract section 9. */
export function shiftAt(percent: number, effect: Effect): number {
  const inRange = Math.min(effect.end, Math.max(effect.start, percent));
  return -((isReversed(effect) ? 100 - inRange : inRange) - 50) * effect.amount;
}

/** How much of opacity, blur or scale is there at a percent, from 0 to 1. */
export function degreeAt(percent: number, { start, end, direction }: Effect): number {
  const isTwofold = /in-out-in|out-in-out/.test(direction);
  const rise = percent < end ? (end > start ? (percent - start) / (end - start) : 1) : 1;
  if (!isTwofold) {
    const degree = Math.min(1, Math.max(0, rise));
    return direction === 'in-out' ? 1 - degree : degree;
  }
  // Full inside the range; outside it grows towards the range and shrinks away from it.
  const before = start > 0 ? percent / start : 1;
  const after = end < 100 ? (100 - percent) / (100 - end) : 1;
  const degree = Math.min(1, Math.max(0, before, 0), Math.max(0, after));
  return direction === 'in-out-in' ? 1 - degree : degree;
}

/** How much larger than its element a background layer is: speed times 10 percent; specification 1, section 9. */
export const enlargement = (speed: number): number => speed * 10;

/** The translation along one axis: pixels, or for a background layer percent of its own, enlarged size. */
export function translation(percent: number, effect: Effect, isBackground: boolean): string {
  const shift = shiftAt(percent, effect);
  if (!isBackground) return `${round(shift)}px`;
  const larger = enlargement(effect.amount);
  // From no shift at 50 x speed to the whole enlargement at the other end.
  const part = effect.amount ? (50 - shift / effect.amount) / 100 : 0;
  return `${round((-part * larger * 100) / (100 + larger))}%`;
}

export const round = (value: number) => Math.round(value * 1000) / 1000 || 0;

/** What the effects make of an element at one percent of its way. */
function styleAt(percent: number, effects: readonly Effect[], isBackground: boolean): Frame {
  const frame: Frame = { offset: percent / 100 };
  const along = (axis: 'X' | 'Y') => effects.find(({ name }) => /^translate/.test(name) && name.includes(axis));
  const [x, y] = [along('X'), along('Y')];
  const move = (effect: Effect | undefined) => (effect ? translation(percent, effect, isBackground) : '0px');
  if (x || y) frame.translate = `${move(x)} ${move(y)}`;
  for (const effect of effects) {
    const degree = degreeAt(percent, effect);
    const { name, amount } = effect;
    if (name === 'opacity') frame.opacity = round(1 - amount / 10 + (amount / 10) * degree);
    if (name === 'blur') frame.filter = `blur(${round(amount * (1 - degree))}px)`;
    if (name === 'scale') frame.scale = round(1 + (amount * degree) / 10);
    if (/^rotate/.test(name)) frame.rotate = `${round(shiftAt(percent, effect))}deg`;
  }
  return frame;
}

/** The frames of an animation over 0 to 100 percent: every effect is straight between the ends of its range. */
export function scrollFrames(effects: readonly Effect[], isBackground: boolean): readonly Frame[] {
  const points = new Set([0, 100, ...effects.flatMap(({ start, end }) => [start, end])]);
  return [...points].sort((one, other) => one - other).map((percent) => styleAt(percent, effects, isBackground));
}
