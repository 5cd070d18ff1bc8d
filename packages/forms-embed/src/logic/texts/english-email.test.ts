import { expect, it } from 'vitest';
import { ENGLISH } from './english';
import { EMAIL_ENGLISH } from './english-email';

it('a text form says the same of an address as every other form', () => {
  expect(ENGLISH).toMatchObject(EMAIL_ENGLISH);
  expect(EMAIL_ENGLISH.emailSuggestion).toBe('Did you mean {{ email }}?');
});
