import { type FormAddress, providerBase } from '../definition/provider';

const base = (address: FormAddress): string =>
  `${providerBase(address)}/submissions/v3/public/submit/formsnext/multipart/${address.portalId}/${address.formId}`;

/** Where a submission is posted: specification 2 section 7.4. */
export const submissionUrl = (address: FormAddress): string => `${base(address)}/json`;

/** Where a form that was left is posted: an address of its own, so that no host takes it for a submission. */
export const partialUrl = (address: FormAddress): string => `${base(address)}/partial`;
