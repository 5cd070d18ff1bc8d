import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../definition/field-types';
import type { FullField } from '../definition/full-definition';
import { parseFullField } from '../definition/parse-field';
import { validateFullField } from './every-rule';
import { MAX_FILE_SIZE } from './full-rules';

function fieldOf(raw: object): FullField {
  const field = parseFullField({ name: 'a', ...raw }, () => {});
  if (!field) throw new Error('the field was left out');
  return field;
}
const keyOf = (raw: object, value: string) => validateFullField(fieldOf(raw), value)?.key ?? null;

const EMPTY = ['', ' ', '\t\n', '\u00a0'];

describe('a required field', () => {
  it.each<[object, string]>([
    [{}, 'required'],
    [{ fieldType: 'textarea' }, 'required'],
    [{ fieldType: 'number' }, 'required'],
    [{ fieldType: 'date' }, 'required'],
    [{ fieldType: 'file' }, 'required'],
    [{ fieldType: 'phonenumber' }, 'required'],
    [{ fieldType: 'phone' }, 'required'],
    [{ name: 'mobilephone' }, 'required'],
    [{ name: 'email' }, 'required'],
    [{ fieldType: 'booleancheckbox', type: 'enumeration' }, 'required'],
    [{ fieldType: 'select', type: 'enumeration' }, 'missingSelect'],
    [{ fieldType: 'select', type: 'string' }, 'missingSelect'],
    [{ fieldType: 'radio', type: 'enumeration' }, 'missingOptionSelection'],
    [{ fieldType: 'payment_link_radio' }, 'missingOptionSelection'],
    [{ fieldType: 'checkbox' }, 'missingOptionSelection'],
    [{ fieldType: 'text', type: 'enumeration' }, 'missingOptionSelection'],
  ])('%j refuses what is empty: %s', (raw, key) => {
    for (const value of EMPTY) {
      expect(validateFullField(fieldOf({ ...raw, required: true }), value)).toEqual({ key, params: {} });
    }
  });

  it('refuses a box that is not ticked, and takes the text', () => {
    expect(keyOf({ fieldType: 'booleancheckbox', required: true }, 'false')).toBe('required');
    expect(keyOf({ fieldType: 'booleancheckbox', required: true }, ' true ')).toBeNull();
    expect(keyOf({ fieldType: 'booleancheckbox' }, 'false')).toBeNull();
    expect(keyOf({ required: true }, 'false')).toBeNull();
  });

  it('refuses a list of nothing', () => {
    expect(keyOf({ fieldType: 'checkbox', required: true }, ' ; ;')).toBe('missingOptionSelection');
    expect(keyOf({ fieldType: 'checkbox', required: true }, ';a')).toBeNull();
    expect(keyOf({ required: true }, ';')).toBeNull();
  });

  it.each(['+49', '+1', '+', '+ 49', '(+44)', '+353', '+1 684', '+1-684'])('takes the phone %j for empty', (value) => {
    expect(keyOf({ fieldType: 'phonenumber', required: true }, value)).toBe('required');
    expect(keyOf({ name: 'phone', required: true }, value)).toBe('required');
    expect(keyOf({ fieldType: 'phonenumber' }, value)).toBeNull();
    expect(keyOf({ required: true }, value)).toBeNull();
  });

  it.each(['+49 30', '49', '110', '+4930', '1'])('takes the phone %j for a number', (value) => {
    expect(keyOf({ fieldType: 'phonenumber', required: true }, value)).toBeNull();
  });
});

describe('a field that is not required', () => {
  it.each(Object.keys(FIELD_TYPES))('of type %s takes what is empty', (fieldType) => {
    const raw = { fieldType, validation: { data: '5:6:true' }, objectTypeId: '0-19' };
    for (const value of EMPTY) expect(keyOf(raw, value)).toBeNull();
  });

  it.each(['select', 'radio', 'checkbox'])('of type %s takes a value that is no option', (fieldType) => {
    expect(keyOf({ fieldType, type: 'enumeration', options: ['a'], required: true }, 'b')).toBeNull();
  });
});

describe('an email field', () => {
  it('is known by its name or its type', () => {
    expect(keyOf({ name: 'email' }, 'nobody')).toBe('invalidEmailFormat');
    expect(keyOf({ name: 'email', fieldType: 'email' }, ' a@b.co ')).toBeNull();
    expect(keyOf({ name: 'work', fieldType: 'email' }, 'nobody')).toBe('invalidEmailFormat');
    expect(keyOf({ name: 'work', fieldType: 'text' }, 'nobody')).toBeNull();
  });

  it('passes over signs that nobody sees', () => {
    expect(keyOf({ name: 'email' }, '\u200bada@example.com\ufeff')).toBeNull();
    expect(keyOf({ name: 'email', required: true }, '\u200b')).not.toBeNull();
  });
});

