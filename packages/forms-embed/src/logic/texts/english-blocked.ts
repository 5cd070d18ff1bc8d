/**
 * What is said of an address that the page does not want, in English: specification 2 section 5. That of
 * `english-full-form.ts` once more: a text form never loads that.
 */
export const BLOCKED_ENGLISH = {
  manuallyBlockedEmailDomain:
    'Please enter a different email address. This form does not accept addresses from {{ domain }}.',
} as const;
