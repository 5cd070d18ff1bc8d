/**
 * What is said of submissions that are refused for reasons of their own, in English: specification 2 section 8. The last
 * of `english-rich.ts` once more: a plain form never loads that.
 */
export const FAILURE_ENGLISH = {
  RECAPTCHA_VALIDATION_ERROR: 'We could not tell that you are human. Please try again.',
  OUT_OF_DATE: 'This form has changed. Please reload the page and try again.',
  SUBMISSION_NOT_ALLOWED: 'This form does not take submissions now.',
  FORM_NOT_PUBLISHED: 'This form does not take submissions now.',
  fileTooLarge: 'Selected file is too large. Maximum allowed size is 100MB.',
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
