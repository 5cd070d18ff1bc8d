import { type FormAddress, providerBase } from '../definition/provider';

/** Where a submission is posted: specification 2 section 7.4. */
export const submissionUrl = (address: FormAddress): string =>
  `${providerBase(address)}/submissions/v3/public/submit/formsnext/multipart/${address.portalId}/${address.formId}/json`;
