import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backgroundSource } from './background-source';

const BASE = 'https://site.test/page/';
const LOOP = { start: 0, end: 0, once: false };

it.each([
  ['/clip.webm', { kind: 'file', address: 'https://site.test/clip.webm' }],
  [
    'https://vimeo.com/76979871',
    { kind: 'frame', address: 'https://player.vimeo.com/video/76979871?background=1&dnt=1&loop=1' },
  ],
  ['', null],
  ['javascript:alert(1)', null],
  ['data:video/mp4;base64,AA', null],
  ['https://www.youtube.com/', null],
  ['http://', null],
])('%s plays from %j', (video, expected) => {
  expect(backgroundSource(video, BASE, LOOP)).toEqual(expected);
});

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s is asked without cookies', (video) => {
  const source = backgroundSource(video, BASE, { start: 5, end: 25, once: true });
  expect(source).toEqual({
    kind: 'frame',
    address:
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1&controls=0&playsinline=1&rel=0&start=5&end=25',
  });
  expect(backgroundSource(video, BASE, LOOP)?.address).toContain('loop=1&playlist=aqz-KE-bpKQ');
});

it('is http(s) or nothing, whatever a page writes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//x', 'javascript:1', 'blob:x')), (video) => {
      const source = backgroundSource(video, BASE, LOOP);
      if (source) expect(source.address).toMatch(/^https?:/);
    }),
  );
});
