import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, lengthRule } from './length-rule';

describe('the length of a value', () => {
  it('counts characters as a person does, and a line break once however it is sent', () => {
    expect(lengthOf(' abc ')).toBe(3);
    expect(lengthOf('👍👍')).toBe(2);
    expect(lengthOf('a\r\nb')).toBe(lengthOf('a\nb'));
  });

  it('is refused below the least and above the most, and nowhere between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(50), fc.nat(50), (length, minLength, more) => {
        const refusal = lengthRule('x'.repeat(length), { minLength, maxLength: minLength + more });
        const key = length < minLength ? 'inputTooShort' : length > minLength + more ? 'inputTooLong' : undefined;
        expect(refusal?.key).toBe(key);
      }),
    );
  });

  it('has no bounds where none are given', () => {
    expect(lengthRule('x'.repeat(9999), {})).toBeNull();
  });
});
