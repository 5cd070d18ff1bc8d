import type { Field } from './definition';
import type { FullField } from './full-definition';

/** What decides the kind of a field. */
type Kind = Pick<Field, 'fieldType'> & { readonly type: string };

/** Whether it is one of `field-types.ts`. */
export const isFieldType = (name: string): boolean =>
  /^(text(area)?|number|date|email|file|phone(number)?|(payment_link_)?radio|select|(boolean)?checkbox)$/.test(name);

/** Whether one of the options can be chosen, no more. */
export const isSingleChoice = ({ fieldType }: Pick<Field, 'fieldType'>): boolean =>
  ['select', 'radio', 'payment_link_radio'].includes(fieldType);

/** Whether the visitor chooses among options. */
export const isChoice = (field: Pick<Field, 'fieldType'>): boolean =>
  isSingleChoice(field) || field.fieldType === 'checkbox';

/** A box that is 'true' or 'false'. */
export const isBoolean = ({ fieldType }: Pick<Field, 'fieldType'>): boolean => fieldType === 'booleancheckbox';

/** Whether the values are an enumeration's: by the kind of the value, or by what the field is drawn as. */
export const isEnumeration = (field: Kind): boolean =>
  field.type === 'enumeration' || isChoice(field) || isBoolean(field);

/** A number input, or a property that is a number and drawn as text. */
export const isNumber = ({ fieldType, type }: Kind): boolean =>
  fieldType === 'number' || (fieldType === 'text' && type === 'number');

/** Specification 2 section 5: by field type, or by the two names. `phone` is another word for `phonenumber`. */
export const isPhone = ({ fieldType, name }: Pick<Field, 'fieldType' | 'name'>): boolean =>
  fieldType === 'phonenumber' || fieldType === 'phone' || name === 'phone' || name === 'mobilephone';

/** Whether a phone number is entered with a dropdown of countries: specification 2 section 2. */
export const hasCountrySelect = (field: FullField): boolean =>
  (field.useCountryCodeSelect || field.metaData.useCountryCodeSelect === 'true') && isPhone(field);