describe('a number', () => {
  it.each(['0', '5', '-5', '007', '1.5', '-1.25', '.5', '-.25', ' 12 ', '9'.repeat(400)])('is %j', (value) => {
    expect(keyOf({ fieldType: 'number' }, value)).toBeNull();
    expect(keyOf({ fieldType: 'text', type: 'number' }, value)).toBeNull();
  });

  it.each([
    '1e5',
    'e',
    '1E5',
    '-',
    '.',
    '5.',
    '1.255',
    '1,5',
    '1,000',
    '+5',
    '--5',
    '5-',
    '1 000',
    '0x1F',
    'Infinity',
    'NaN',
    '٥',
    '1.2.3',
    '$5',
  ])('is not %j', (value) => {
    expect(validateFullField(fieldOf({ fieldType: 'number' }), value)).toEqual({ key: 'invalidNumber', params: {} });
    expect(keyOf({ fieldType: 'text', type: 'number' }, value)).toBe('invalidNumber');
  });

  it('is asked for in number fields only', () => {
    expect(keyOf({ fieldType: 'select', type: 'number' }, 'many')).toBeNull();
    expect(keyOf({ fieldType: 'text', type: 'string' }, 'many')).toBeNull();
  });

  it.each<[string, string, object | null]>([
    ['1:50:true', '1', null],
    ['1:50:true', '50', null],
    ['1:50:true', '50.01', { key: 'invalidNumberRangeTooLarge', params: { max: 50 } }],
    ['1:50:true', '0.99', { key: 'invalidNumberRangeTooSmall', params: { min: 1 } }],
    ['1:50:true', '-7', { key: 'invalidNumberRangeTooSmall', params: { min: 1 } }],
    ['1:50:true', '1e1', { key: 'invalidNumber', params: {} }],
    ['1:50:true', '9'.repeat(400), { key: 'invalidNumberRangeTooLarge', params: { max: 50 } }],
    ['-2.5:-0.5:true', '-0.25', { key: 'invalidNumberRangeTooLarge', params: { max: -0.5 } }],
    ['-2.5:-0.5:true', '-2.75', { key: 'invalidNumberRangeTooSmall', params: { min: -2.5 } }],
    ['0:0:true', '1', { key: 'invalidNumberRangeTooLarge', params: { max: 0 } }],
    ['0:0:true', '0', null],
    [':50:true', '-1000', null],
    [':50:true', '51', { key: 'invalidNumberRangeTooLarge', params: { max: 50 } }],
    ['1::true', '1000', null],
    ['1::true', '0', { key: 'invalidNumberRangeTooSmall', params: { min: 1 } }],
    ['::true', '0', null],
    [' 1 : 50 : true ', '51', { key: 'invalidNumberRangeTooLarge', params: { max: 50 } }],
    ['a:b:true', '51', null],
    ['1:50:false', '51', null],
    ['1:50:', '51', null],
    ['1:50', '51', null],
    ['', '51', null],
    ['true', '51', null],
  ])('in the range %j: %j', (data, value, refusal) => {
    expect(validateFullField(fieldOf({ fieldType: 'number', validation: { data } }), value)).toEqual(refusal);
  });

  it('is in a range exactly where it is between the bounds', () => {
    const cents = fc.integer({ min: -100_000, max: 100_000 }).map((number) => number / 100);
    fc.assert(
      fc.property(cents, cents, cents, (min, max, number) => {
        const key = keyOf({ fieldType: 'number', validation: { data: `${min}:${max}:true` } }, String(number));
        expect(key).toBe(
          number > max ? 'invalidNumberRangeTooLarge' : number < min ? 'invalidNumberRangeTooSmall' : null,
        );
      }),
    );
  });
});

describe('a date', () => {
  it('is a day of the calendar', () => {
    expect(keyOf({ fieldType: 'date', type: 'date' }, ' 2024-02-29 ')).toBeNull();
    for (const value of ['2023-02-29', '29.02.2024', '2024-2-9', '2024-02-29T10:00Z', 'soon']) {
      expect(validateFullField(fieldOf({ fieldType: 'date', type: 'date' }), value)).toEqual({
        key: 'invalidDate',
        params: {},
      });
    }
  });

  it('may be a moment where the property is one', () => {
    expect(keyOf({ fieldType: 'date', type: 'datetime' }, '2024-02-29T10:00Z')).toBeNull();
    expect(keyOf({ fieldType: 'date', type: 'datetime' }, '2024-02-29')).toBeNull();
    expect(keyOf({ fieldType: 'date', type: 'datetime' }, '2023-02-29T10:00Z')).toBe('invalidDate');
  });
});

