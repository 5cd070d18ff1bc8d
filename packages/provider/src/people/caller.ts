import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { rolesOf } from './accounts';
import type { Caller } from './caller-type';
import { findKey } from './keys';
import { isAtLeast } from './roles';
import { findSession } from './sessions';

export const SESSION_COOKIE = 'mountkit_session';

/** The person of the session or the API key that a request brings; null where it brings neither. */
export async function findCaller(c: Context<AppEnv>, db: Database): Promise<Caller | null> {
  const [, bearer = ''] = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const key = await findKey(db, bearer);
  if (key !== null) return { kind: 'key', name: key.name, portalId: key.portalId, scopes: key.scopes };
  const session = await findSession(db, getCookie(c, SESSION_COOKIE) ?? '');
  if (session === null || session.isPending) return null;
  const { id: accountId, email, name } = session.account;
  return { kind: 'person', accountId, email, name, roles: await rolesOf(db, accountId), sessionId: session.sessionId };
}

/** How the audit log names a caller. */
export function actorOf(caller: Caller): string {
  if (caller.kind === 'host') return 'admin token or this machine';
  return caller.kind === 'person' ? caller.email : `API key ${caller.name}`;
}

/** Who makes this request; the guard of `/admin/` has found it out. */
export function callerOf(c: Context<AppEnv>): Caller {
  const caller = c.get('caller');
  if (caller === undefined) throw new Error('the guard of /admin/ has not run');
  return caller;
}

/** The portals whose data this request may have; null is all of them. None where no guard has said so. */
export function reachOf(c: Context<AppEnv>): readonly number[] | null {
  const reach = c.get('reach');
  return reach === undefined ? [] : reach;
}

/** Tells of a portal whether whoever asks may change what it has. */
export function editorOf(c: Context<AppEnv>): (portalId: number) => boolean {
  const caller = callerOf(c);
  if (caller.kind === 'host') return () => true;
  if (caller.kind === 'key') return (portalId) => portalId === caller.portalId && caller.scopes.includes('forms:write');
  return (portalId) => isAtLeast(caller.roles.get(portalId) ?? 'viewer', 'editor');
}

/** Whether whoever asks is an owner of this portal. */
export function isOwnerOf(c: Context<AppEnv>, portalId: number): boolean {
  const caller = callerOf(c);
  return caller.kind === 'host' || (caller.kind === 'person' && caller.roles.get(portalId) === 'owner');
}

/** Whether whoever asks is an owner wherever they are a member, and that is everywhere. */
export function isOwnerOfAll(c: Context<AppEnv>): boolean {
  const caller = callerOf(c);
  if (caller.kind === 'host') return true;
  return (
    caller.kind === 'person' && reachOf(c) === null && [...caller.roles.values()].every((role) => role === 'owner')
  );
}
