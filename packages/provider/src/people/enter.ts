import { notInArray } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Database } from '../db/connect';
import { portals as portalRows } from '../db/schema';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { page } from '../http/page';
import { renderNotFound } from '../pages';
import { adminPlaceOf } from './admin-place';
import { note } from './audit';
import { actorOf } from './caller';
import type { Caller } from './caller-type';
import { portalsOf } from './object-portals';
import { renderForbidden } from './pages/forbidden';
import { isAtLeast, type Role } from './roles';
import { type Access, ROUTE_ACCESS, UNDECLARED } from './route-access';

interface Entry {
  db: Database;
  caller: Caller;
  /** Whether the server has an admin token. */
  hasToken: boolean;
  /** What the application has declared of routes of its own. */
  added: Readonly<Record<string, Access>>;
}

/** Whether a route asks for nobody's permission. */
export function isOpenRoute(c: Context<AppEnv>): boolean {
  const route = firstRoute(c);
  return route !== null && ROUTE_ACCESS[route.key]?.role === 'nobody';
}

/** Lets a caller pass where the route is for them, and says to the route which portals' data they may have. */
export async function enter(c: Context<AppEnv>, next: Next, { db, caller, hasToken, added }: Entry) {
  c.set('caller', caller);
  if (!isCall(c)) c.set('admin', adminPlaceOf(caller, { hasToken, seesAll: (await memberOf(db, caller)) === null }));
  const route = firstRoute(c);
  // Nothing is there: whoever answers says so.
  if (route === null) return next();
  const access = ROUTE_ACCESS[route.key] ?? added[route.key] ?? UNDECLARED;
  const reach = await reachFor(db, caller, access);
  if (reach !== null && reach.length === 0) return forbid(c, caller, access);
  if (reach !== null && access.isWhole) {
    // The front page is where a person arrives after signing in.
    return route.key === 'GET /admin/' ? c.redirect('/admin/forms/', 303) : forbid(c, caller, access);
  }
  c.set('reach', reach);
  const target = access.object === undefined ? '' : paramOf(c, route.pattern, access.object.param);
  const portals = access.object === undefined ? [] : await portalsOf(db, access.object.kind, target);
  // What is another portal's looks as if it were not there.
  if (access.object !== undefined && reach !== null && !isWithin(portals, reach)) return missing(c);
  await next();
  if (access.deed === undefined || c.res.status >= 400 || c.req.method === 'HEAD') return;
  await note(db, {
    portalId: portals[0] ?? (reach?.length === 1 ? (reach[0] ?? null) : null),
    actor: actorOf(caller),
    action: access.deed,
    target: access.isPersonal ? '' : Object.values(paramsOf(c, route.pattern)).join(' '),
  });
}

/** The portals in which the caller may use such a route; null is all there are. */
async function reachFor(db: Database, caller: Caller, { role, scope }: Access): Promise<number[] | null> {
  if (caller.kind === 'host') return null;
  if (caller.kind === 'key') {
    const isGood = scope === 'any' || (scope !== undefined && caller.scopes.includes(scope));
    return isGood ? whereAll(db, [caller.portalId]) : [];
  }
  const isEnough = (has: Role) => role === 'anybody' || (role !== 'nobody' && isAtLeast(has, role));
  const own = [...caller.roles].filter(([, has]) => isEnough(has)).map(([portalId]) => portalId);
  return whereAll(db, own);
}

/** The portals in which the caller has any role; null is all there are. */
async function memberOf(db: Database, caller: Caller): Promise<number[] | null> {
  return caller.kind === 'person' ? whereAll(db, [...caller.roles.keys()]) : null;
}

async function whereAll(db: Database, own: number[]): Promise<number[] | null> {
  if (own.length === 0) return own;
  const [other] = await db
    .select({ id: portalRows.id })
    .from(portalRows)
    .where(notInArray(portalRows.id, own))
    .limit(1);
  return other === undefined ? null : own;
}

const isWithin = (portals: readonly number[], reach: readonly number[]) =>
  portals.length > 0 && portals.every((portalId) => reach.includes(portalId));

/** The first route with a handler of its own; those that serve every method are passed through. */
function firstRoute(c: Context<AppEnv>): { key: string; pattern: string } | null {
  const found = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/admin'));
  return found === undefined ? null : { key: `${found.method} ${found.path}`, pattern: found.path };
}

function paramsOf(c: Context<AppEnv>, pattern: string): Record<string, string> {
  const given = c.req.path.split('/');
  const named = pattern.split('/').flatMap((part, index): [string, string][] => {
    const [, name] = /^:(\w+)/.exec(part) ?? [];
    return name === undefined ? [] : [[name, given[index] ?? '']];
  });
  return Object.fromEntries(named.map(([name, text]) => [name, decode(text)]));
}

const paramOf = (c: Context<AppEnv>, pattern: string, name: string) => paramsOf(c, pattern)[name] ?? '';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isCall = (c: Context<AppEnv>) => c.req.path.startsWith('/admin/api/');

function missing(c: Context<AppEnv>): Response {
  return isCall(c)
    ? failureJson(c, { status: 404, message: 'There is nothing of this id.' })
    : page(c, renderNotFound, 404);
}

function forbid(c: Context<AppEnv>, caller: Caller, { role, scope, isWhole }: Access): Response {
  const message =
    caller.kind === 'key'
      ? whyKeyRefused(scope, isWhole)
      : `This is for ${WHOM[role]}${isWhole ? ' of every portal' : ''}.`;
  if (isCall(c)) return failureJson(c, { status: 403, message });
  return page(c, (context) => renderForbidden({ ...context, message }), 403);
}

const WHOM: Readonly<Record<Access['role'], string>> = {
  owner: 'owners',
  editor: 'editors and owners',
  viewer: 'members',
  anybody: 'members',
  nobody: 'everybody',
};

function whyKeyRefused(scope: Access['scope'], isWhole = false): string {
  if (scope === undefined) return 'No API key is good for this.';
  return isWhole
    ? 'This holds data of every portal, and an API key is good for one.'
    : `This API key has no scope ${scope}.`;
}
