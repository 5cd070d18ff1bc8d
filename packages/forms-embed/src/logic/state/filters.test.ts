import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOf } from '../../testing/full-form';
import type { Filter } from '../definition/full-definition';
import { DAY } from '../definition/read-value';
import { passesFilter } from './filters';

const NOW = Date.UTC(2024, 4, 15, 12);
const at = (ms: number) => new Date(ms).toISOString();
const dayAt = (ms: number) => at(ms).slice(0, 10);

const passes = (filter: Partial<Filter>, value: string, type = 'string') =>
  passesFilter(filterOf(filter), value, { type, now: NOW });

const OPPOSITES = [
  ['NEQ', 'EQ'],
  ['DOESNT_CONTAIN', 'CONTAINS'],
  ['NOT_BETWEEN', 'BETWEEN'],
  ['SET_NOT_ANY', 'SET_ANY'],
  ['SET_NOT_ALL', 'SET_ALL'],
  ['SET_NEQ', 'SET_EQ'],
] as const;
const NEGATIVE: readonly string[] = OPPOSITES.map(([operator]) => operator);
const OPERATORS = [
  ...OPPOSITES.flat(),
  ...['STR_STARTS_WITH', 'STR_ENDS_WITH', 'LT', 'LTE', 'GT', 'GTE', 'WITHIN_TIME', 'WITHIN_TIME_REVERSE'],
  'IS_NOT_EMPTY',
];
const TYPES = ['string', 'number', 'date', 'datetime', 'enumeration', 'bool', 'phone_number', ''];

const anyFilter = fc.record({
  operator: fc.constantFrom(...OPERATORS),
  strValue: fc.oneof(fc.constantFrom('', ' ', 'a', 'a;b', '5', '2024-05-01', 'true'), fc.string()),
  strValues: fc.array(fc.constantFrom('', 'a', 'b', '1', '9', '2024-05-01', '2024-06-01'), { maxLength: 3 }),
  numberValue: fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }),
  numberValues: fc.array(fc.integer(), { maxLength: 3 }),
  boolValue: fc.option(fc.boolean(), { nil: undefined }),
});
const anyValue = fc.oneof(fc.constantFrom('a', 'b;a', '5', '2024-05-15', `${NOW}`, 'true', '0'), fc.string());
const anyType = fc.constantFrom(...TYPES);

describe('every filter', () => {
  it.each(OPERATORS)('%s says of an empty value only that it is not', (operator) => {
    for (const type of TYPES) {
      for (const value of ['', ' ', '\t\n']) {
        expect(passes({ operator, strValue: '', numberValue: 0, boolValue: false }, value, type)).toBe(
          NEGATIVE.includes(operator),
        );
      }
    }
  });

  it('is the opposite of its opposite, for any value that is not empty', () => {
    fc.assert(
      fc.property(anyFilter, anyValue, anyType, fc.constantFrom(...OPPOSITES), (filter, value, type, [no, yes]) => {
        fc.pre(value.trim() !== '');
        expect(passes({ ...filter, operator: no }, value, type)).toBe(
          !passes({ ...filter, operator: yes }, value, type),
        );
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyFilter, anyValue, anyType, (filter, value, type) => {
        expect(typeof passes(filter, value, type)).toBe('boolean');
      }),
    );
  });

  it.each(OPERATORS)('%s that names nothing passes only where it is negative', (operator) => {
    if (operator === 'IS_NOT_EMPTY') return;
    for (const type of TYPES) expect(passes({ operator }, 'a', type)).toBe(NEGATIVE.includes(operator));
  });

  it.each(['', 'eq', 'LIKE', 'constructor', '__proto__', 'toString'])('fails when its operator is %j', (operator) => {
    expect(passes({ operator, strValue: 'a' }, 'a')).toBe(false);
    expect(passes({ operator, strValue: 'a' }, '')).toBe(false);
  });
});

describe('texts', () => {
  it.each<[string, string, string, boolean]>([
    ['EQ', 'Berlin', 'Berlin', true],
    ['EQ', 'Berlin', ' berlin ', true],
    ['EQ', ' Berlin ', 'BERLIN', true],
    ['EQ', 'Berlin', 'Berli', false],
    ['EQ', 'a;b', 'b;a', false],
    ['NEQ', 'Berlin', 'berlin', false],
    ['NEQ', 'Berlin', 'Bonn', true],
    ['CONTAINS', 'ER', 'Berlin', true],
    ['CONTAINS', 'x', 'Berlin', false],
    ['DOESNT_CONTAIN', 'er', 'BERLIN', false],
    ['DOESNT_CONTAIN', 'x', 'Berlin', true],
    ['STR_STARTS_WITH', 'ber', ' Berlin', true],
    ['STR_STARTS_WITH', 'lin', 'Berlin', false],
    ['STR_ENDS_WITH', 'LIN', 'Berlin ', true],
    ['STR_ENDS_WITH', 'ber', 'Berlin', false],
  ])('%s %j of %j', (operator, strValue, value, expected) => {
    expect(passes({ operator, strValue }, value)).toBe(expected);
  });

  it('go by the text of the filter, whatever stands in the kinds that it does not use', () => {
    const filter = { strValue: 'em@salto.io', boolValue: false, numberValue: 0 };
    expect(passes(filter, 'em@salto.io')).toBe(true);
    expect(passes(filter, '0')).toBe(false);
    expect(passes({ ...filter, strValue: '' }, 'false')).toBe(false);
  });

  it('start, end and contain themselves', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, strValue, behind) => {
        fc.pre(strValue.trim() === strValue && before.trim() === before && behind.trim() === behind);
        expect(passes({ operator: 'CONTAINS', strValue }, before + strValue + behind)).toBe(true);
        expect(passes({ operator: 'STR_STARTS_WITH', strValue }, strValue + behind)).toBe(true);
        expect(passes({ operator: 'STR_ENDS_WITH', strValue }, before + strValue)).toBe(true);
      }),
    );
  });
});

