import { controlKindOf, isBoolean, isEnumeration, isNumber, isPhone, valueKindOf } from '../definition/field-kinds';
import type { FullField } from '../definition/full-definition';
import type { FileFacts } from '../state/field-state';
import { cleanValue, type Refusal, validateValue } from './rules';

/** Checks a trimmed value that is not empty. */
export type Rule = (value: string, field: FullField) => Refusal | null;

/** Rules for kinds of fields that only some forms have. Each may be left out for forms without that kind. */
export interface FurtherRules {
  readonly fileRule?: ((field: FullField, files: readonly FileFacts[]) => Refusal | null) | undefined;
  readonly dateRule?: Rule | undefined;
  readonly phoneRule?: Rule | undefined;
  readonly lengthRule?: Rule | undefined;
  /** Whether a phone number consists only of a dial code. */
  readonly isDialCode?: ((value: string) => boolean) | undefined;
}

export const refuse = (key: string, params: Refusal['params'] = {}): Refusal => ({ key, params });

/** Bytes of the largest file: specification 2 section 9. */
export const MAX_FILE_SIZE = 104_857_600;
/** Characters of a feedback follow-up: specification 2 section 9. */
const MAX_FOLLOW_UP = 1500;
const FOLLOW_UPS = ['hs_negative_follow_up', 'hs_neutral_follow_up', 'hs_positive_follow_up'];

const NUMBER = /^-?(\d+(\.\d{1,2})?|\.\d{1,2})$/;
const BOUND = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** The two bounds of `min:max:flag`, each undefined if it is empty or not a number. */
export function boundsOf(data: string): readonly [min: number | undefined, max: number | undefined] {
  const [min, max] = data.split(':').map((bound) => (BOUND.test(bound.trim()) ? Number(bound) : undefined));
  return [min, max];
}

const number: Rule = (value, { validation: { data } }) => {
  if (!NUMBER.test(value)) return refuse('invalidNumber');
  // With any other flag the owner has switched the range off.
  if (data.split(':')[2]?.trim() !== 'true') return null;
  const [min, max] = boundsOf(data);
  if (max !== undefined && Number(value) > max) return refuse('invalidNumberRangeTooLarge', { max });
  return min !== undefined && Number(value) < min ? refuse('invalidNumberRangeTooSmall', { min }) : null;
};

const followUp: Rule = (value) =>
  value.length > MAX_FOLLOW_UP ? refuse('inputTooLarge', { length: MAX_FOLLOW_UP }) : null;

/** Whether a required field is empty; `value` is trimmed. */
function isMissing(field: FullField, value: string, isDialCode: FurtherRules['isDialCode']): boolean {
  if (value === '') return true;
  if (isBoolean(field)) return value === 'false';
  if (isPhone(field)) return !!isDialCode?.(value);
  return isEnumeration(field) && value.split(';').every((part) => part.trim() === '');
}

function missingKeyOf(field: FullField): string {
  switch (controlKindOf(field)) {
    case 'dropdown':
      return 'missingSelect';
    case 'group':
      return 'missingOptionSelection';
    case 'line':
    case 'lines':
      return field.type === 'enumeration' ? 'missingOptionSelection' : 'required';
    case 'box':
    case 'files':
      return 'required';
  }
}

/** Checks presence and size. Without the files themselves, a value with their names counts as present. */
function validateFiles(field: FullField, value: string, files: readonly FileFacts[] | undefined): Refusal | null {
  const isThere = files ? files.length > 0 : value !== '';
  if (field.required && !isThere) return refuse('required');
  return files?.some(({ size }) => size > MAX_FILE_SIZE) ? refuse('fileTooLarge') : null;
}

/**
 * Creates the check of one value by the rules of specification 2 section 5, trimmed. An empty value passes every rule
 * except the required ones. A value that is not among the options is not refused: the definition may have changed.
 */
export const createFullRules =
  ({ dateRule, phoneRule, isDialCode, lengthRule, fileRule }: FurtherRules) =>
  (field: FullField, value: string, files?: readonly FileFacts[]): Refusal | null => {
    const trimmed = cleanValue(field, value);
    if (valueKindOf(field) === 'file')
      return validateFiles(field, trimmed, files) ?? fileRule?.(field, files ?? []) ?? null;
    if (field.required && isMissing(field, trimmed, isDialCode)) return refuse(missingKeyOf(field));
    if (trimmed === '') return null;
    // The rules of its kind come before those of every field.
    return (
      (isNumber(field) && number(trimmed, field)) ||
      (valueKindOf(field) === 'date' && dateRule?.(trimmed, field)) ||
      (isPhone(field) && phoneRule?.(trimmed, field)) ||
      (field.objectTypeId === '0-19' && FOLLOW_UPS.includes(field.name) && followUp(trimmed, field)) ||
      lengthRule?.(trimmed, field) ||
      validateValue(field, trimmed)
    );
  };
