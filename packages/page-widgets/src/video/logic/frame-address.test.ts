import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameAddress, needsWatch } from './frame-address';
import { type Play, readVideo } from './video-source';

const BASE = 'https://site.test/page/';
const PLAY: Play = { start: 0, end: 0, loop: false, mute: false, controls: true, privacy: true };

const ADDRESSES = {
  youtube: 'https://youtu.be/aqz-KE-bpKQ',
  vimeo: 'https://vimeo.com/76979871/abcdef1234',
  dailymotion: 'https://dai.ly/x8m4abc',
  videopress: 'https://videopress.com/v/kUJmAcSf',
};

it.each([
  ['youtube', {}, 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&enablejsapi=1'],
  [
    'youtube',
    { privacy: false, start: 5, end: 9, loop: true, mute: true, controls: false },
    'https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1&controls=0&loop=1&start=5&end=9&playlist=aqz-KE-bpKQ&rel=0&playsinline=1&enablejsapi=1',
  ],
  ['vimeo', { start: 5, end: 9 }, 'https://player.vimeo.com/video/76979871?h=abcdef1234&autoplay=1&dnt=1#t=5s'],
  ['vimeo', { mute: true, privacy: false }, 'https://player.vimeo.com/video/76979871?h=abcdef1234&autoplay=1&muted=1'],
  ['dailymotion', { start: 5 }, 'https://www.dailymotion.com/embed/video/x8m4abc?autoplay=1&start=5'],
  ['videopress', { start: 5, mute: true }, 'https://videopress.com/embed/kUJmAcSf?autoPlay=1&muted=1&at=5'],
] as const)('a frame of %s with %j has the address %s', (provider, play, expected) => {
  const source = readVideo(ADDRESSES[provider], BASE);
  expect(source && frameAddress(source, { ...PLAY, ...play }, true)).toBe(expected);
});

it('keeps what an address of a player says, and the time in an address', () => {
  const of = (address: string) => {
    const source = readVideo(address, BASE);
    return source && frameAddress(source, PLAY, false);
  };
  expect(of('https://player.vimeo.com/video/7?color=ff0000&title=0')).toBe(
    'https://player.vimeo.com/video/7?color=ff0000&title=0&dnt=1',
  );
  expect(of('https://youtu.be/aqz-KE-bpKQ?t=42')).toContain('start=42');
});

it.each([
  ['youtube', {}, false, false],
  ['youtube', { end: 9 }, false, false],
  ['youtube', { loop: true }, false, false],
  ['youtube', { loop: true, start: 3 }, false, true],
  ['youtube', {}, true, true],
  ['vimeo', { end: 9 }, false, true],
  ['vimeo', { loop: true }, false, false],
  ['dailymotion', { end: 9, loop: true }, true, false],
] as const)('a frame of %s that plays %j, with a listener %s, is watched: %s', (provider, play, listens, expected) => {
  const source = readVideo(ADDRESSES[provider], BASE);
  expect(source && needsWatch(source, { ...PLAY, ...play }, listens)).toBe(expected);
});

it('whatever an address is, a frame is of a host that is known, and nothing of the address is before its query', () => {
  const hosts = [
    ...Object.values(ADDRESSES),
    'https://www.youtube.com/watch?v=',
    'https://youtu.be/',
    'https://player.vimeo.com/video/',
    'https://www.dailymotion.com/video/',
    'https://videopress.com/v/',
  ];
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.tuple(fc.constantFrom(...hosts), fc.string({ unit: 'binary' })).map(([host, rest]) => host + rest),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(address, fc.boolean(), (given, playsItself) => {
      const source = readVideo(given, BASE);
      if (!source) return;
      expect(source.address).toMatch(/^https?:/);
      if (source.provider === 'file') return;
      expect(frameAddress(source, PLAY, playsItself)).toMatch(
        /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|www\.dailymotion\.com\/embed\/video|videopress\.com\/embed)\/[\w-]+\?[^<>"\s]*$/,
      );
    }),
  );
});
