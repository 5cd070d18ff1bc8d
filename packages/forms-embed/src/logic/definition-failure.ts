/** The code of a definition that was refused: specification 2 section 8 and the contract's section 9. */
export function classifyRefusal(status: number, body: string): string {
  if (status === 404) return 'DEFINITION_NOT_FOUND';
  if (status === 403) {
    return body.includes('Not an Embed version 2 or 3 form') ? 'NON_EMBEDDABLE_EDITOR2_FORM' : 'FORBIDDEN';
  }
  for (const code of ['IP_ADDRESS_IS_PROBABLY_A_BOT', 'SUBMISSION_PERIOD_ENDED', 'RATE_LIMIT_EXCEEDED']) {
    if (body.includes(code)) return code;
  }
  if (status === 429) return 'RATE_LIMIT_EXCEEDED';
  if (status === 400 && /cannot embed this type of form/i.test(body)) return 'NON_EMBEDDABLE_FORM';
  if (status === 400 && /form guid/i.test(body)) return 'INVALID_FORM_GUID';
  return 'DEFINITION_FAILURE';
}
