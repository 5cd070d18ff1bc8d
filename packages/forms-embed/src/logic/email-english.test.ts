import { expect, it } from 'vitest';
import { EMAIL_ENGLISH } from './email-english';
import { ENGLISH } from './english';

it('a plain form says the same of an address as every other form', () => {
  expect(ENGLISH).toMatchObject(EMAIL_ENGLISH);
  expect(EMAIL_ENGLISH.emailSuggestion).toBe('Did you mean {{ email }}?');
});
