import type { Role } from './roles';
import type { Scope } from './scopes';

/** Who makes a request below `/admin/`. */
export type Caller =
  /** Whoever has the admin token, or, before there are accounts, is on this machine. */
  | { kind: 'host' }
  | {
      kind: 'person';
      accountId: string;
      email: string;
      name: string;
      roles: ReadonlyMap<number, Role>;
      sessionId: string;
    }
  | { kind: 'key'; name: string; portalId: number; scopes: readonly Scope[] };
