/**
 * What is said of submissions that are refused for reasons of their own, in English: specification 2 section 8. The last
 * of `english-full-form.ts` once more: a text form never loads that.
 */
export const FAILURE_ENGLISH = {
  RECAPTCHA_VALIDATION_ERROR: 'We could not verify that you are human. Please try again.',
  OUT_OF_DATE: 'This form has changed. Please reload the page and try again.',
  SUBMISSION_NOT_ALLOWED: 'This form is not accepting submissions right now.',
  FORM_NOT_PUBLISHED: 'This form is not accepting submissions right now.',
  fileTooLarge: 'Selected file is too large. Maximum allowed size is 100MB.',
} as const;

/**
 * What is said of single values that a server refuses, where the form has no field by which it would know these words
 * itself: specification 2 section 5, 'Messages'. Those of the other English tables once more.
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

/** Error types that say the same as another, to the key of its words. */
const SAME: Readonly<Record<string, string>> = {
  FORM_NEVER_EXISTED: 'FORM_NOT_PUBLISHED',
  FORM_TYPE_MISMATCH: 'SUBMISSION_NOT_ALLOWED',
  MISSING_SCOPE: 'SUBMISSION_NOT_ALLOWED',
  SUBMISSION_PERIOD_ENDED: 'SUBMISSION_NOT_ALLOWED',
  FILE_TOO_LARGE: 'fileTooLarge',
};

/**
 * The words for a refused submission that the server has none for; undefined where the common ones say it.
 * @param texts the form's own texts, which come first.
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
