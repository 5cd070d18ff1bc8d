/** Where a form lives. */
export interface FormAddress {
  readonly portalId: string;
  readonly formId: string;
  readonly region: string;
  readonly env: string;
  /** Base address of the forms host; empty derives it from region and environment. */
  readonly provider: string;
}

/** The base address of the forms host, without a slash at its end: specification 2 section 7. */
function providerBase({ provider, region, env }: FormAddress): string {
  if (provider) return provider.replace(/\/+$/, '');
  const zone = region && region !== 'na1' ? `-${region}` : '';
  return `https://forms${zone}.hsforms${env === 'qa' ? 'qa' : ''}.com`;
}

/** Where a form's definition is fetched. */
export const definitionUrl = (address: FormAddress): string =>
  `${providerBase(address)}/embed/v3/form/${address.portalId}/${address.formId}/json`;

/** Where a submission is posted. */
export const submissionUrl = (address: FormAddress): string =>
  `${providerBase(address)}/submissions/v3/public/submit/formsnext/multipart/${address.portalId}/${address.formId}/json`;

/** The code of what is wrong with the ids, or nothing: specification 2 section 8. */
export function checkAddress({ portalId, formId }: FormAddress): 'INVALID_PORTAL_ID' | 'INVALID_FORM_GUID' | null {
  if (!/^\d+$/.test(portalId)) return 'INVALID_PORTAL_ID';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(formId) ? null : 'INVALID_FORM_GUID';
}
