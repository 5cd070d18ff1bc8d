import { type ControlKind, FIELD_TYPES, type FieldType, type ValueKind } from './field-types';
import type { FullField } from './full-definition';

/** A field, as far as its type is concerned. */
interface Typed {
  readonly fieldType: FieldType;
}

/** What the value of a field is. */
export const valueKindOf = ({ fieldType }: Typed): ValueKind => FIELD_TYPES[fieldType].value;

/** What the value of a field is entered with. */
export const controlKindOf = ({ fieldType }: Typed): ControlKind => FIELD_TYPES[fieldType].control;

/** Whether one of the options can be chosen, no more. */
export const isSingleChoice = (field: Typed): boolean => valueKindOf(field) === 'option';

/** Whether the visitor chooses among options. */
export const isChoice = (field: Typed): boolean => isSingleChoice(field) || valueKindOf(field) === 'options';

/** A dropdown with more options is searchable. */
export const MANY_OPTIONS = 12;

/** Whether the dropdown of a field is searchable. */
export const isSearchable = (field: Pick<FullField, 'fieldType' | 'options'>): boolean =>
  controlKindOf(field) === 'dropdown' && field.options.length > MANY_OPTIONS;

/** A box that is 'true' or 'false'. */
export const isBoolean = (field: Typed): boolean => valueKindOf(field) === 'boolean';

/** Whether the values are an enumeration's: by the kind of the value, or by what the field is drawn as. */
export const isEnumeration = (field: Pick<FullField, 'fieldType' | 'type'>): boolean =>
  field.type === 'enumeration' || isChoice(field) || isBoolean(field);

/** A number input, or a property that is a number and drawn as text. */
export const isNumber = ({ fieldType, type }: Pick<FullField, 'fieldType' | 'type'>): boolean =>
  fieldType === 'number' || (fieldType === 'text' && type === 'number');

/** Specification 2 section 5: by field type, or by the two names. */
export const isPhone = (field: Pick<FullField, 'fieldType' | 'name'>): boolean =>
  valueKindOf(field) === 'phone' || field.name === 'phone' || field.name === 'mobilephone';

/** Whether a phone number is entered with a dropdown of countries: specification 2 section 2. */
export const hasCountrySelect = (
  field: Pick<FullField, 'fieldType' | 'name' | 'useCountryCodeSelect' | 'metaData'>,
): boolean => (field.useCountryCodeSelect || field.metaData.useCountryCodeSelect === 'true') && isPhone(field);
