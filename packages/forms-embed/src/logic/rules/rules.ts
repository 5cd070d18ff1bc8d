import type { Field } from '../definition/definition';

/** Why a value is refused: a key of specification 2 section 5 and the values its message names. */
export interface Refusal {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const refuse = (key: string, params: Refusal['params'] = {}): Refusal => ({ key, params });

/** Text, @, text, dot, text, and no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Default length of a text, in characters: specification 2 section 9. */
const MAX_LENGTH = 65_536;

/** Whether a field holds an email address: by its type, or by the name that one always has. */
export const isEmailField = ({ name, fieldType }: Pick<Field, 'name' | 'fieldType'>): boolean =>
  name === 'email' || fieldType === 'email';

/** Signs that nobody sees, as a copied address has them. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;

/** The value of a field as it is checked and sent: trimmed, an address without invisible signs. */
export const cleanValue = (field: Pick<Field, 'name' | 'fieldType'>, value: string): string =>
  (isEmailField(field) ? value.replace(INVISIBLE, '') : value).trim();

/** Checks one value, cleaned. An empty value passes every rule except the required one; a hidden field passes all. */
export function validateValue(field: Field, value: string): Refusal | null {
  if (field.hidden) return null;
  const cleaned = cleanValue(field, value);
  if (cleaned === '') return field.required ? refuse('required') : null;
  if (isEmailField(field) && !EMAIL.test(cleaned)) return refuse('invalidEmailFormat');
  return cleaned.length > MAX_LENGTH ? refuse('inputTooLarge', { length: MAX_LENGTH }) : null;
}
