import { boundsOf, type Rule, refuse } from './full-rules';

/** What is said of phone numbers that are refused, in English: specification 2 section 5. */
export const PHONE_ENGLISH = {
  phoneInvalidCharacters: 'A valid phone number may only contain numbers, +()-. or x',
} as const;

/** A plus and a country's code, three digits or North America's four: nobody's whole number is as short as that. */
const DIAL_CODE = /^\+(\d{0,3}|1\d{3})$/;

/** Whether there is no more than the code of a country: nobody's number yet. */
export const isDialCode = (value: string): boolean => DIAL_CODE.test(value.replace(/[().\-\s]+/g, ''));

/** The plus stands before every digit, there is one x at most. Looked at in steps: one pattern for all could be slow. */
function hasPhoneCharacters(value: string): boolean {
  const others = value.replace(/[\d().\-\s]+/g, '');
  return /^\+?x?$/i.test(others) && (others[0] !== '+' || /^\D*\+/.test(value));
}

/** Specification 2 section 5: the characters of a phone number, and `min:max:flag` digits. */
export const phoneRule: Rule = (value, { validation: { data } }) => {
  if (!hasPhoneCharacters(value)) return refuse('phoneInvalidCharacters');
  const digits = value.replace(/\D+/g, '').length;
  const [min = 0, max = 0] = boundsOf(data);
  // No number has no digits at all: a maximum of none is none.
  return digits < min || digits > (max || Infinity) ? refuse('numberOutOfRange') : null;
};
