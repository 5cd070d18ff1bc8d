import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './json';
import {
  address,
  boolean,
  callback,
  list,
  number,
  object,
  oneOf,
  parseSettings as parse,
  type Schema,
  type Setting,
  text,
} from './settings';

const parseSettings = <Settings>(schema: Schema<Settings>, options: Json, attributes: Json = {}) =>
  parse(schema, options, { attributes });

interface Options {
  title: string;
  size: number | undefined;
  mode: 'live' | 'test';
  names: readonly string[];
  extra: object;
  onDone: (() => void) | undefined;
}

const SCHEMA: Schema<Options> = {
  title: text('untitled'),
  size: number(undefined),
  mode: oneOf(['live', 'test'], 'live'),
  names: list(),
  extra: object({ kept: true }),
  onDone: callback<() => void>(),
};

const DEFAULTS = {
  title: 'untitled',
  size: undefined,
  mode: 'live',
  names: [],
  extra: { kept: true },
  onDone: undefined,
};

describe('reading one value', () => {
  const cases = <T>(setting: Setting<T>, rows: readonly (readonly [unknown, unknown])[]) => {
    for (const [raw, value] of rows) expect([raw, setting.read(raw)]).toEqual([raw, value]);
  };

  it('takes texts and numbers as texts, the empty text too', () => {
    cases(text(''), [
      ['a', 'a'],
      ['', ''],
      [' ', ' '],
      [0, '0'],
      [8100231, '8100231'],
      [true, undefined],
      [null, undefined],
      [undefined, undefined],
      [{}, undefined],
      [['a'], undefined],
    ]);
  });

  it('takes finite numbers, written or not', () => {
    cases(number(undefined), [
      [0, 0],
      ['0', 0],
      ['12.5', 12.5],
      [' -3 ', -3],
      ['', undefined],
      [' ', undefined],
      ['12px', undefined],
      ['NaN', undefined],
      [Number.NaN, undefined],
      [Number.POSITIVE_INFINITY, undefined],
      ['Infinity', undefined],
      [true, undefined],
      [null, undefined],
      [[5], undefined],
      [{}, undefined],
    ]);
  });

  it('takes one of a few words, letter by letter', () => {
    const setting = oneOf(['live', 'blur'], 'live');
    cases(setting, [
      ['live', 'live'],
      ['blur', 'blur'],
      ['Live', undefined],
      [' live', undefined],
      ['', undefined],
      [null, undefined],
      [['live'], undefined],
    ]);
    expect(setting.expected).toContain('live');
    expect(setting.expected).toContain('blur');
  });

  it('takes lists as lists, as JSON, and comma separated', () => {
    cases(list(), [
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      ['["a","b"]', ['a', 'b']],
      ['a,b', ['a', 'b']],
      [' a , b ,, ', ['a', 'b']],
      ['email', ['email']],
      ['', []],
      ['[]', []],
      [
        [' a ', 5, null, {}, ''],
        ['a', '5'],
      ],
      [7, undefined],
      [null, undefined],
      [{}, undefined],
      ['{"a":1}', undefined],
    ]);
  });

  it('takes one word as a list of one, also where the word would be JSON', () => {
    cases(list(), [
      ['77', ['77']],
      ['77,78', ['77', '78']],
      ['null', ['null']],
      ['true', ['true']],
    ]);
  });

  it('takes yes and no in several ways of writing', () => {
    cases(boolean(), [
      [true, true],
      ['true', true],
      ['yes', true],
      ['1', true],
      [1, true],
      [false, false],
      ['false', false],
      ['no', false],
      ['0', false],
      [0, false],
      ['maybe', undefined],
      [2, undefined],
      [null, undefined],
      [{}, undefined],
    ]);
  });

  it('takes the empty text for true as an attribute of its own and for false in JSON', () => {
    expect(boolean().read('', true)).toBe(true);
    expect(boolean().read('', false)).toBe(false);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('does not take %s for yes or no', (raw) => {
    expect(boolean().read(raw, true)).toBeUndefined();
  });

  it('takes objects as objects and as JSON, and an empty list for an empty object', () => {
    cases(object({}), [
      [{ a: 1 }, { a: 1 }],
      ['{"a":1}', { a: 1 }],
      ['[]', {}],
      [[], {}],
      [[1], undefined],
      ['[1]', undefined],
      ['null', undefined],
      [null, undefined],
      ['a', undefined],
      ['', undefined],
      [5, undefined],
    ]);
  });

  it('takes a function only when it is one, never the name of one', () => {
    const run = () => {};
    cases(callback(), [
      [run, run],
      ['alert', undefined],
      ['() => {}', undefined],
      [{}, undefined],
    ]);
  });
});

describe('parseSettings', () => {
  it('answers the defaults where nothing is said', () => {
    expect(parseSettings(SCHEMA, {})).toEqual({ settings: DEFAULTS, problems: [] });
    expect(parseSettings(SCHEMA, {}, {})).toEqual({ settings: DEFAULTS, problems: [] });
  });

  it('puts options given in script before attributes before data-settings', () => {
    const bundle = JSON.stringify({ title: 'bundle', size: 1, mode: 'test', names: ['bundle'] });
    const { settings, problems } = parseSettings(
      SCHEMA,
      { title: 'script' },
      { settings: bundle, title: 'attribute', size: '2' },
    );
    expect(settings).toEqual({ ...DEFAULTS, title: 'script', size: 2, mode: 'test', names: ['bundle'] });
    expect(problems).toEqual([]);
  });

  it('takes an option that is undefined for one that is not given', () => {
    const { settings, problems } = parseSettings(
      SCHEMA,
      { title: undefined, onDone: undefined },
      { title: 'attribute' },
    );
    expect(settings.title).toBe('attribute');
    expect(problems).toEqual([]);
  });

  it('lets a stronger empty text win over a weaker text', () => {
    expect(parseSettings(SCHEMA, { title: '' }, { title: 'attribute' }).settings.title).toBe('');
    expect(parseSettings(SCHEMA, {}, { title: '', settings: '{"title":"bundle"}' }).settings.title).toBe('');
  });

  it('falls back to the weaker source where a value cannot be used, and tells it', () => {
    const { settings, problems } = parseSettings(
      SCHEMA,
      { size: 'wide' },
      { mode: 'loud', size: '7', settings: '{"mode":"test"}' },
    );
    expect(settings).toMatchObject({ size: 7, mode: 'test' });
    expect(problems).toEqual([
      { key: 'mode', source: 'attribute', found: 'loud', expected: 'live or test' },
      { key: 'size', source: 'option', found: 'wide', expected: 'a number' },
    ]);
  });

  it('names in each problem where the value stood: script, attribute or data-settings', () => {
    const { problems } = parseSettings(SCHEMA, { onDone: 'go' }, { onDone: 'go', settings: '{"onDone":"go"}' });
    expect(problems.map(({ key, source }) => [key, source])).toEqual([
      ['onDone', 'settings'],
      ['onDone', 'attribute'],
      ['onDone', 'option'],
    ]);
  });

  it('tells of every key that it does not know', () => {
    const { settings, problems } = parseSettings(
      SCHEMA,
      { colour: 1 },
      { colourScheme: 'x', settings: '{"tint":null}' },
    );
    expect(settings).toEqual(DEFAULTS);
    expect(problems).toEqual([
      { key: 'tint', source: 'settings', found: null, expected: 'no such option' },
      { key: 'colourScheme', source: 'attribute', found: 'x', expected: 'no such option' },
      { key: 'colour', source: 'option', found: 1, expected: 'no such option' },
    ]);
  });

  it('reads an attribute in kebab-case for an option that is written with underscores, stronger than the bundle', () => {
    const schema = { cart_url: text('/'), is_cart: boolean(), page: number(1) };
    const { settings, problems } = parseSettings(
      schema,
      {},
      { cartUrl: '/b/', isCart: '', Page: '2', settings: '{"cart_url":"/a/","page":3}' },
    );
    expect(settings).toEqual({ cart_url: '/b/', is_cart: true, page: 3 });
    expect(problems).toMatchObject([{ key: 'Page' }]);
    expect(parseSettings(schema, { cart_url: '/c/' }, { cartUrl: '/b/' }).settings.cart_url).toBe('/c/');
  });

  it('leaves the attributes of the machinery alone', () => {
    expect(parseSettings(SCHEMA, {}, { mountkit: 'form', instanceId: 'x', settings: '{}' }).problems).toEqual([]);
  });

  it.each(['[]', '{}', ' {} '])('takes %j in data-settings as nothing said', (settings) => {
    expect(parseSettings(SCHEMA, {}, { settings })).toEqual({ settings: DEFAULTS, problems: [] });
  });

  it.each(['{', '[1]', '"text"', 'null', '5'])('tells of data-settings that are %j, and reads the rest', (settings) => {
    const answer = parseSettings(SCHEMA, {}, { settings, title: 'attribute' });
    expect(answer.settings.title).toBe('attribute');
    expect(answer.problems).toEqual([
      { key: 'settings', source: 'attribute', found: settings, expected: 'a JSON object' },
    ]);
  });

  it('does not take what every object has for an option', () => {
    const { settings, problems } = parseSettings(
      SCHEMA,
      { constructor: 'x' },
      {
        toString: 'y',
        settings: '{"__proto__":{"title":"polluted"},"hasOwnProperty":1}',
      },
    );
    expect(settings).toEqual(DEFAULTS);
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
    expect(problems).toHaveLength(4);
  });

  it('never throws, and answers a good value for every key, whatever stands there', () => {
    const key = fc.oneof(fc.constantFrom(...Object.keys(SCHEMA), 'settings', 'mountkit'), fc.string());
    const value = fc.oneof(fc.string(), fc.json(), fc.constantFrom('live', 'test', '5', 'a,b'));
    const options = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.func(fc.nat()), value), { maxKeys: 8 });
    const attributes = fc.dictionary(key, value, { maxKeys: 8 });
    fc.assert(
      fc.property(options, attributes, (given, dataset) => {
        const { settings, problems } = parseSettings(SCHEMA, given, dataset);
        expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULTS).sort());
        expect(typeof settings.title).toBe('string');
        expect(settings.size === undefined || Number.isFinite(settings.size)).toBe(true);
        expect(['live', 'test']).toContain(settings.mode);
        expect(settings.names.every((name) => typeof name === 'string' && name !== '')).toBe(true);
        expect(typeof settings.extra === 'object' && settings.extra !== null).toBe(true);
        expect(['undefined', 'function']).toContain(typeof settings.onDone);
        for (const { expected } of problems) expect(expected).not.toBe('');
      }),
    );
  });

  it('never throws on any text in data-settings', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (settings) => {
        expect(() => parseSettings(SCHEMA, {}, { settings })).not.toThrow();
      }),
    );
  });
});

