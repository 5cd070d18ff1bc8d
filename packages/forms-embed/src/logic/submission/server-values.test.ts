import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../texts/english';
import { createMessages } from '../texts/messages';
import { valuesOfMessage } from './server-values';

describe('the values of a server message', () => {
  it.each<[string, string, object]>([
    ['MIN_NUMBER', "Please enter a number that's greater than or equal to 5.", { min: 5 }],
    ['MIN_NUMBER', 'Bitte gib eine Zahl ein, die mindestens -12,5 ist.', { min: -12.5 }],
    ['MAX_NUMBER', "Please enter a number that's less than or equal to 1,000,000.25.", { max: 1_000_000.25 }],
    ['MAX_NUMBER', "Error in 'fields.seats_2'. Number must be at most 50", { max: 50 }],
    ['MAX_NUMBER', 'The value 70 is above 50', { max: 50 }],
    ['MAX_NUMBER', 'Between 5-10', { max: 10 }],
    ['INPUT_TOO_LARGE', 'Please use fewer than 65,536 characters.', { length: 65_536 }],
    ['INPUT_TOO_LARGE', 'Moins de 65\u202f536 caractères.', { length: 65_536 }],
    ['inputTooLarge', 'Weniger als 1.500 Zeichen.', { length: 1500 }],
    ['BLOCKED_EMAIL', 'This form does not accept addresses from gmail.com.', { domain: 'gmail.com' }],
    ['BLOCKED_EMAIL', "Error in 'fields.email'. a.b@mail.example.co.uk is blocked", { domain: 'mail.example.co.uk' }],
    ['forbiddenEmailDomain', 'Nicht von müller.de', { domain: 'müller.de' }],
    ['NUMBER_OUT_OF_RANGE', 'A number from 1 to 50.', { min: 1, max: 50 }],
    ['NUMBER_OUT_OF_RANGE', 'Not in range: 1', {}],
    ['NUMBER_OUT_OF_RANGE', '7 is not from 1 to 5', {}],
    ['MIN_NUMBER', 'Please enter a larger number.', {}],
    ['MIN_NUMBER', '', {}],
    ['BLOCKED_EMAIL', 'Not this address.', {}],
    ['REQUIRED_FIELD', 'Required field 5 is missing at a.com', {}],
    ['constructor', '5', {}],
    ['__proto__', '5', {}],
  ])('%s, %j: %j', (code, message, values) => {
    expect(valuesOfMessage(code, message)).toEqual(values);
  });

  it('are those that our own message was filled with', () => {
    const { of } = createMessages({}, 'en', ENGLISH);
    const decimal = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(decimal, (number) => {
        expect(valuesOfMessage('MIN_NUMBER', of('invalidNumberRangeTooSmall', { min: number })).min).toBeCloseTo(
          number,
        );
        expect(valuesOfMessage('MAX_NUMBER', of('invalidNumberRangeTooLarge', { max: number })).max).toBeCloseTo(
          number,
        );
      }),
    );
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(valuesOfMessage('BLOCKED_EMAIL', of('forbiddenEmailDomain', { domain }))).toEqual({ domain });
      }),
    );
  });

  it('are read from any text, at once', () => {
    const codes = fc.constantFrom('MIN_NUMBER', 'INPUT_TOO_LARGE', 'BLOCKED_EMAIL', 'NUMBER_OUT_OF_RANGE');
    fc.assert(fc.property(codes, fc.string(), (code, message) => void valuesOfMessage(code, message)));
    expect(valuesOfMessage('BLOCKED_EMAIL', 'a'.repeat(1_000_000))).toEqual({});
    expect(valuesOfMessage('MIN_NUMBER', '1,111'.repeat(300_000))).toBeDefined();
  });
});
