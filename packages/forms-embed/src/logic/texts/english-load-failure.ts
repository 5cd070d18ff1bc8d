/** English texts for a form that could not be loaded. */
export const LOAD_FAILURE_ENGLISH = {
  formUnavailable: 'This form could not be loaded.',
  tryAgain: 'Try again',
} as const;
