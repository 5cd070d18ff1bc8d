import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, parseField } from '../definition/definition';
import { validateValue } from './rules';

function fieldWith(raw: object): Field {
  const field = parseField(raw);
  if (!field) throw new Error('the field was left out');
  return field;
}

const text = fieldWith({ name: 'city' });
const requiredText = fieldWith({ name: 'city', required: true });
const email = fieldWith({ name: 'email', fieldType: 'email' });
const requiredEmail = fieldWith({ name: 'email', fieldType: 'email', required: true });

const EMPTY = ['', ' ', '\t\n', '\u00a0', '   '];

describe('a required field', () => {
  it.each(EMPTY)('refuses the empty value %j', (value) => {
    expect(validateValue(requiredText, value)).toEqual({ key: 'required', params: {} });
    expect(validateValue(requiredEmail, value)).toEqual({ key: 'required', params: {} });
  });

  it('takes any other value, also one that looks like nothing', () => {
    for (const value of ['0', 'false', 'null', '.', ' a ']) expect(validateValue(requiredText, value)).toBeNull();
  });
});

describe('a field that is not required', () => {
  it.each(EMPTY)('takes the empty value %j', (value) => {
    expect(validateValue(text, value)).toBeNull();
    expect(validateValue(email, value)).toBeNull();
  });
});

describe('the format of an email', () => {
  it.each([
    'a@b.co',
    'first.last@example.com',
    'first+tag@example.co.uk',
    "o'brien@example.com",
    'x@y.z',
    'jürgen@müller.de',
    '用户@例子.公司',
    '  padded@example.com\t',
    'UPPER@EXAMPLE.COM',
    '1@2.3',
    '.dots..are.fine.@example.com',
  ])('is right in %j', (value) => {
    expect(validateValue(email, value)).toBeNull();
    expect(validateValue(requiredEmail, value)).toBeNull();
  });

  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    '@',
    '@.',
    'a.b',
    'a b@c.co',
    'a@b c.co',
    'a@b.c o',
    'a@@b.co',
    'a@b@c.co',
    'a@b.co, c@d.co',
    'a@b\n.co',
  ])('is wrong in %j', (value) => {
    expect(validateValue(email, value)).toEqual({ key: 'invalidEmailFormat', params: {} });
    expect(validateValue(requiredEmail, value)).toEqual({ key: 'invalidEmailFormat', params: {} });
  });

  it('is checked by the name of the field, whatever object it belongs to, and for no other name', () => {
    expect(validateValue(fieldWith({ name: 'email', objectTypeId: '0-2' }), 'a')?.key).toBe('invalidEmailFormat');
    expect(validateValue(fieldWith({ name: 'work_email' }), 'a')).toBeNull();
  });

  it('is right wherever text, @, text, dot, text are put together without spaces', () => {
    const word = fc.stringMatching(/^[^\s@.]+$/u).filter((part) => part.trim() === part);
    fc.assert(
      fc.property(word, word, word, (local, host, top) => {
        expect(validateValue(email, `${local}@${host}.${top}`)).toBeNull();
        expect(validateValue(email, `${local}${host}.${top}`)?.key).toBe('invalidEmailFormat');
        expect(validateValue(email, `${local}@${host}${top}`)?.key).toBe('invalidEmailFormat');
        expect(validateValue(email, `${local} ${local}@${host}.${top}`)?.key).toBe('invalidEmailFormat');
      }),
    );
  });

  it('is decided at once, also for a long value made to be slow', () => {
    expect(validateValue(email, `a@${'a.'.repeat(30_000)}`)?.key).toBe('invalidEmailFormat');
    expect(validateValue(email, `${'@'.repeat(60_000)}`)?.key).toBe('invalidEmailFormat');
  });
});

describe('the length of a text', () => {
  it('may be 65536 characters after trimming', () => {
    expect(validateValue(text, 'x'.repeat(65_536))).toBeNull();
    expect(validateValue(text, `  ${'x'.repeat(65_536)}  `)).toBeNull();
  });

  it('is refused above, with the limit for the message', () => {
    const refusal = { key: 'inputTooLarge', params: { length: 65_536 } };
    expect(validateValue(text, 'x'.repeat(65_537))).toEqual(refusal);
    expect(validateValue(email, `${'x'.repeat(65_537)}@b.co`)).toEqual(refusal);
  });

  it('is told after a wrong format', () => {
    expect(validateValue(email, 'x'.repeat(65_537))?.key).toBe('invalidEmailFormat');
  });
});

describe('any value', () => {
  it('is judged the same with blanks around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(text, requiredText, email, requiredEmail), fc.string(), (field, value) => {
        expect(validateValue(field, ` ${value}\n`)).toEqual(validateValue(field, value));
      }),
    );
  });
});
