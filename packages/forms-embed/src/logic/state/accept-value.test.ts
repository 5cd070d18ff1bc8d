import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, fieldOf } from '../../testing/full-form';
import type { FullField } from '../definition/full-definition';
import { acceptValue } from './accept-value';

const checkbox = choiceOf('f', 'checkbox', ['a', 'b', 'c d']);
const select = choiceOf('f', 'select', ['a', 'b']);
const radio = choiceOf('f', 'radio', ['a', 'b']);
const payment = choiceOf('f', 'payment_link_radio', ['a', 'b']);
const boolean = choiceOf('f', 'booleancheckbox', ['true']);
const number = fieldOf('f', { fieldType: 'number', type: 'number' });
const numberInText = fieldOf('f', { type: 'number' });
const date = fieldOf('f', { fieldType: 'date', type: 'date' });
const datetime = fieldOf('f', { fieldType: 'date', type: 'datetime' });
const file = fieldOf('f', { fieldType: 'file' });
const text = fieldOf('f');

describe('acceptValue', () => {
  it.each<[string, FullField, string, string]>([
    ['a checkbox', checkbox, 'a', 'a'],
    ['a checkbox', checkbox, 'b; c d ;x;a;b', 'b;c d;a'],
    ['a checkbox', checkbox, 'A', ''],
    ['a select', select, ' b ', 'b'],
    ['a select', select, 'x;b;a', 'b'],
    ['a select', select, 'x', ''],
    ['a select without options', choiceOf('f', 'select', []), 'a', ''],
    ['a radio', radio, 'a', 'a'],
    ['a radio', radio, 'c', ''],
    ['a payment link', payment, 'b', 'b'],
    ['a boolean checkbox', boolean, 'true', 'true'],
    ['a boolean checkbox', boolean, '1', 'true'],
    ['a boolean checkbox', boolean, 'YES', 'true'],
    ['a boolean checkbox', boolean, 'false', 'false'],
    ['a boolean checkbox', boolean, '0', 'false'],
    ['a boolean checkbox', boolean, 'no', 'false'],
    ['a boolean checkbox', boolean, 'on', ''],
    ['a number', number, ' -4.50 ', '-4.50'],
    ['a number', number, '0', '0'],
    ['a number', number, '1e3', ''],
    ['a number', number, 'four', ''],
    ['a number in a text field', numberInText, 'four', ''],
    ['a date', date, '2024-05-01', '2024-05-01'],
    ['a date', date, `${Date.UTC(2024, 4, 1)}`, '2024-05-01'],
    ['a date', date, '2024-05-01T23:30:00-05:00', '2024-05-01'],
    ['a date', date, '2024-02-30', ''],
    ['a date', date, '01.05.2024', ''],
    ['a time', datetime, ' 2024-05-01T23:30:00-05:00 ', '2024-05-01T23:30:00-05:00'],
    ['a time', datetime, `${Date.UTC(2024, 4, 1)}`, '2024-05-01T00:00:00.000Z'],
    ['a time', datetime, '2024-05-01', '2024-05-01T00:00:00.000Z'],
    ['a time', datetime, '2024-05-01T99:00:00Z', ''],
    ['a file', file, 'a.txt', ''],
    ['a text', text, ' a;b ', ' a;b '],
    ['a text', text, '   ', ''],
    ['a text', text, '', ''],
    ['a field whose values are of an unknown type', fieldOf('f', { type: 'toString' }), 'a', 'a'],
  ])('of %s, %#: %j of %j', (_, field, value, accepted) => {
    expect(acceptValue(field, value)).toBe(accepted);
  });

  it('takes what it has taken, and never throws', () => {
    const fields = [checkbox, select, radio, boolean, number, date, datetime, file, text];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.oneof(fc.string(), fc.constantFrom('a;b', '1', '2024-05-01')),
        (f, v) => {
          const accepted = acceptValue(f, v);
          expect(acceptValue(f, accepted)).toBe(accepted);
        },
      ),
    );
  });
});
