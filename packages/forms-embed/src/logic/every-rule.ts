import { dateRule } from './date-rule';
import { isDialCode, phoneRule } from './phone-rules';
import { createRichRules } from './rich-rules';

/** Checks one value by every rule of specification 2 section 5, trimmed. */
export const validateRich = createRichRules({ dateRule, phoneRule, isDialCode });
