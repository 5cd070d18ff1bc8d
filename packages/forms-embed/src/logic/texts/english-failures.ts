/**
 * English messages for refused submissions: specification 2 section 8. The last is a copy from `english-full-form.ts`,
 * which a text form never loads.
 */
export const FAILURE_ENGLISH = {
  RECAPTCHA_VALIDATION_ERROR: 'We could not verify that you are human. Please try again.',
  OUT_OF_DATE: 'This form has changed. Please reload the page and try again.',
  SUBMISSION_NOT_ALLOWED: 'This form is not accepting submissions right now.',
  FORM_NOT_PUBLISHED: 'This form is not accepting submissions right now.',
  fileTooLarge: 'Selected file is too large. Maximum allowed size is 100MB.',
} as const;

/**
 * English messages for single values that only a server can refuse in this form: specification 2 section 5, 'Messages'.
 * Copies from the other English tables.
 */
export const REFUSED_ENGLISH = {
  manuallyBlockedEmailDomain:
    'Please enter a different email address. This form does not accept addresses from {{ domain }}.',
  phoneInvalidCharacters: 'A valid phone number may only contain numbers, +()-. or x',
  invalidNumber: 'Please enter a valid number.',
  invalidNumberRangeTooSmall: "Please enter a number that's greater than or equal to {{ min }}.",
  invalidNumberRangeTooLarge: "Please enter a number that's less than or equal to {{ max }}.",
  numberOutOfRange: 'The number you entered is not in range.',
  invalidDate: 'Please enter a valid date.',
  fileTooLarge: FAILURE_ENGLISH.fileTooLarge,
} as const;

/** Error types that share the message of another key. */
const SAME: Readonly<Record<string, string>> = {
  FORM_NEVER_EXISTED: 'FORM_NOT_PUBLISHED',
  FORM_TYPE_MISMATCH: 'SUBMISSION_NOT_ALLOWED',
  MISSING_SCOPE: 'SUBMISSION_NOT_ALLOWED',
  SUBMISSION_PERIOD_ENDED: 'SUBMISSION_NOT_ALLOWED',
  FILE_TOO_LARGE: 'fileTooLarge',
};

/**
 * The message for a refused submission if the server sent none; undefined if the common one applies.
 * @param texts the form's own texts, which are preferred.
 */
export function wordsOfFailure(type: string, texts: Readonly<Record<string, unknown>>): string | undefined {
  const keys = [type, Object.hasOwn(SAME, type) ? SAME[type] : undefined];
  const words = keys.flatMap((key) => [texts, FAILURE_ENGLISH].flatMap((table) => readText(table, key)));
  return words[0];
}

const readText = (table: object, key = ''): string | [] => {
  const text = Object.hasOwn(table, key) ? (table as Readonly<Record<string, unknown>>)[key] : undefined;
  return typeof text === 'string' ? text : [];
};
