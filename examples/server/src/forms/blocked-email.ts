import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { domainOf, isFreeMail } from '../email/domains';
import type { AcceptedField } from './accepted-fields';

/** The domain that the owner of a form does not want, or null where the address is welcome: specification 2 section 5. */
export function findBlockedDomain({ field, raw }: AcceptedField, email: string): string | null {
  if (field.name !== 'email' || email === '') return null;
  const validation = jsonObject(raw.validation);
  const named = [...jsonText(validation.data).split(','), ...jsonList(validation.blockedEmailAddresses).map(jsonText)]
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  const domain = domainOf(email);
  const isNamed = named.includes(domain) || named.includes(`@${domain}`) || named.includes(email.toLowerCase());
  return isNamed || (validation.useDefaultBlockList === true && isFreeMail(domain)) ? domain : null;
}
