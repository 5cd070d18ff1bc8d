import type { FullField } from '../definition/full-definition';
import type { FileFacts } from '../state/field-state';
import { dateRule } from './date-rule';
import { fileRule } from './file-rule';
import { createFullRules } from './full-rules';
import { lengthRule } from './length-rule';
import { isDialCode, phoneRule } from './phone-rules';
import { type Refusal, validateValue } from './rules';

const check = createFullRules({ dateRule, phoneRule, isDialCode, lengthRule, fileRule });

/**
 * Checks one value by every rule of specification 2 section 5, trimmed. An empty value passes every rule except
 * the required ones. A value that is not among the options is not refused: the definition may have changed meanwhile.
 * Of a hidden field only the length is checked, since no visitor could correct anything else.
 */
export function validateFullField(field: FullField, value: string, files?: readonly FileFacts[]): Refusal | null {
  return field.hidden ? validateLength(field, value) : check(field, value, files);
}

function validateLength(field: FullField, value: string): Refusal | null {
  const text: FullField = { ...field, name: '', fieldType: 'text', hidden: false, required: false };
  return lengthRule(value, { maxLength: field.maxLength }) ?? validateValue(text, value);
}
