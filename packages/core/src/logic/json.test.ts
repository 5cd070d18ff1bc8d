import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, jsonList, jsonObject, jsonText, parseJson, writeJson } from './json';

describe('parseJson', () => {
  it.each<[string, unknown]>([
    ['{"a":[1]}', { a: [1] }],
    ['[]', []],
    ['"text"', 'text'],
    ['null', null],
    ['false', false],
    [' 12 ', 12],
  ])('reads %s', (source, value) => {
    expect(parseJson(source)).toEqual(value);
  });

  it.each(['', ' ', '{', "{'a':1}", '<!doctype html>', 'undefined', '{"a":1', 'NaN'])(
    'answers undefined for %j',
    (source) => {
      expect(parseJson(source)).toBeUndefined();
    },
  );

  it('never throws, and reads back every value', () => {
    fc.assert(fc.property(fc.string(), (source) => void parseJson(source)));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const source = JSON.stringify(value);
        expect(parseJson(source)).toEqual(JSON.parse(source));
      }),
    );
  });
});

describe('reading foreign values', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ a: 1 }, true],
    [Object.create(null), true],
    [[], false],
    [null, false],
    [undefined, false],
    ['{}', false],
    [1, false],
    [() => {}, false],
  ])('says whether %j is an object', (value, answer) => {
    expect(isJsonObject(value)).toBe(answer);
    if (answer) expect(jsonObject(value)).toBe(value);
    else expect(jsonObject(value)).toEqual({});
  });

  it('takes only lists as lists', () => {
    const list = [1, null];
    expect(jsonList(list)).toBe(list);
    for (const other of [{}, { length: 1 }, 'ab', null, undefined, 5]) expect(jsonList(other)).toEqual([]);
  });

  it.each<[unknown, string]>([
    ['a', 'a'],
    ['', ''],
    [' ', ' '],
    [0, '0'],
    [12.5, '12.5'],
    [-1, '-1'],
    [true, ''],
    [null, ''],
    [undefined, ''],
    [[1], ''],
    [{ toString: () => 'x' }, ''],
  ])('reads %j as the text %j', (value, text) => {
    expect(jsonText(value)).toBe(text);
  });
});

describe('writeJson', () => {
  it('writes what there is, past every toJSON', () => {
    const value = { list: ['a', [1]], text: 'b"', none: undefined, deep: { yes: true, no: null } };
    const plain = JSON.stringify(value);
    const prototypes = [Array.prototype, String.prototype, Number.prototype] as object[] as { toJSON?: () => string }[];
    for (const prototype of prototypes) prototype.toJSON = () => 'quoted';
    try {
      expect(writeJson(value)).toBe(plain);
      expect(writeJson(['a'])).toBe('["a"]');
      expect(writeJson('a')).toBe('"a"');
    } finally {
      for (const prototype of prototypes) delete prototype.toJSON;
    }
  });
});
