/** The English texts of a form whose values may be somebody else's: specification 2 section 2. */
export const PREFILL_ENGLISH = {
  notYou: 'Not you?',
  resetTheForm: 'Click here to reset',
} as const;
