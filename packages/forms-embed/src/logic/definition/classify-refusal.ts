/** Codes that the body of a refusal may contain as they are. */
const CODES = /IP_ADDRESS_IS_PROBABLY_A_BOT|SUBMISSION_PERIOD_ENDED|RATE_LIMIT_EXCEEDED/;

/** The error code of a refused definition request: specification 2 section 8 and the contract's section 9. */
export function classifyRefusal(status: number, body: string): string {
  if (status === 404) return 'DEFINITION_NOT_FOUND';
  if (status === 403)
    return /Not an Embed version 2 or 3 form/.test(body) ? 'NON_EMBEDDABLE_EDITOR2_FORM' : 'FORBIDDEN';
  if (status === 429) return 'RATE_LIMIT_EXCEEDED';
  if (status !== 400) return 'DEFINITION_FAILURE';
  if (/cannot embed this type of form/i.test(body)) return 'NON_EMBEDDABLE_FORM';
  return CODES.exec(body)?.[0] ?? (/form guid/i.test(body) ? 'INVALID_FORM_GUID' : 'DEFINITION_FAILURE');
}
