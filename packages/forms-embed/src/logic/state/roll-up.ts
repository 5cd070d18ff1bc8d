/** What is missing, as our rules and as servers name it. */
const MISSING = ['required', 'requiredField', 'missingSelect', 'missingOptionSelection', 'REQUIRED_FIELD'];

/**
 * The error type of the line above the submit button: specification 2 section 8, 'The rollup error'.
 * @param keys error keys of all fields.
 * @param serverType what the server named the whole submission's error.
 * @returns an error type of section 8; empty where there is nothing to say.
 */
export function rollUpError(keys: readonly string[], serverType = ''): string {
  if (keys.some((key) => MISSING.includes(key))) return 'MISSING_REQUIRED_FIELDS';
  return keys.includes('manuallyBlockedEmailDomain') ? 'BLOCKED_EMAIL' : serverType;
}
