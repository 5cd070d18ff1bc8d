/** What the email check says beside errors, in English: specification 2 section 5. */
export const EMAIL_ENGLISH = {
  emailSuggestion: 'Did you mean {{ email }}?',
  resubscribeMessage: 'This address is unsubscribed from our emails.',
  resubscribe: 'Send me emails again',
  emailOptIn: 'Thank you. You will hear from us again.',
} as const;
