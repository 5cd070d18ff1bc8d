import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size, toPixels } from './size';

const units = { vh: 8, rem: 16 };

describe('a length', () => {
  it.each([
    [20, 20],
    ['20', 20],
    [' -3.5 ', -3.5],
    ['12px', 12],
    ['10vh', 80],
    [{ size: 2, unit: 'rem' }, 32],
    [{ size: '7', unit: 'px' }, 7],
    [{ size: 7 }, 7],
    ['', 0],
    [{ size: '', unit: 'px' }, 0],
  ])('%j is %d pixels', (raw, pixels) => {
    expect(toPixels(size.read(raw), units)).toBe(pixels);
  });

  it.each([['far'], ['1e400'], [{}], [{ size: 3, unit: 'miles' }], [null], [true], ['12px 13px'], ['1.2.3']])(
    '%j is none',
    (raw) => expect(size.read(raw)).toBeUndefined(),
  );

  it('is finite, whatever a page says', () => {
    fc.assert(fc.property(fc.anything(), (raw) => Number.isFinite(toPixels(size.read(raw), units))));
  });
});
