import { describe, expect, it } from 'vitest';
import { rollUpError } from './roll-up';

describe('the roll-up error', () => {
  it.each(['required', 'requiredField', 'missingSelect', 'missingOptionSelection', 'REQUIRED_FIELD'])(
    'is about what is missing where a field has %s, whatever else there is',
    (key) => {
      expect(rollUpError(['invalidDate', 'manuallyBlockedEmailDomain', key], 'SERVER_ERROR')).toBe(
        'MISSING_REQUIRED_FIELDS',
      );
    },
  );

  it('is else about the email address, where its domain is blocked by hand', () => {
    expect(rollUpError(['invalidDate', 'manuallyBlockedEmailDomain'], 'SERVER_ERROR')).toBe('BLOCKED_EMAIL');
  });

  it("is else the server's", () => {
    expect(rollUpError(['invalidDate'], 'OUT_OF_DATE')).toBe('OUT_OF_DATE');
    expect(rollUpError(['forbiddenEmailDomain'], 'OUT_OF_DATE')).toBe('OUT_OF_DATE');
    expect(rollUpError([], 'OUT_OF_DATE')).toBe('OUT_OF_DATE');
  });

  it('is else nothing', () => {
    expect(rollUpError(['invalidDate'])).toBe('');
    expect(rollUpError([])).toBe('');
  });
});
