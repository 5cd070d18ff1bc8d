import { type Field, fieldsOf, parseDefinition } from '@mountkit/forms-embed/rules';
import { describe, expect, it } from 'vitest';
import { offersValue } from './offered-values';

const fieldOf = (fieldType: string, options: readonly string[] = []): Field => {
  const document = { form: { formFieldGroups: [{ fields: [{ name: 'a', fieldType, options }] }] } };
  const { definition } = parseDefinition(document);
  return fieldsOf(definition ?? expect.fail('no definition'))[0] as Field;
};

describe('offersValue', () => {
  it.each(['select', 'radio', 'payment_link_radio', 'checkbox'])('knows the options of a %s', (fieldType) => {
    const field = fieldOf(fieldType, ['moss', ' clay ']);
    for (const value of ['', 'moss', 'clay']) expect(offersValue(field, value)).toBe(true);
    for (const value of ['Moss', 'sun', 'mos', 'moss;sun', ';']) expect(offersValue(field, value)).toBe(false);
    expect(offersValue(field, 'moss;clay')).toBe(fieldType === 'checkbox');
  });

  it('takes options that hold a semicolon themselves', () => {
    expect(offersValue(fieldOf('checkbox', ['a;b', 'c']), 'a;b;c')).toBe(true);
    expect(offersValue(fieldOf('select', ['a;b', 'c']), 'a;b')).toBe(true);
    expect(offersValue(fieldOf('select', ['a;b', 'c']), 'a')).toBe(false);
  });

  it('takes hidden options from nobody', () => {
    const options = [{ value: 'moss', hidden: true }] as unknown as string[];
    expect(offersValue(fieldOf('select', options), 'moss')).toBe(false);
  });

  it('takes yes and no for a single checkbox, and no text for a file', () => {
    for (const value of ['', 'true', 'false']) expect(offersValue(fieldOf('booleancheckbox'), value)).toBe(true);
    for (const value of ['on', 'TRUE', '1']) expect(offersValue(fieldOf('booleancheckbox'), value)).toBe(false);
    expect(offersValue(fieldOf('file'), 'cv.pdf')).toBe(false);
  });

  it('takes anything where people write', () => {
    for (const fieldType of ['text', 'textarea', 'number', 'date', 'phonenumber']) {
      expect(offersValue(fieldOf(fieldType, ['moss']), 'sun')).toBe(true);
    }
  });
});
