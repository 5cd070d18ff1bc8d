import { expect, it } from 'vitest';
import { readAnimation } from './animation-data';

const DATA = { ip: 0, op: 60, fr: 30, w: 100, h: 50, layers: [{ ty: 4 }] };
const ADDRESS = 'https://example.org/a/dot.json';

it('reads an animation', () => {
  expect(readAnimation(DATA, ADDRESS)).toEqual({ ...DATA, assets: [] });
});

it.each([
  [undefined],
  ['text'],
  [[]],
  [{}],
  [{ ...DATA, layers: {} }],
  [{ ...DATA, layers: [1] }],
  [{ ...DATA, w: 0 }],
  [{ ...DATA, fr: '30x' }],
  [{ ...DATA, op: 0 }],
  [{ ...DATA, ip: null }],
])('takes no nonsense: %j', (json) => {
  expect(readAnimation(json, ADDRESS)).toBeNull();
});

it('finds pictures beside the animation, by http only', () => {
  const assets = [
    { id: 'a', u: 'images/', p: 'a.png' },
    { id: 'b', p: 'data:image/png;base64,AA', e: 1 },
    { id: 'c', layers: [] },
    { id: 'd', u: '', p: 'javascript:alert(1)' },
  ];
  expect(readAnimation({ ...DATA, assets }, ADDRESS)?.assets).toEqual([
    { id: 'a', u: '', p: 'https://example.org/a/images/a.png', e: 1 },
    assets[1],
    assets[2],
    { id: 'd', u: '', p: '', e: 1 },
  ]);
});
