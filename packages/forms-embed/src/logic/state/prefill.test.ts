import { describe, expect, it } from 'vitest';
import { CONSENT, choiceOf, fieldOf, fullForm, groupOf } from '../../testing/full-form';
import type { FullDefinition, FullField } from '../definition/full-definition';
import { initialValues, type ValueSources } from './prefill';

const formOf = (fields: readonly (FullField | string)[], definition: Partial<FullDefinition> = {}) =>
  fullForm([groupOf(fields)], definition);

const from = (address: string, sources: Partial<ValueSources> = {}): ValueSources => ({
  properties: {},
  ignoreCurrentValues: false,
  mode: 'live',
  ...sources,
  address: new URLSearchParams(address),
});

const startOf = (definition: FullDefinition, sources: ValueSources, id = 'a') =>
  initialValues(definition, sources).values.get(id);

describe('the sources', () => {
  const definition = formOf([fieldOf('a', { defaultValue: 'default' })], { properties: { a: 'known' } });
  const properties = { a: 'option' };

  it('go from the address over the options and what is known to the default', () => {
    expect(startOf(definition, from('a=address', { properties }))).toBe('address');
    expect(startOf(definition, from('', { properties }))).toBe('option');
    expect(startOf(definition, from(''))).toBe('known');
    expect(startOf(formOf([fieldOf('a', { defaultValue: 'default' })]), from(''))).toBe('default');
    expect(startOf(formOf(['a']), from(''))).toBe('');
  });

  it('count as absent where they are blank', () => {
    expect(startOf(definition, from('a=', { properties: { a: ' ' } }))).toBe('known');
    expect(startOf(definition, from('', { properties: { a: null } }))).toBe('known');
  });

  it('are without what is known where that is not wanted', () => {
    const ignoreCurrentValues = true;
    expect(startOf(definition, from('', { ignoreCurrentValues }))).toBe('default');
    expect(startOf(definition, from('a=address', { ignoreCurrentValues }))).toBe('address');
    expect(startOf(definition, from('', { ignoreCurrentValues, properties }))).toBe('option');
  });

  it('are the options only in a preview', () => {
    expect(startOf(definition, from('a=address', { mode: 'preview', properties }))).toBe('option');
    expect(startOf(definition, from('a=address', { mode: 'preview' }))).toBe('default');
  });

  it('are the address only after the reset of the cookie', () => {
    expect(startOf(definition, from('a=address', { mode: 'reset', properties }))).toBe('address');
    expect(startOf(definition, from('', { mode: 'reset', properties }))).toBe('default');
  });

  it('give way where the field cannot take their value', () => {
    const number = formOf([fieldOf('a', { fieldType: 'number', defaultValue: '1' })], { properties: { a: '2' } });
    expect(startOf(number, from('a=many', { properties: { a: 'some' } }))).toBe('2');
    const select = formOf([{ ...choiceOf('a', 'select', ['x']), defaultValue: 'gone' }]);
    expect(startOf(select, from('a=y'))).toBe('');
  });

  it('have values of every kind in the options', () => {
    const properties = { a: 7, b: true, c: ['x', 'y'], d: { no: 'text' }, e: ['x', 'y'] };
    const fields = ['a', 'b', choiceOf('c', 'checkbox', ['x', 'y']), 'd', 'e'];
    expect([...initialValues(formOf(fields), from('', { properties })).values]).toEqual([
      ['a', '7'],
      ['b', 'true'],
      ['c', 'x;y'],
      ['d', ''],
      ['e', 'x'],
    ]);
  });

  it('have nothing that only their prototype has', () => {
    expect(startOf(formOf(['constructor']), from(''), 'constructor')).toBe('');
    expect(startOf(formOf(['toString']), from(''), 'toString')).toBe('');
  });
});

describe('a field', () => {
  const company = fieldOf('name', { id: '0-2/name' });

  it('is found by its name and by its id, which says more', () => {
    expect(startOf(formOf([company]), from('name=a'), '0-2/name')).toBe('a');
    expect(startOf(formOf([company]), from('0-2/name=b&name=a'), '0-2/name')).toBe('b');
    expect(startOf(formOf([company]), from('', { properties: { '0-2/name': 'c' } }), '0-2/name')).toBe('c');
  });

  it('that is an enumeration takes all of a repeated parameter, any other the first that is not blank', () => {
    const checkbox = choiceOf('a', 'checkbox', ['x', 'y', 'z']);
    expect(startOf(formOf([checkbox]), from('a=x&a=q&a=z;y'))).toBe('x;z;y');
    expect(startOf(formOf([choiceOf('a', 'radio', ['x', 'y'])]), from('a=q&a=y&a=x'))).toBe('y');
    expect(startOf(formOf(['a']), from('a=&a=x&a=y'))).toBe('x');
  });

  it('that the visitor does not see is filled too', () => {
    expect(startOf(formOf([fieldOf('a', { hidden: true })]), from('a=x'))).toBe('x');
  });

  it('that takes a file is never filled', () => {
    const file = fieldOf('a', { fieldType: 'file', defaultValue: 'd' });
    expect(startOf(formOf([file], { properties: { a: 'known' } }), from('a=x', { properties: { a: 'y' } }))).toBe('');
  });

  it('that asks for consent is never filled from outside', () => {
    const id = 'LEGAL_CONSENT.processing';
    const definition = formOf(['a'], { consent: CONSENT, properties: { [id]: 'true' } });
    const { values, hasKnownValues } = initialValues(definition, from(`${id}=true`, { properties: { [id]: true } }));
    expect(values.get(id)).toBe('');
    expect(hasKnownValues).toBe(false);
  });
});

describe('what is known', () => {
  const definition = formOf(['a', 'b', 'c'], { properties: { a: 'x', b: '', other: 'y' }, knownSmartFields: ['c'] });

  it('is every field with a known value, and every name that is said to be known', () => {
    const { known, prefilled, hasKnownValues } = initialValues(definition, from(''));
    expect(known).toEqual(new Set(['c', 'a']));
    expect(prefilled).toEqual(new Set(['a']));
    expect(hasKnownValues).toBe(true);
  });

  it('stays known where another value stands in its place, but is not told', () => {
    const told = formOf(['a'], { properties: { a: 'x' } });
    expect(initialValues(told, from('a=y'))).toMatchObject({ known: new Set(['a']), hasKnownValues: false });
  });

  it('is offered to be forgotten also where it only hides fields', () => {
    expect(initialValues(formOf(['c'], { knownSmartFields: ['c'] }), from('')).hasKnownValues).toBe(true);
  });

  it.each<Partial<ValueSources>>([{ mode: 'reset' }, { mode: 'preview' }, { ignoreCurrentValues: true }])(
    'is nothing with %j',
    (sources) => {
      const { known, prefilled, hasKnownValues } = initialValues(definition, from('', sources));
      expect([known.size, prefilled.size, hasKnownValues]).toEqual([0, 0, false]);
    },
  );
});
