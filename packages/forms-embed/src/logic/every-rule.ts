import { dateRule } from './date-rule';
import type { FileFacts } from './field-state';
import { isDialCode, phoneRule } from './phone-rules';
import type { RichField } from './rich-definition';
import { createRichRules } from './rich-rules';
import type { Refusal } from './rules';

const check = createRichRules({ dateRule, phoneRule, isDialCode });

/**
 * Checks one value by every rule of specification 2 section 5, trimmed. An empty value passes every rule but the
 * required ones. A value that is none of the options is not refused: a definition may have changed meanwhile.
 */
export function validateRich(field: RichField, value: string, files?: readonly FileFacts[]): Refusal | null {
  return check(field, value, files);
}