describe('addresses', () => {
  const schema: Schema<{ page: string; host: string }> = { page: address('/usual'), host: address('', 'host') };
  const trust = (named: string) => (named === 'key' ? 'https://known.test/' : undefined);
  const read = (options: Json, attributes: Json) => parse(schema, options, { attributes, trust });

  it('are http(s) ones, whole or of the page', () => {
    for (const page of ['', '/a', 'a?b=%%c%%', 'https://a.test/']) expect(read({ page }, {}).settings.page).toBe(page);
    for (const page of ['javascript:alert(1)', 'data:text/html,a', 'mailto:a@b.test', 'http://[', {}, null]) {
      expect(read({ page }, {}).settings.page).toBe('/usual');
    }
  });

  it('that act for the page are taken from script, and from attributes only where they are trusted', () => {
    expect(read({ host: 'https://any.test/' }, {}).settings.host).toBe('https://any.test/');
    expect(read({}, { host: 'key' }).settings.host).toBe('https://known.test/');
    expect(read({}, { settings: '{"host":"key"}' }).settings.host).toBe('https://known.test/');
    expect(read({}, { host: '' })).toMatchObject({ settings: { host: '' }, problems: [] });
    for (const attributes of [{ host: 'https://any.test/' }, { settings: '{"host":"https://any.test/"}' }]) {
      const { settings, problems } = read({}, attributes);
      expect(settings.host).toBe('');
      expect(problems).toEqual([expect.objectContaining({ found: 'https://any.test/', isUntrusted: true })]);
    }
  });
});
