import type { FullField } from '../definition/full-definition';
import type { Refusal } from './rules';

/** The page's own lists of blocked addresses. */
export interface OwnBlockLists {
  readonly blockedDomains?: readonly string[];
  readonly manuallyBlockedEmailDomain?: readonly string[];
}

/**
 * Refuses an address that the form's owner or the page has blocked, without a request. Entries are domains, with or
 * without an `@` before them, or whole addresses: specification 2 section 5 and contract section 9, 'Blocked domains'.
 */
export function findBlockedEmail(field: FullField, value: string, own: OwnBlockLists): Refusal | null {
  const email = value.trim().toLowerCase();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (field.name !== 'email' || domain === '') return null;
  const { data, blockedEmailAddresses } = field.validation;
  const isBlocked = [
    data.split(','),
    blockedEmailAddresses,
    own.blockedDomains ?? [],
    own.manuallyBlockedEmailDomain ?? [],
  ]
    .flat()
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => entry === domain || entry === `@${domain}` || entry === email);
  return isBlocked ? { key: 'manuallyBlockedEmailDomain', params: { domain } } : null;
}
