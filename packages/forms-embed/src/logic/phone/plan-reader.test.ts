import fc from 'fast-check';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { beginReading } from '../../dom/phone/phone-metadata';
import { COUNTRIES, type Country, countryOf } from './countries';
import { formatPhone, type PhoneReader, phoneValue, placeOf, splitNumber, TEXT_FORM_READER } from './phone';
import { digitsOf, tidyWhole } from './phone-text';
import { createPlanReader } from './plan-reader';

const reader = createPlanReader(beginReading);
const valueIn = (code: string, text: string) => phoneValue(text, countryOf(code), reader);
const formatted = (code: string, text: string) => formatPhone(text, countryOf(code), reader);

/** A mobile number of every country, as it is written in several ways. */
const NUMBERS = COUNTRIES.map((country) => {
  const example = examples[country.code as CountryCode] ?? '';
  const number = parsePhoneNumberFromString(example, country.code as CountryCode, metadata);
  if (!number) throw new Error(`there is no example for ${country.code}`);
  return {
    country,
    number: number.number as string,
    national: number.formatNational(),
    international: [
      number.number as string,
      number.formatInternational(),
      `00${number.number.slice(1)}`,
      number.getURI(),
      `(+${country.dial}) ${number.nationalNumber}`,
      number.formatInternational().replaceAll(' ', '\u00a0'),
      number.formatInternational().replaceAll(' ', '/'),
    ],
  };
});

/** How a text is read that came as a whole. */
const take = (text: string, home: Country, by: PhoneReader) => {
  const whole = tidyWhole(text);
  const place = placeOf(whole, home, by);
  return { value: phoneValue(whole, place.home, by), found: place.shown };
};

describe('a number of every country', () => {
  it.each(['plain', 'plan'] as const)(
    'in every international form is the same by the %s reader, whatever was chosen',
    (name) => {
      const by = name === 'plan' ? reader : TEXT_FORM_READER;
      const wrong = NUMBERS.flatMap(({ country, number, international }) =>
        international.flatMap((text) => {
          // Elsewhere another prefix stands for the plus.
          const { value, found } = take(text, text.startsWith('00') ? countryOf('DE') : countryOf('US'), by);
          return value === number && found.dial === country.dial
            ? []
            : `${country.code} ${text}: ${found.code} ${value}`;
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('in its national form has the dial code of the chosen country', () => {
    const wrong = NUMBERS.flatMap(({ country, number, national }) => {
      const { value } = take(national, country, reader);
      return value === number ? [] : `${country.code} ${national}: ${value}`;
    });
    expect(wrong).toEqual([]);
  });

  it('in its national form is mostly read rightly without the plans too', () => {
    const wrong = NUMBERS.filter(
      ({ country, number, national }) => take(national, country, TEXT_FORM_READER).value !== number,
    );
    expect(wrong.map(({ country }) => country.code)).toEqual(['AR', 'GA', 'BY', 'TM']);
  });

  it('keeps its digits while it is typed, digit by digit', () => {
    for (const { country, number, national } of NUMBERS) {
      for (const text of [number, digitsOf(national)]) {
        let typed = '';
        for (const digit of text) {
          const next = formatted(country.code, typed + digit);
          expect(digitsOf(next)).toBe(digitsOf(typed) + digit);
          typed = next;
        }
      }
    }
  });
});

describe('a text', () => {
  it.each([
    ['US', '2125550123', '(212) 555-0123'],
    ['US', '12125550123', '1 (212) 555-0123'],
    ['US', '+4930123456', '+49 30 123456'],
    ['DE', '030123456', '030 123456'],
    ['DE', '030123456x12', '030 123456 x12'],
    ['GB', '02079460123', '020 7946 0123'],
    ['FR', '0123456789', '01 23 45 67 89'],
  ])('in %s of %s is shown as %s', (code, text, shown) => expect(formatted(code, text)).toBe(shown));

  it.each([
    ['RU', '812 345 67 89', '+78123456789'],
    ['RU', '8 912 345-67-89', '+79123456789'],
    ['AR', '011 15-2345-6789', '+5491123456789'],
    ['JP', '010 49 30 123456', '+4930123456'],
    ['DE', '+49 (0)30 123456', '+4930123456'],
    ['IT', '+39 (0)6 698 12345', '+390669812345'],
    ['DE', '4930123456', '+4930123456'],
    ['BS', '345 6789', '+12423456789'],
    ['DE', '+49', ''],
    ['DE', '0', ''],
    ['US', '1', ''],
    ['US', '+', ''],
    ['US', '+999 12', '+99912'],
  ])('in %s of %s has the value %s', (code, text, value) => expect(valueIn(code, text)).toBe(value));

  it.each([
    ['US', '+1 242 345 6789', 'BS'],
    ['US', '+44 7781 123456', 'GG'],
    ['RU', '+7 701 234 5678', 'KZ'],
    ['CA', '+1', 'CA'],
    ['DE', '+1', 'US'],
    ['US', '011 49 30', 'DE'],
    ['US', '2125550123', undefined],
    ['US', '+', undefined],
    ['US', '+999', undefined],
    ['US', '(+49) 30', 'DE'],
    ['US', '', undefined],
  ])('in %s of %s belongs to %s', (code, text, found) => {
    expect(reader.countryOf(text, countryOf(code))?.code).toBe(found);
  });

  it('that has no format in the plan stays as it is', () => {
    expect(formatted('WS', '04')).toBe('04');
  });

  it('of any kind throws nothing and keeps its digits', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.xa#*~/;=٠') });
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), anyText, (country, text) => {
        expect(digitsOf(formatPhone(text, country, reader))).toBe(digitsOf(text));
        expect(phoneValue(text, country, reader)).not.toMatch(/\s/);
        reader.countryOf(text, country);
        splitNumber(text, country);
      }),
    );
  });
});
