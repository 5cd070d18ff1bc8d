import { type FormAddress, providerBase } from '../definition/provider';

/** The page that an address was given on. */
export interface AskingPage {
  readonly title: string;
  readonly url: string;
}

function callUrl(address: FormAddress, call: string, query: Readonly<Record<string, string>>): string {
  const { portalId, formId } = address;
  const pairs = Object.entries({ portalId, formId, ...query }).map(([key, value]) => `${key}=${encode(value)}`);
  return `${providerBase(address)}/emailcheck/v1/${call}?${pairs.join('&')}`;
}

/** A page's title may hold half a character, which cannot be encoded. */
const encode = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Where an address is asked about: specification 2 section 7.2. */
export const emailCheckUrl = (address: FormAddress, includeFreemailSuggestions: boolean): string =>
  callUrl(address, 'json-ext', { includeFreemailSuggestions: `${includeFreemailSuggestions}` });

/** Where an address is taken off the list of those that want no mail: specification 2 section 7.3. */
export const resubscribeUrl = (address: FormAddress, { title, url }: AskingPage): string =>
  callUrl(address, 'form-resubscribe', { resub_form_name: title, resub_form_address: url });
