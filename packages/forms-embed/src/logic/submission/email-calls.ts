import { type FormAddress, providerBase } from '../definition/provider';

/** The page where the visitor entered the address. */
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

/** The address of the email check: specification 2 section 7.2. */
export const emailCheckUrl = (address: FormAddress, includeFreemailSuggestions: boolean): string =>
  callUrl(address, 'json-ext', { includeFreemailSuggestions: `${includeFreemailSuggestions}` });

/** The address of a resubscription: specification 2 section 7.3. */
export const resubscribeUrl = (address: FormAddress, { title, url }: AskingPage): string =>
  callUrl(address, 'form-resubscribe', { resub_form_name: title, resub_form_address: url });
