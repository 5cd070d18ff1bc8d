import { isRealDate, isRealMoment } from './dates';
import { isBoolean, isEnumeration, isNumber, isPhone } from './field-kinds';
import type { FileFacts } from './field-state';
import type { RichField } from './rich-definition';
import { type Refusal, validateValue } from './rules';

type Rule = (value: string, field: RichField) => Refusal | null;

const refuse = (key: string, params: Refusal['params'] = {}): Refusal => ({ key, params });

/** Bytes of the largest file: specification 2 section 9. */
export const MAX_FILE_SIZE = 104_857_600;
/** Characters of a feedback follow-up: specification 2 section 9. */
const MAX_FOLLOW_UP = 1500;
const FOLLOW_UPS = ['hs_negative_follow_up', 'hs_neutral_follow_up', 'hs_positive_follow_up'];

const NUMBER = /^-?(\d+(\.\d{1,2})?|\.\d{1,2})$/;
const BOUND = /^-?(\d+\.?\d*|\.\d+)$/;
/** A plus and a country's code, three digits or North America's four: nobody's whole number is as short as that. */
const DIAL_CODE = /^\+(\d{0,3}|1\d{3})$/;

/** The two bounds of `min:max:flag`, each undefined where it is empty or no number. */
function boundsOf(data: string): readonly [min: number | undefined, max: number | undefined] {
  const [min, max] = data.split(':').map((bound) => (BOUND.test(bound.trim()) ? Number(bound) : undefined));
  return [min, max];
}

const number: Rule = (value, { validation: { data } }) => {
  if (!NUMBER.test(value)) return refuse('invalidNumber');
  // Any other flag says that the owner has switched the range off.
  if (data.split(':')[2]?.trim() !== 'true') return null;
  const [min, max] = boundsOf(data);
  if (max !== undefined && Number(value) > max) return refuse('invalidNumberRangeTooLarge', { max });
  return min !== undefined && Number(value) < min ? refuse('invalidNumberRangeTooSmall', { min }) : null;
};

const date: Rule = (value, { type }) =>
  isRealDate(value) || (type === 'datetime' && isRealMoment(value)) ? null : refuse('invalidDate');

/** The plus stands before every digit, there is one x at most. Looked at in steps: one pattern for all could be slow. */
function hasPhoneCharacters(value: string): boolean {
  const others = value.replace(/[\d().\-\s]+/g, '');
  return /^\+?x?$/i.test(others) && (others[0] !== '+' || /^\D*\+/.test(value));
}

const phone: Rule = (value, { validation: { data } }) => {
  if (!hasPhoneCharacters(value)) return refuse('phoneInvalidCharacters');
  const digits = value.replace(/\D+/g, '').length;
  const [min = 0, max = 0] = boundsOf(data);
  // No number has no digits at all: a maximum of none is none.
  return digits < min || digits > (max || Infinity) ? refuse('numberOutOfRange') : null;
};

const followUp: Rule = (value) =>
  value.length > MAX_FOLLOW_UP ? refuse('inputTooLarge', { length: MAX_FOLLOW_UP }) : null;

/** The rules of a field beside those that every form has, in the order in which they speak. */
function rulesOf(field: RichField): readonly Rule[] {
  return [
    ...(isNumber(field) ? [number] : []),
    ...(field.fieldType === 'date' ? [date] : []),
    ...(isPhone(field) ? [phone] : []),
    ...(field.objectTypeId === '0-19' && FOLLOW_UPS.includes(field.name) ? [followUp] : []),
  ];
}

/** Whether a required field has nothing in it; `value` is trimmed. */
function isMissing(field: RichField, value: string): boolean {
  if (value === '') return true;
  if (isBoolean(field)) return value === 'false';
  if (isPhone(field)) return DIAL_CODE.test(value.replace(/[().\-\s]+/g, ''));
  return isEnumeration(field) && value.split(';').every((part) => part.trim() === '');
}

function missingKeyOf(field: RichField): string {
  if (field.fieldType === 'select') return 'missingSelect';
  return isEnumeration(field) && !isBoolean(field) ? 'missingOptionSelection' : 'required';
}

/** Only presence and size count; without the files themselves the value, which has their names, says whether one is there. */
function validateFiles(field: RichField, value: string, files: readonly FileFacts[] | undefined): Refusal | null {
  const isThere = files ? files.length > 0 : value !== '';
  if (field.required && !isThere) return refuse('required');
  return files?.some(({ size }) => size > MAX_FILE_SIZE) ? refuse('fileTooLarge') : null;
}

/**
 * Checks one value by every rule of specification 2 section 5, trimmed. An empty value passes every rule but the
 * required ones. A value that is none of the options is not refused: a definition may have changed meanwhile.
 */
export function validateRich(field: RichField, value: string, files?: readonly FileFacts[]): Refusal | null {
  const trimmed = value.trim();
  if (field.fieldType === 'file') return validateFiles(field, trimmed, files);
  if (field.required && isMissing(field, trimmed)) return refuse(missingKeyOf(field));
  if (trimmed === '') return null;
  for (const rule of rulesOf(field)) {
    const refusal = rule(trimmed, field);
    if (refusal) return refusal;
  }
  return validateValue(field, trimmed);
}
