export { tidyPhone } from '../phone/phone-text';

import { boundsOf, type Rule, refuse } from './full-rules';

/** The English message for a refused phone number: specification 2 section 5. */
export const PHONE_ENGLISH = {
  phoneInvalidCharacters: 'A valid phone number may only contain numbers, +()-. or x',
} as const;

/** A plus and a dial code, three digits or North America's four: no whole number is that short. */
const DIAL_CODE = /^\+(\d{0,3}|1\d{3})$/;

/** Whether there is only a dial code and no number yet. */
export const isDialCode = (value: string): boolean => DIAL_CODE.test(value.replace(/[().\-\s]+/g, ''));

/** The plus comes before every digit, and there is at most one x. In steps, since one pattern for all could be slow. */
function hasPhoneCharacters(value: string): boolean {
  const others = value.replace(/[\d().\-\s]+/g, '');
  return /^\+?x?$/i.test(others) && (others[0] !== '+' || /^\D*\+/.test(value));
}

/** Specification 2 section 5: the characters of a phone number, and `min:max:flag` digits. */
export const phoneRule: Rule = (value, { validation: { data } }) => {
  if (!hasPhoneCharacters(value)) return refuse('phoneInvalidCharacters');
  const digits = value.replace(/\D+/g, '').length;
  const [min = 0, max = 0] = boundsOf(data);
  // A maximum of 0 digits means no maximum.
  return digits < min || digits > (max || Infinity) ? refuse('numberOutOfRange') : null;
};
