import { createElement } from 'react';
import { expect, test } from 'vitest';
import { changedOptions } from './changed-options';

test('says only what has changed', () => {
  expect(changedOptions({ a: 1, b: 'x' }, { a: 1, b: 'y', c: true })).toEqual({ b: 'y', c: true });
});

test('says nothing where nothing has changed, however the options are written', () => {
  const first = { list: ['a', { b: 1 }], texts: { en: { required: 'please' } }, none: Number.NaN, gone: undefined };
  const second = { texts: { en: { required: 'please' } }, list: ['a', { b: 1 }], none: Number.NaN };
  expect(changedOptions(first, second)).toBeNull();
});

test('sees a change inside of lists and objects', () => {
  expect(changedOptions({ list: ['a', 'b'] }, { list: ['a'] })).toEqual({ list: ['a'] });
  expect(changedOptions({ list: ['a'] }, { list: { 0: 'a' } })).toEqual({ list: { 0: 'a' } });
  expect(changedOptions({ texts: { en: { a: '1' } } }, { texts: { en: { b: '1' } } })).toEqual({
    texts: { en: { b: '1' } },
  });
});

test('an option that is left out is undefined, so that its default counts again', () => {
  const changes = changedOptions({ region: 'eu1' }, {});
  expect(changes).toEqual({ region: undefined });
  expect(Object.keys(changes ?? {})).toEqual(['region']);
});

test('compares what is not plain by identity', () => {
  const one = createElement('b');
  const other = createElement('b');
  expect(changedOptions({ a: one }, { a: other })).toEqual({ a: other });
  expect(changedOptions({ a: one }, { a: one })).toBeNull();
  expect(changedOptions({ a: new Date(1) }, { a: new Date(1) })).not.toBeNull();
});
