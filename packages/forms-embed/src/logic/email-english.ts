import type { Texts } from './messages';

/** What a plain form says of an address beside its errors, in English. `english.ts` has it too, but a lot more with it. */
export const EMAIL_ENGLISH: Texts = {
  emailSuggestion: 'Did you mean {{ email }}?',
  resubscribeMessage: 'This address does not want our emails at present.',
  resubscribe: 'Send me emails again',
  emailOptIn: 'Thank you. You will hear from us again.',
};