describe('a phone number', () => {
  const phones = [{ fieldType: 'phonenumber' }, { fieldType: 'phone' }, { name: 'phone' }, { name: 'mobilephone' }];

  it.each(['+49 (30) 12-34.56', '030 1234', '(+49) 30 1234', '555-1234 x12', '5551234X9', '1', '+1x2', '()', 'x'])(
    'may be written %j',
    (value) => {
      for (const raw of phones) expect(keyOf(raw, value)).toBeNull();
    },
  );

  it.each(['abc', '030/1234', '1x2x3', '030+1234', '++49', 'x+1', '+49;30', '٠٣٠', '12#', 'ext 5', '030_1'])(
    'may not be written %j',
    (value) => {
      for (const raw of phones) {
        expect(validateFullField(fieldOf(raw), value)).toEqual({ key: 'phoneInvalidCharacters', params: {} });
      }
    },
  );

  it.each<[string, string, string | null]>([
    ['7:20:true', '123456', 'numberOutOfRange'],
    ['7:20:true', '123-45 (67)', null],
    ['7:20:true', '+1234567', null],
    ['7:20:true', '1'.repeat(20), null],
    ['7:20:true', '1'.repeat(21), 'numberOutOfRange'],
    ['7:20:false', '123', 'numberOutOfRange'],
    ['7:20', '123', 'numberOutOfRange'],
    ['7', '123', 'numberOutOfRange'],
    [':5:true', '123456', 'numberOutOfRange'],
    [':5:true', '1', null],
    ['7::true', '1'.repeat(30), null],
    ['0:0:false', '123', null],
    ['a:b', '1', null],
    ['', '1', null],
    ['7:20:true', '12a', 'phoneInvalidCharacters'],
  ])('has as many digits as %j says: %j', (data, value, key) => {
    for (const raw of phones) expect(keyOf({ ...raw, validation: { data } }, value)).toBe(key);
  });

  it('is looked at at once, however long it is', () => {
    for (const value of [`${' '.repeat(100_000)}1!`, `${'1'.repeat(100_000)}!`, 'x1'.repeat(50_000)]) {
      expect(keyOf({ fieldType: 'phonenumber' }, value)).toBe('phoneInvalidCharacters');
    }
  });
});

describe('a file', () => {
  const file = (size: number) => ({ name: 'a.pdf', size });
  const check = (raw: object, files: readonly { name: string; size: number }[] | undefined, value = '') =>
    validateFullField(fieldOf({ fieldType: 'file', ...raw }), value, files);

  it('may have 100 MB', () => {
    expect(MAX_FILE_SIZE).toBe(100 * 1024 * 1024);
    expect(check({}, [file(0), file(MAX_FILE_SIZE)])).toBeNull();
    expect(check({}, [file(1), file(MAX_FILE_SIZE + 1)])).toEqual({ key: 'fileTooLarge', params: {} });
  });

  it('has to be there where it is required', () => {
    expect(check({ required: true }, [])).toEqual({ key: 'required', params: {} });
    expect(check({ required: true }, [], 'a.pdf')).toEqual({ key: 'required', params: {} });
    expect(check({ required: true }, [file(1)])).toBeNull();
    expect(check({}, [])).toBeNull();
  });

  it('is known by its name where there is no more', () => {
    expect(check({ required: true }, undefined, 'a.pdf')).toBeNull();
    expect(check({ required: true }, undefined, ' ')?.key).toBe('required');
    expect(check({ name: 'email' }, undefined, 'a.pdf')).toBeNull();
  });
});

describe('the length', () => {
  const names = ['hs_negative_follow_up', 'hs_neutral_follow_up', 'hs_positive_follow_up'];

  it.each(names)('of the feedback %s is 1500', (name) => {
    const raw = { name, objectTypeId: '0-19', fieldType: 'textarea' };
    expect(keyOf(raw, ` ${'x'.repeat(1500)} `)).toBeNull();
    expect(validateFullField(fieldOf(raw), 'x'.repeat(1501))).toEqual({
      key: 'inputTooLarge',
      params: { length: 1500 },
    });
    expect(keyOf({ ...raw, objectTypeId: '0-1' }, 'x'.repeat(1501))).toBeNull();
  });

  it('of any other is 65536', () => {
    const other = { name: 'other', objectTypeId: '0-19', fieldType: 'textarea' };
    expect(keyOf(other, 'x'.repeat(65_536))).toBeNull();
    expect(validateFullField(fieldOf(other), 'x'.repeat(65_537))).toEqual({
      key: 'inputTooLarge',
      params: { length: 65_536 },
    });
  });
});

describe('any value of any field', () => {
  const field = fc
    .record({
      name: fc.constantFrom('a', 'email', 'phone', 'hs_neutral_follow_up'),
      fieldType: fc.constantFrom(...Object.keys(FIELD_TYPES)),
      type: fc.constantFrom('string', 'number', 'enumeration', 'date', 'datetime'),
      objectTypeId: fc.constantFrom('0-1', '0-19'),
      required: fc.boolean(),
      validation: fc.record({ data: fc.oneof(fc.constantFrom('7:20:true', '1:5:true', ':::'), fc.string()) }),
    })
    .map(fieldOf);
  const value = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', '.', '-', '+', 'x', ';', ' ', 'e') }));

  it('is judged, and the same with blanks around it', () => {
    fc.assert(
      fc.property(field, value, (each, text) => {
        expect(validateFullField(each, `\n${text} `)).toEqual(validateFullField(each, text));
      }),
    );
  });

  it('that is empty is refused exactly where it is required', () => {
    fc.assert(
      fc.property(field, fc.constantFrom(...EMPTY), (each, text) => {
        expect(validateFullField(each, text) !== null).toBe(each.required);
      }),
    );
  });
});