describe('yes-or-no questions', () => {
  it.each<[Partial<Filter>, string, string, boolean]>([
    [{ boolValue: true }, 'true', 'bool', true],
    [{ boolValue: true }, 'false', 'bool', false],
    [{ boolValue: false }, 'false', 'bool', true],
    [{ boolValue: false }, 'true', 'bool', false],
    [{ strValue: 'true', boolValue: false }, 'true', 'bool', true],
    [{ strValue: 'Yes' }, 'true', 'bool', true],
    [{ strValue: 'false' }, '0', 'bool', true],
    [{ strValue: 'maybe' }, 'maybe', 'bool', false],
    [{ boolValue: true }, 'true', 'enumeration', true],
    [{ strValue: 'true', boolValue: false }, 'true', 'enumeration', true],
    [{ operator: 'NEQ', boolValue: true }, 'false', 'bool', true],
    [{ operator: 'NEQ', boolValue: true }, 'true', 'bool', false],
    [{ operator: 'SET_ANY', strValues: ['true'] }, 'true', 'enumeration', true],
  ])('%j of %j, a %s', (filter, value, type, expected) => {
    expect(passes(filter, value, type)).toBe(expected);
  });
});

describe('numbers', () => {
  it.each<[string, number, string, boolean]>([
    ['EQ', 5, '5.0', true],
    ['EQ', 5, ' 5 ', true],
    ['EQ', 5, '5a', false],
    ['EQ', 0, '0', true],
    ['NEQ', 5, '6', true],
    ['NEQ', 5, 'five', true],
    ['LT', 5, '4.99', true],
    ['LT', 5, '5', false],
    ['LTE', 5, '5', true],
    ['LTE', 5, '5.01', false],
    ['GT', 5, '5', false],
    ['GT', -5, '-4', true],
    ['GTE', 5, '5', true],
    ['GTE', 5, '10', true],
    ['GTE', 5, 'x', false],
  ])('%s %d of %j', (operator, numberValue, value, expected) => {
    expect(passes({ operator, numberValue }, value, 'number')).toBe(expected);
  });

  it('may stand in the text of the filter', () => {
    expect(passes({ operator: 'EQ', strValue: '5', numberValue: 0 }, '5', 'number')).toBe(true);
    expect(passes({ operator: 'GT', strValue: '5', numberValue: 0 }, '4', 'number')).toBe(false);
  });

  it('are compared as numbers in a text field too', () => {
    expect(passes({ operator: 'GT', numberValue: 9 }, '10')).toBe(true);
    expect(passes({ operator: 'GT', numberValue: 9 }, 'ten')).toBe(false);
  });

  it('are between bounds that count', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const inside = low <= value && value <= high;
        const filter = { numberValues: [low, high] };
        expect(passes({ ...filter, operator: 'BETWEEN' }, `${value}`, 'number')).toBe(inside);
        expect(passes({ ...filter, operator: 'NOT_BETWEEN' }, `${value}`, 'number')).toBe(!inside);
        expect(passes({ ...filter, operator: 'BETWEEN' }, `${low}`, 'number')).toBe(true);
        expect(passes({ ...filter, operator: 'BETWEEN' }, `${high}`, 'number')).toBe(true);
      }),
    );
  });

  it('are never between fewer than two bounds, nor bounds the wrong way round', () => {
    for (const numberValues of [[], [5], [6, 4]]) {
      expect(passes({ operator: 'BETWEEN', numberValues }, '5', 'number')).toBe(false);
    }
  });

  it('are in exactly one order', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (value, numberValue) => {
        const is = (operator: string) => passes({ operator, numberValue }, `${value}`, 'number');
        expect([is('LT'), is('EQ'), is('GT')].filter(Boolean)).toHaveLength(1);
        expect(is('LTE')).toBe(is('LT') || is('EQ'));
        expect(is('GTE')).toBe(is('GT') || is('EQ'));
      }),
    );
  });
});

