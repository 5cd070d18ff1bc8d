import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressWithVideo, videoInAddress } from './list-address';

it('reads the video of its own list only', () => {
  expect(videoInAddress('?playlist=shed&video=2', 'shed')).toBe('2');
  expect(videoInAddress('?playlist=other&video=2', 'shed')).toBeUndefined();
  expect(videoInAddress('?playlist=shed', 'shed')).toBeUndefined();
  expect(videoInAddress('?playlist=&video=2', '')).toBeUndefined();
});

it('keeps everything else as it is written', () => {
  expect(addressWithVideo('', 'shed', '2')).toBe('?playlist=shed&video=2');
  expect(addressWithVideo('?a=x+y~z!&video=1&b', 'shed', '2')).toBe('?a=x+y~z!&b&playlist=shed&video=2');
});

it('finds again what it has written', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(fc.webQueryParameters(), text, text, (query, name, video) => {
      expect(videoInAddress(addressWithVideo(`?${query}`, name, video), name)).toBe(video);
    }),
  );
});
