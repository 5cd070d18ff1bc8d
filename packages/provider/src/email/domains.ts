import { editDistance } from './edit-distance';
import wellKnown from './well-known-domains.json' with { type: 'json' };

const freeMail: ReadonlySet<string> = new Set(wellKnown.freeMail);
const business: ReadonlySet<string> = new Set(wellKnown.business);

/** Longer than any domain that could be mistyped for one of the lists. */
const LONGEST_TYPO = 40;

/** What stands after the last @, in lower case. */
export function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

/** The address that `name+anything@…` reaches, in lower case: mail to either is mail to one person. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+', 1);
  return name === '' ? address : name + address.slice(at);
}

/** Whether anybody gets an address there for nothing. */
export function isFreeMail(domain: string): boolean {
  return freeMail.has(domain);
}

/** The address that was probably meant, or null where the given one is as good as any. */
export function suggestEmail(email: string, { freeMailToo }: { freeMailToo: boolean }): string | null {
  const domain = domainOf(email);
  if (domain.length > LONGEST_TYPO || freeMail.has(domain) || business.has(domain)) return null;
  const candidates = freeMailToo ? [...freeMail, ...business] : [...business];
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(domain, candidate) }))
    .filter(({ candidate, distance }) => distance <= mostSlips(candidate))
    .sort((a, b) => a.distance - b.distance || isSwapOf(domain, b.candidate) - isSwapOf(domain, a.candidate));
  return nearest === undefined ? null : `${email.slice(0, email.lastIndexOf('@') + 1)}${nearest.candidate}`;
}

/** Short names are near to many real ones: `me.com` is one letter from `he.com`, `gmail.com` two from `small.com`. */
function mostSlips(domain: string): number {
  const name = domain.slice(0, domain.indexOf('.'));
  if (name.length <= 3) return 0;
  return name.length <= 6 ? 1 : 2;
}

/** A word of the same letters is the likelier slip. */
function isSwapOf(one: string, other: string): number {
  return [...one].sort().join('') === [...other].sort().join('') ? 1 : 0;
}