describe('dates', () => {
  const MAY_FIRST = Date.UTC(2024, 4, 1);

  it.each<[Partial<Filter>, string, boolean]>([
    [{ operator: 'EQ', strValue: '2024-05-01' }, '2024-05-01', true],
    [{ operator: 'EQ', strValue: '2024-05-01' }, `${MAY_FIRST}`, true],
    [{ operator: 'EQ', numberValue: MAY_FIRST }, '2024-05-01', true],
    [{ operator: 'EQ', numberValue: MAY_FIRST + DAY - 1 }, '2024-05-01', true],
    [{ operator: 'EQ', numberValue: MAY_FIRST + DAY }, '2024-05-01', false],
    [{ operator: 'LT', strValue: '2024-05-01' }, '2024-04-30', true],
    [{ operator: 'LT', strValue: '2024-05-01' }, '2024-05-01', false],
    [{ operator: 'LTE', strValue: '2024-05-01' }, '2024-05-01', true],
    [{ operator: 'GT', strValue: '2024-05-01' }, '2024-05-01', false],
    [{ operator: 'GT', strValue: '2024-09-30' }, '2024-10-01', true],
    [{ operator: 'GTE', strValue: '2024-05-01' }, '2024-05-01', true],
    [{ operator: 'GTE', strValue: '2024-05-01' }, '2024-02-30', false],
    [{ operator: 'BETWEEN', strValues: ['2024-05-01', '2024-05-03'] }, '2024-05-01', true],
    [{ operator: 'BETWEEN', strValues: ['2024-05-01', '2024-05-03'] }, '2024-05-03', true],
    [{ operator: 'BETWEEN', strValues: ['2024-05-01', '2024-05-03'] }, '2024-05-04', false],
    [{ operator: 'BETWEEN', strValues: [`${MAY_FIRST}`, `${MAY_FIRST + DAY}`] }, '2024-05-02', true],
    [{ operator: 'BETWEEN', numberValues: [MAY_FIRST, MAY_FIRST + DAY] }, '2024-05-02', true],
    [{ operator: 'NOT_BETWEEN', strValues: ['2024-05-01', '2024-05-03'] }, '2024-05-03', false],
    [{ operator: 'NOT_BETWEEN', strValues: ['2024-05-01', '2024-05-03'] }, '2024-04-30', true],
  ])('%j of %j', (filter, value, expected) => {
    expect(passes(filter, value, 'date')).toBe(expected);
  });

  it('with a time are within a bound that is their whole day, and exact otherwise', () => {
    const late = '2024-05-01T23:59:00-05:00';
    expect(passes({ operator: 'BETWEEN', strValues: ['2024-04-01', '2024-05-01'] }, late, 'datetime')).toBe(true);
    expect(passes({ operator: 'EQ', strValue: '2024-05-01' }, late, 'datetime')).toBe(true);
    expect(passes({ operator: 'LTE', numberValue: MAY_FIRST }, late, 'datetime')).toBe(false);
    expect(passes({ operator: 'EQ', strValue: at(MAY_FIRST) }, '2024-05-01T00:00:01Z', 'datetime')).toBe(false);
  });
});

