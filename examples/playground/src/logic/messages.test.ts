import { describe, expect, it } from 'vitest';
import { node } from './markup';
import { markMessage, readFromPreview, readToPreview, type ToPreview } from './messages';

const toPreview: readonly ToPreview[] = [
  { type: 'forget' },
  { type: 'look', scheme: 'dark', theme: 'soft', locale: 'ar', direction: 'rtl' },
  { type: 'show', nodes: [node('div', { id: 'a' })], popupId: null },
];

describe('messages', () => {
  it.each(toPreview)('to the preview are heard: $type', (message) => {
    expect(readToPreview(markMessage(message))).toEqual(message);
    expect(readToPreview(message)).toBe(null);
  });

  it.each([
    null,
    'ready',
    {},
    markMessage({ type: 'show', nodes: [node('script')], popupId: null }),
    { ...markMessage({ type: 'forget' }), type: 'open' },
    { ...markMessage({ type: 'forget' }), type: 'look', scheme: 'pink', theme: 'soft', locale: 'de', direction: 'ltr' },
    { ...markMessage({ type: 'forget' }), type: 'look', scheme: 'dark', theme: '../a', locale: 'de', direction: 'ltr' },
  ])('to the preview that are none are not: %j', (data) => {
    expect(readToPreview(data)).toBe(null);
  });

  it('of the preview are heard, with what they may hold', () => {
    const from = (message: object) => readFromPreview({ ...message, from: 'mountkit-playground' });
    expect(
      from({ type: 'ready', terms: { category: [{ slug: 'a', name: 'A', more: 1 }, { slug: 7 }, null] } }),
    ).toEqual({
      type: 'ready',
      terms: { category: [{ slug: 'a', name: 'A' }] },
    });
    expect(from({ type: 'event', name: 'forms:ready', detail: '{}' })).not.toBe(null);
    expect(from({ type: 'event', name: {}, detail: '{}' })).toBe(null);
    expect(from({ type: 'verdicts', verdicts: [{ rule: 'times', passes: 'no', reason: '' }] })).toBe(null);
    expect(from({ type: 'loaded', files: -1, bytes: 1, calls: 0 })).toBe(null);
    expect(readFromPreview({ type: 'ready', terms: {} })).toBe(null);
  });
});
