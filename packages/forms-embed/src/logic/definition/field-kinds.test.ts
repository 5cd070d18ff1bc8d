import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../testing/full-form';
import { hasCountrySelect, isBoolean, isChoice, isEnumeration, isNumber, isPhone, isSingleChoice } from './field-kinds';
import { FIELD_TYPES, type FieldType, isFieldType } from './field-types';

const TYPES = Object.keys(FIELD_TYPES) as readonly FieldType[];
const typesThat = (holds: (field: ReturnType<typeof fieldOf>) => boolean) =>
  TYPES.filter((fieldType) => holds(fieldOf('a', { fieldType })));

describe('isFieldType', () => {
  it.each(TYPES)('knows %s', (name) => {
    expect(isFieldType(name)).toBe(true);
  });

  it.each(['', 'Text', 'rating', 'constructor', '__proto__', 'text,email'])('refuses %j', (name) => {
    expect(isFieldType(name)).toBe(false);
  });
});

describe('the kind of a field follows from its type:', () => {
  it.each([
    ['isSingleChoice', isSingleChoice, ['radio', 'payment_link_radio', 'select']],
    ['isChoice', isChoice, ['radio', 'payment_link_radio', 'select', 'checkbox']],
    ['isBoolean', isBoolean, ['booleancheckbox']],
    ['isEnumeration', isEnumeration, ['radio', 'payment_link_radio', 'select', 'checkbox', 'booleancheckbox']],
    ['isNumber', isNumber, ['number']],
    ['isPhone', isPhone, ['phone', 'phonenumber']],
  ])('%s', (_, holds, types) => {
    expect(typesThat(holds)).toEqual(types);
  });
});

describe('the kind of a field also follows from', () => {
  it('the type of its values', () => {
    expect(isEnumeration(fieldOf('a', { type: 'enumeration' }))).toBe(true);
    expect(isNumber(fieldOf('a', { type: 'number' }))).toBe(true);
    expect(isNumber(fieldOf('a', { fieldType: 'textarea', type: 'number' }))).toBe(false);
  });

  it('its name', () => {
    expect(isPhone(fieldOf('phone'))).toBe(true);
    expect(isPhone(fieldOf('mobilephone'))).toBe(true);
    expect(isPhone(fieldOf('telephone'))).toBe(false);
  });

  it('its options', () => {
    expect(hasCountrySelect(fieldOf('phone', { useCountryCodeSelect: true }))).toBe(true);
    expect(hasCountrySelect(fieldOf('phone', { metaData: { useCountryCodeSelect: 'true' } }))).toBe(true);
    expect(hasCountrySelect(fieldOf('phone'))).toBe(false);
    expect(hasCountrySelect(fieldOf('a', { useCountryCodeSelect: true }))).toBe(false);
  });
});
