/**
 * The English message for an address that the page has blocked: specification 2 section 5. A copy from
 * `english-full-form.ts`, which a text form never loads.
 */
export const BLOCKED_ENGLISH = {
  manuallyBlockedEmailDomain:
    'Please enter a different email address. This form does not accept addresses from {{ domain }}.',
} as const;
