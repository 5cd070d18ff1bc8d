import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mediaKind } from './media';
import { slideAfterKey } from './slide-after-key';

it.each([
  ['/a.JPG?x=1#y', 'picture'],
  ['https://cdn.test/a.avif', 'picture'],
  ['clip.webm', 'video'],
  ['https://youtu.be/aqz-KE-bpKQ', 'video'],
  ['https://player.vimeo.com/video/1', 'video'],
  ['/page/', null],
  ['/page/?file=a.jpg', null],
  ['https://youtube.com.evil.test/', null],
  ['javascript:alert(1)//a.jpg', null],
  ['data:image/png,a.png', null],
  ['', null],
  ['http://', null],
])('%s leads to %s', (address, expected) => {
  expect(mediaKind(address, 'https://site.test/')).toBe(expected);
});

it.each([
  ['ArrowRight', 1, false, 2],
  ['ArrowRight', 4, false, 0],
  ['ArrowLeft', 0, false, 4],
  ['ArrowLeft', 1, true, 2],
  ['PageDown', 1, true, 2],
  ['PageUp', 1, false, 0],
  ['Home', 3, false, 0],
  ['End', 0, false, 4],
  ['x', 0, false, undefined],
])('%s at slide %i, right to left %s, leads to %s of five', (key, index, isRtl, expected) => {
  expect(slideAfterKey(key, index, { count: 5, isRtl })).toBe(expected);
});

it('a key always leads to a slide that is there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End'),
      fc.boolean(),
      fc.integer({ min: 1, max: 20 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1))),
      (key, isRtl, [count, index]) => {
        const next = slideAfterKey(key, index, { count, isRtl }) ?? -1;
        expect(next >= 0 && next < count).toBe(true);
      },
    ),
  );
});
