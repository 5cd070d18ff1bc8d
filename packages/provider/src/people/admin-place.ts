import type { AdminPlace } from '../pages';
import type { Caller } from './caller-type';

/** Who finds a page at the head of the others: whoever sees every portal, an owner, or everybody. */
type Whom = 'all of it' | 'owners' | 'everybody';

const PAGES: readonly { href: string; label: string; isFor: Whom }[] = [
  { href: '/admin/', label: 'Stored data', isFor: 'all of it' },
  { href: '/admin/forms/', label: 'Forms', isFor: 'everybody' },
  { href: '/admin/submissions/', label: 'Submissions', isFor: 'everybody' },
  { href: '/admin/notifications/', label: 'Notifications', isFor: 'everybody' },
  { href: '/admin/people/', label: 'People', isFor: 'owners' },
  { href: '/admin/keys/', label: 'API keys', isFor: 'owners' },
  { href: '/admin/audit/', label: 'Audit log', isFor: 'owners' },
  { href: '/admin/account/', label: 'Your account', isFor: 'everybody' },
];

interface Facts {
  /** Whether they are a member of every portal. */
  seesAll: boolean;
  /** Whether the server has an admin token, whose session can be ended. */
  hasToken: boolean;
}

/** The pages below `/admin/` for whoever looks at one of them. */
export function adminPlaceOf(caller: Caller, { seesAll, hasToken }: Facts): AdminPlace {
  const isPerson = caller.kind === 'person';
  const isOwner = !isPerson || [...caller.roles.values()].includes('owner');
  const links = PAGES.filter(({ isFor }) => isFor === 'everybody' || (isFor === 'owners' ? isOwner : seesAll));
  return { links, mayLeave: isPerson || hasToken };
}
