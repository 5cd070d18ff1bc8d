import type { Field } from '../definition/definition';

/** Why a value is refused: a key of specification 2 section 5 and the values its message names. */
export interface Refusal {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type Rule = (value: string) => Refusal | null;

const refuse = (key: string, params: Refusal['params'] = {}): Refusal => ({ key, params });

/** Text, @, text, dot, text, and no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const presence: Rule = (value) => (value === '' ? refuse('required') : null);
const emailFormat: Rule = (value) => (EMAIL.test(value) ? null : refuse('invalidEmailFormat'));

/** Default length of a text, in characters: specification 2 section 9. */
const MAX_LENGTH = 65_536;
const length: Rule = (value) => (value.length > MAX_LENGTH ? refuse('inputTooLarge', { length: MAX_LENGTH }) : null);

/** Whether a field holds an email address: by its type, or by the name that one always has. */
export const isEmailField = ({ name, fieldType }: Pick<Field, 'name' | 'fieldType'>): boolean =>
  name === 'email' || fieldType === 'email';

/** Signs that nobody sees, as a copied address has them. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;

/** The value of a field as it is checked and sent: trimmed, an address without invisible signs. */
export const cleanValue = (field: Pick<Field, 'name' | 'fieldType'>, value: string): string =>
  (isEmailField(field) ? value.replace(INVISIBLE, '') : value).trim();

/** The rules of a field; the first that refuses counts. */
function rulesOf(field: Field): readonly Rule[] {
  return [...(field.required ? [presence] : []), ...(isEmailField(field) ? [emailFormat] : []), length];
}

/** Checks one value, cleaned. An empty value passes every rule except the required one; a hidden field passes all. */
export function validateValue(field: Field, value: string): Refusal | null {
  const trimmed = cleanValue(field, value);
  for (const rule of field.hidden ? [] : rulesOf(field)) {
    if (trimmed === '' && rule !== presence) continue;
    const refusal = rule(trimmed);
    if (refusal) return refusal;
  }
  return null;
}
