import type { Field } from '@mountkit/forms-embed/rules';
import { domainOf, isFreeMail } from '../email/domains';

/** The domain that the owner of a form does not want, or null where the address is welcome: specification 2 section 5. */
export function findBlockedDomain({ name, validation }: Field, email: string): string | null {
  if (name !== 'email' || email === '') return null;
  const named = [...validation.data.split(','), ...validation.blockedEmailAddresses]
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  const domain = domainOf(email);
  const isNamed = named.includes(domain) || named.includes(`@${domain}`) || named.includes(email.toLowerCase());
  return isNamed || (validation.useDefaultBlockList && isFreeMail(domain)) ? domain : null;
}
