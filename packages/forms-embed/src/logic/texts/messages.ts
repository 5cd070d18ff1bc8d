import { fillTemplate } from '@mountkit/core/logic';
import type { Refusal } from '../rules/rules';

/** Texts of one locale by key; see `translations` in the contract's section 9. */
export type Texts = Readonly<Record<string, string>>;

/** The English texts of a text form: specification 2 sections 5 and 8. All texts are in `english.ts`. */
export const TEXT_FORM_ENGLISH = {
  required: 'Please complete this required field.',
  invalidEmailFormat: 'Email must be formatted correctly.',
  invalidEmail: 'Please enter a valid email address.',
  inputTooLarge: 'Please use fewer than {{ length }} characters.',
  MISSING_REQUIRED_FIELDS: 'Please complete all required fields.',
  BLOCKED_EMAIL: 'Please change your email address to continue.',
  TOO_MANY_REQUESTS: 'There was an issue submitting your form. Please wait a few seconds and try again.',
  submitText: 'Submit',
  thankYou: 'Thank you.',
  formIsSubmitting: 'Form is submitting',
} as const;

/** The visitor-facing texts of one form. */
export interface Messages {
  /** The text of a key with its placeholders filled, or a marker that names the missing key. */
  of(key: string, params?: Refusal['params']): string;
  /** The text of a submission's error type; the common text for a type without its own. */
  ofFailure(type: string): string;
}

/** Creates the texts of a locale; the page's own texts replace the locale's. */
export function createMessages(own: Texts = {}, locale = 'en', table: Texts = TEXT_FORM_ENGLISH): Messages {
  // The page's own rules bring their messages.
  const texts: Texts = { custom: '{{ message }}', ...table, ...own };
  const find = (key: string) => (typeof texts[key] === 'string' ? texts[key] : undefined);
  const of: Messages['of'] = (key, params = {}) =>
    fillTemplate(find(key) ?? `[Missing Translation: ${locale}.${key}]`, params);
  return { of, ofFailure: (type) => of(find(type) === undefined ? 'TOO_MANY_REQUESTS' : type) };
}

/** The message code of a validation key: specification 2 section 5, 'Messages'. Other keys keep their own. */
export const errorTypeOf = (key: string): string =>
  ({
    required: 'REQUIRED_FIELD',
    requiredField: 'REQUIRED_FIELD',
    missingSelect: 'REQUIRED_FIELD',
    missingOptionSelection: 'REQUIRED_FIELD',
    invalidEmailFormat: 'INVALID_EMAIL_FORMAT',
    phoneInvalidCharacters: 'INVALID_PHONE_FORMAT',
    forbiddenEmailDomain: 'BLOCKED_EMAIL',
    manuallyBlockedEmailDomain: 'BLOCKED_EMAIL',
    invalidNumberRangeTooSmall: 'MIN_NUMBER',
    invalidNumberRangeTooLarge: 'MAX_NUMBER',
  })[key] ?? key;
