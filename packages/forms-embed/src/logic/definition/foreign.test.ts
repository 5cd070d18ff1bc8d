import { describe, expect, it, vi } from 'vitest';
import { anyText, booleanOf, numberOf, pairsOf, readObject, recordOf } from './foreign';

describe('anyText', () => {
  it.each([
    ['text', 'text'],
    [0, '0'],
    [false, 'false'],
    [['a', '', 2, null, true], 'a;2;true'],
    [null, ''],
    [{}, ''],
  ])('reads %j as %j', (value, text) => {
    expect(anyText(value)).toBe(text);
  });
});

describe('numberOf', () => {
  it.each([
    [7, 7],
    [' 1.5 ', 1.5],
    ['', undefined],
    ['  ', undefined],
    ['7 days', undefined],
    ['Infinity', undefined],
    [true, undefined],
    [[7], undefined],
  ])('reads %j as %j', (value, number) => {
    expect(numberOf(value)).toBe(number);
  });
});

describe('booleanOf', () => {
  it.each([
    [true, true],
    ['false', false],
    ['TRUE', undefined],
    [1, undefined],
    [undefined, undefined],
  ])('reads %j as %j', (value, answer) => {
    expect(booleanOf(value)).toBe(answer);
  });
});

describe('a record', () => {
  it('has no members but those put in', () => {
    const record = recordOf([
      ['a', '1'],
      ['', 'nameless'],
      ['empty', ''],
      ['__proto__', '2'],
    ]);
    expect(Object.entries(record)).toEqual([
      ['a', '1'],
      ['__proto__', '2'],
    ]);
    expect(record.constructor).toBeUndefined();
  });

  it('of metadata has the last value of a name', () => {
    expect(pairsOf([{ name: 'a', value: 1 }, null, { value: 2 }, { name: 'a', value: true }])).toEqual({ a: 'true' });
    expect(pairsOf('junk')).toEqual({});
  });
});

describe('readObject', () => {
  const read = (value: unknown) => {
    const report = vi.fn();
    return { object: readObject(value, 'style', report), problems: report.mock.calls };
  };

  it.each([{ a: 1 }, '{"a":1}'])('reads %j', (value) => {
    expect(read(value)).toEqual({ object: { a: 1 }, problems: [] });
  });

  it.each([undefined, null, '', 'null'])('reads %j as none', (value) => {
    expect(read(value)).toEqual({ object: undefined, problems: [] });
  });

  it.each([7, true, [], '[]', '"text"', '{"a":'])('reports %j', (value) => {
    expect(read(value)).toEqual({ object: undefined, problems: [['noObject', 'style']] });
  });
});
