import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnown, readAction } from './action';

describe('readAction', () => {
  it.each([
    ['#mountkit:popup:open?id=77&toggle=true', { name: 'popup:open', settings: { id: '77', toggle: 'true' } }],
    ['#mountkit:reload-page', { name: 'reload-page', settings: {} }],
    ['#mountkit:popup:close?', { name: 'popup:close', settings: {} }],
    ['#mountkit:popup:open?id=a&id=b', { name: 'popup:open', settings: { id: 'b' } }],
    ['#mountkit:popup:open?id=%C3%A4+1', { name: 'popup:open', settings: { id: 'ä 1' } }],
    ['#mountkit:', undefined],
    ['#mountkit:?id=7', undefined],
    ['/page#mountkit:popup:open?id=7', undefined],
    ['#other', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is %j', (address, expected) => {
    expect(readAction(address)).toEqual(expected);
  });

  it('reads every id as it was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        const query = new URLSearchParams({ id });
        expect(readAction(`#mountkit:popup:open?${query}`)?.settings).toEqual({ id });
      }),
    );
  });
});

describe('isKnown', () => {
  it.each([
    '#mountkit:reload-page',
    '#mountkit:popup:open',
    '#mountkit:popup:open?id=7',
    '#mountkit:popup:close?',
    '#mountkit:off_canvas:open?id=7',
    '#mountkit:off_canvas:close',
    '#mountkit:off_canvas:toggle?id=7',
  ])('knows %s', (address) => expect(isKnown(address)).toBe(true));

  it.each([
    '#mountkit:popup:toggle?id=7',
    '#mountkit:popup:opened',
    '#mountkit:popup:open&id=7',
    '#mountkit:reload-page:now',
    '#mountkit:off_canvas',
    ' #mountkit:popup:open',
    'mountkit:popup:open',
    '',
    null,
  ])('does not know %s', (address) => expect(isKnown(address)).toBe(false));
});
