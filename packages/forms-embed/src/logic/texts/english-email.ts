/** The English texts of the email check that are not errors: specification 2 section 5. */
export const EMAIL_ENGLISH = {
  emailSuggestion: 'Did you mean {{ email }}?',
  resubscribeMessage: 'This address is unsubscribed from our emails.',
  resubscribe: 'Send me emails again',
  emailOptIn: 'Thank you. You will hear from us again.',
} as const;
