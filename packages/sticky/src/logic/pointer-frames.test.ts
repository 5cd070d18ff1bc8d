import { expect, it } from 'vitest';
import type { Effect } from './effects';
import { pointerFrames } from './pointer-frames';

const effectOf = (changes: Partial<Effect> = {}): Effect => ({
  name: 'translateY',
  amount: 4,
  direction: '',
  start: 0,
  end: 100,
  ...changes,
});

it('follow the pointer along each axis', () => {
  const effects = [effectOf({ name: 'translateXY', amount: 1 }), effectOf({ name: 'tilt', amount: 4 })];
  expect(pointerFrames(effects, 'X', false)).toEqual([
    { offset: 0, translate: '50px 0px', transform: 'perspective(1200px) rotateY(-20deg)' },
    { offset: 1, translate: '-50px 0px', transform: 'perspective(1200px) rotateY(20deg)' },
  ]);
  expect(pointerFrames(effects, 'Y', false)).toEqual([
    { offset: 0, translate: '0px 50px', transform: 'perspective(1200px) rotateX(20deg)' },
    { offset: 1, translate: '0px -50px', transform: 'perspective(1200px) rotateX(-20deg)' },
  ]);
});

it('move only along the axis of the effect, and not for other effects', () => {
  const effects = [effectOf({ name: 'translateX' })];
  expect(pointerFrames(effects, 'X', false)).toHaveLength(2);
  expect(pointerFrames(effects, 'Y', false)).toEqual([]);
  expect(pointerFrames([effectOf({ name: 'opacity' })], 'X', false)).toEqual([]);
  expect(pointerFrames([], 'X', false)).toEqual([]);
});

it('move a background within what it is larger', () => {
  expect(pointerFrames([effectOf({ name: 'translateX', amount: 5 })], 'X', true)).toEqual([
    { offset: 0, translate: '0% 0px' },
    { offset: 1, translate: '-33.333% 0px' },
  ]);
});

it('turn round with the direction', () => {
  const [start] = pointerFrames([effectOf({ name: 'translateX', amount: 1, direction: 'negative' })], 'X', false);
  expect(start?.translate).toBe('-50px 0px');
});