describe('a time within so many days', () => {
  it.each<[string, number, number, boolean]>([
    ['WITHIN_TIME', 7, 0, true],
    ['WITHIN_TIME', 7, -7, true],
    ['WITHIN_TIME', 7, -8, false],
    ['WITHIN_TIME', 7, 1, false],
    ['WITHIN_TIME', 0, 0, true],
    ['WITHIN_TIME', -1, 0, false],
    ['WITHIN_TIME_REVERSE', 7, 0, true],
    ['WITHIN_TIME_REVERSE', 7, 7, true],
    ['WITHIN_TIME_REVERSE', 7, 8, false],
    ['WITHIN_TIME_REVERSE', 7, -1, false],
  ])('%s of %d days, for the day %d days from now', (operator, numberValue, days, expected) => {
    const value = NOW + days * DAY;
    expect(passes({ operator, numberValue }, dayAt(value), 'date')).toBe(expected);
    expect(passes({ operator, numberValue }, dayAt(value), 'datetime')).toBe(expected);
    expect(passes({ operator, numberValue }, `${Date.parse(dayAt(value))}`, 'date')).toBe(expected);
  });

  it('is exact for moments', () => {
    const filter = { operator: 'WITHIN_TIME', numberValue: 1 };
    expect(passes(filter, at(NOW - DAY), 'datetime')).toBe(true);
    expect(passes(filter, at(NOW - DAY - 1), 'datetime')).toBe(false);
    expect(passes(filter, at(NOW + 1), 'datetime')).toBe(false);
    expect(passes({ ...filter, operator: 'WITHIN_TIME_REVERSE' }, at(NOW + DAY), 'datetime')).toBe(true);
    expect(passes({ ...filter, operator: 'WITHIN_TIME_REVERSE' }, at(NOW - 1), 'datetime')).toBe(false);
  });

  it('is never of what is no date, and never without a number of days', () => {
    expect(passes({ operator: 'WITHIN_TIME', numberValue: 7 }, 'yesterday', 'date')).toBe(false);
    expect(passes({ operator: 'WITHIN_TIME' }, dayAt(NOW), 'date')).toBe(false);
  });
});

describe('choices', () => {
  it.each<[string, string[], string, boolean]>([
    ['SET_ANY', ['a', 'b'], 'b;c', true],
    ['SET_ANY', ['a', 'b'], 'c', false],
    ['SET_ANY', ['a'], 'A', false],
    ['SET_NOT_ANY', ['a', 'b'], 'c', true],
    ['SET_NOT_ANY', ['a', 'b'], 'b;c', false],
    ['SET_ALL', ['a', 'b'], 'c; b ;a', true],
    ['SET_ALL', ['a', 'b'], 'a', false],
    ['SET_NOT_ALL', ['a', 'b'], 'a', true],
    ['SET_NOT_ALL', ['a', 'b'], 'a;b', false],
    ['SET_EQ', ['a', 'b'], 'b;a', true],
    ['SET_EQ', ['a', 'b', 'a'], 'a;b', true],
    ['SET_EQ', ['a', 'b'], 'a;b;c', false],
    ['SET_EQ', ['a', 'b'], 'a', false],
    ['SET_NEQ', ['a', 'b'], 'a', true],
    ['SET_NEQ', ['a', 'b'], 'b;a', false],
  ])('%s %j of %j', (operator, strValues, value, expected) => {
    expect(passes({ operator, strValues }, value, 'enumeration')).toBe(expected);
    expect(passes({ operator, strValue: strValues.join(';') }, value, 'enumeration')).toBe(expected);
  });

  it('go together as sets do', () => {
    const choices = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
    fc.assert(
      fc.property(choices, choices, (strValues, chosen) => {
        const is = (operator: string) => passes({ operator, strValues }, chosen.join(';'), 'enumeration');
        const shared = strValues.filter((value) => chosen.includes(value)).length;
        expect(is('SET_ANY')).toBe(shared > 0);
        expect(is('SET_ALL')).toBe(shared === strValues.length);
        expect(is('SET_EQ')).toBe(shared === strValues.length && shared === chosen.length);
      }),
    );
  });
});

describe('IS_NOT_EMPTY', () => {
  it('passes whatever is there', () => {
    for (const value of ['a', '0', 'false', ' x ']) expect(passes({ operator: 'IS_NOT_EMPTY' }, value)).toBe(true);
  });
});
