import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from './countries';
import {
  formatPhone,
  moveToCountry,
  type PhoneReader,
  phoneValue,
  prefixNumber,
  splitNumber,
  TEXT_FORM_READER,
} from './phone';

const valueIn = (code: string, text: string) => phoneValue(text, countryOf(code), TEXT_FORM_READER);

const anyCountry = fc.constantFrom(...COUNTRIES);
const anyNational = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 });

describe('prefixing and splitting', () => {
  it('undo each other for every country', () => {
    fc.assert(
      fc.property(anyCountry, anyNational, (country, national) => {
        const number = prefixNumber(national, country);
        expect(number).toMatch(/^\+\d+$/);
        expect(splitNumber(number, country)).toEqual({ country, national });
        // Whatever was chosen before: the dial code is the same, and so is what follows.
        const split = splitNumber(number, countryOf('US'));
        expect(split?.country.dial).toBe(country.dial);
        expect(split?.national).toBe(national);
      }),
      { numRuns: 1000 },
    );
  });

  it('find no country where there is no dial code', () => {
    expect(['', '+', '+0', '+999123', '+2'].map((number) => splitNumber(number, countryOf('US')))).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('the value', () => {
  it.each([
    ['US', '2125550123', '+12125550123'],
    ['US', '(212) 555-0123', '+12125550123'],
    ['US', '1 212 555 0123', '+12125550123'],
    ['US', '011 49 30 123456', '+4930123456'],
    ['US', '+49 30 123456', '+4930123456'],
    ['DE', '030 123456', '+4930123456'],
    ['DE', '30 123456', '+4930123456'],
    ['DE', '0049 30 123456', '+4930123456'],
    ['DE', '+49 (0)30 123456', '+4930123456'],
    ['DE', '(+49) 30 123456', '+4930123456'],
    ['IT', '06 698 12345', '+390669812345'],
    ['IT', '+39 (0)6 698 12345', '+390669812345'],
    ['RU', '8 912 345-67-89', '+79123456789'],
    ['RU', '812 345 67 89', '+78123456789'],
    ['HU', '06 1 123 4567', '+3611234567'],
    ['DE', '030 123456 x12', '+4930123456x12'],
    ['DE', '030 123456 x 1 2', '+4930123456x12'],
  ])('in %s of %s is %s', (code, text, value) => expect(valueIn(code, text)).toBe(value));

  it.each([
    ['US', ''],
    ['US', '   '],
    ['US', '+'],
    ['US', '+1'],
    ['US', '1'],
    ['US', '+49'],
    ['DE', '+49 '],
    ['DE', '0049'],
    ['DE', '0'],
    ['DE', '('],
    ['DE', ' - '],
  ])('in %s of %j, which is no more than a dial code, is empty', (code, text) => expect(valueIn(code, text)).toBe(''));

  it.each([
    ['call me', 'callme'],
    ['030 12 a', '03012a'],
    ['x12', 'x12'],
    ['030 x12 x13', '030x12x13'],
  ])('of %j, which is no number, is %j, for the rules to refuse', (text, value) => {
    expect(valueIn('DE', text)).toBe(value);
  });

  it('never holds whitespace, and begins with the dial code where digits were typed', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.x\t\u00a0a') });
    fc.assert(
      fc.property(anyCountry, anyText, ({ code }, text) => {
        expect(valueIn(code, text)).not.toMatch(/\s/);
      }),
    );
    fc.assert(
      fc.property(anyCountry, anyNational, (country, national) => {
        const value = valueIn(country.code, national);
        expect(value === '' || value.startsWith('+')).toBe(true);
        if (!/^0|^1|^8/.test(national)) expect(value).toBe(national && `+${country.dial}${national}`);
      }),
    );
  });
});

describe('another country', () => {
  const move = (text: string, from: string, to: string) =>
    moveToCountry(text, { from: countryOf(from), to: countryOf(to) }, TEXT_FORM_READER);

  it('takes the place of the one in an international number', () => {
    expect(move('+49 30 123456', 'DE', 'AT')).toBe('+43 30123456');
    expect(move('+49 30 123456 x12', 'DE', 'AT')).toBe('+43 30123456 x12');
    expect(move('0049 30 123456', 'DE', 'AT')).toBe('+43 30123456');
    expect(move('+49', 'DE', 'AT')).toBe('+43');
  });

  it('leaves what is national, and what is no number', () => {
    for (const text of ['', '030 123456', '+', '+999 1', 'call me']) expect(move(text, 'DE', 'AT')).toBe(text);
  });
});

describe('formatting', () => {
  const grouped: PhoneReader = {
    ...TEXT_FORM_READER,
    format: (text) => text.replace(/\D/g, '').replace(/(?=.{3}$)/, '-'),
  };
  const format = (text: string, reader = grouped) => formatPhone(text, countryOf('DE'), reader);

  it('leaves the extension, and what is no number', () => {
    expect(format('030123')).toBe('030-123');
    expect(format('030123 x45')).toBe('030-123 x45');
    expect(format('030123a')).toBe('030123a');
    expect(format('')).toBe('');
    expect(format('( ')).toBe('( ');
  });

  it('that would change the digits is not done', () => {
    expect(format('+49123', grouped)).toBe('+49123');
    expect(format('030', { ...grouped, format: () => '' })).toBe('030');
  });
});
