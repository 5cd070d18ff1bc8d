import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretIn, digitsOf, tidyPhone, tidyWhole } from './phone-text';

const anyPhoneText = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.x/٠१０＋–\u00a0\u202a'), maxLength: 24 });

describe('tidyPhone', () => {
  it.each([
    ['٠٣٠ ۱۲۳', '030 123'],
    ['०३० ১২৩', '030 123'],
    ['＋４９（３０）', '+49(30)'],
    ['030\u00a0123\u2009456', '030 123 456'],
    ['030–123—456−7‐8', '030-123-456-7-8'],
    ['\u202a+49 30\u202c\u200e', '+49 30'],
    ['abc', 'abc'],
  ])('%s becomes %s', (text, tidy) => expect(tidyPhone(text)).toBe(tidy));

  it('changes nothing twice, and no plain characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tidyPhone(tidyPhone(text))).toBe(tidyPhone(text));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.xab/') }), (text) => {
        expect(tidyPhone(text)).toBe(text);
      }),
    );
  });
});

describe('tidyWhole', () => {
  it.each([
    ['tel:+49-30-123456', '+49-30-123456'],
    ['tel:+1-212-555-0123;ext=12', '+1-212-555-0123 x12'],
    ['Phone: (212) 555-0123', '(212) 555-0123'],
    ['(212) 555-0123 ext. 12', '(212) 555-0123 x12'],
    ['212.555.0123 Extension 12', '212.555.0123 x12'],
    ['2125550123x12', '2125550123 x12'],
    ['2125550123 #12', '2125550123 x12'],
    ['030/123456', '030 123456'],
    ['030 / 12 34 56', '030 12 34 56'],
    ['(+49) 30 123456', '+49 30 123456'],
    ['( +49 )30 123456', '+49 30 123456'],
    ['  030 123456\t', '030 123456'],
    ['\u202a+49 30 123456\u202c', '+49 30 123456'],
    ['call me', 'call me'],
    ['+', '+'],
    ['', ''],
  ])('%j becomes %j', (text, tidy) => expect(tidyWhole(text)).toBe(tidy));

  it('loses no digit', () => {
    fc.assert(
      fc.property(anyPhoneText, (text) => {
        expect(tidyWhole(text).replace(/\D/g, '')).toBe(tidyPhone(text).replace(/\D/g, ''));
      }),
    );
  });

  it('is quick with long nonsense', () => {
    const start = performance.now();
    for (const part of [' ', ',', '#', 'ext', '(', '1', '/']) tidyWhole(part.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('caretIn', () => {
  /** A text with the caret where the bar stands. */
  const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
  const mark = (text: string, caret: number) => `${text.slice(0, caret)}|${text.slice(caret)}`;

  it.each([
    ['2125|', '(212) 5', '(212) 5|'],
    ['(2129|) 555-0123', '(212) 955-5012', '(212) 9|55-5012'],
    ['(21|) 555-0123', '(215) 550-123', '(21|5) 550-123'],
    ['|12125550123', '1 (212) 555-0123', '|1 (212) 555-0123'],
    ['+49|30123456', '+49 30 123456', '+49| 30 123456'],
    ['+|4930123456', '+49 30 123456', '+|49 30 123456'],
    ['٠٣|٠', '030', '03|0'],
  ])('%s written as %s has the caret at %s', (before, text, after) => {
    expect(mark(text, caretIn(text, at(before)))).toBe(after);
  });

  it.each([
    ['(212) |55-0123', '(212) 550-123', '(212) |550-123'],
    ['(|12) 555-0123', '(125) 550-123', '(|125) 550-123'],
    ['(212) 555-|123', '(212) 555-123', '(212) 555-|123'],
  ])('%s written as %s after deleting forward has the caret at %s', (before, text, after) => {
    expect(mark(text, caretIn(text, at(before), true))).toBe(after);
  });

  it('stays behind the same number of digits, whatever the separators', () => {
    const separators = fc.string({ unit: fc.constantFrom(...' ()-.'), maxLength: 3 });
    const written = fc.array(fc.tuple(separators, separators, fc.constantFrom(...'0123456789')), { maxLength: 20 });
    fc.assert(
      fc.property(written, separators, fc.nat(), fc.boolean(), (parts, tail, seed, isAhead) => {
        const before = parts.map(([one, , digit]) => one + digit).join('') + tail;
        const after = parts.map(([, other, digit]) => other + digit).join('');
        const caret = seed % (before.length + 1);
        const found = caretIn(after, { text: before, caret }, isAhead);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(after.length);
        const isAtEnd = caret === before.length;
        expect(digitsOf(after.slice(0, found)).length).toBe(digitsOf(before.slice(0, caret)).length);
        if (isAtEnd) expect(found).toBe(after.length);
      }),
    );
  });
});
