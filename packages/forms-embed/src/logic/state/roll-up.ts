/** Error keys of missing values, ours and those of servers. */
const MISSING = ['required', 'requiredField', 'missingSelect', 'missingOptionSelection', 'REQUIRED_FIELD'];

/**
 * The error type of the line above the submit button: specification 2 section 8, 'The rollup error'.
 * @param keys error keys of all fields.
 * @param serverType the server's error type of the whole submission.
 * @returns an error type of section 8; empty for none.
 */
export function rollUpError(keys: readonly string[], serverType = ''): string {
  if (keys.some((key) => MISSING.includes(key))) return 'MISSING_REQUIRED_FIELDS';
  return keys.includes('manuallyBlockedEmailDomain') ? 'BLOCKED_EMAIL' : serverType;
}
