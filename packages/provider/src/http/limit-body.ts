import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './env';
import { failureJson } from './failure';

/** Bytes of a body where the route says nothing else. */
const USUAL_BYTES = 100_000;

/** Handlers that limit the bodies of their routes. */
const ownLimits = new WeakSet<object>();

/** Refuses a longer body before anything reads it: a route's own limit, in place of the usual one. */
export function limitBody(maxSize = USUAL_BYTES, message = `The body is longer than ${maxSize} bytes.`) {
  return ownLimit(bodyLimit({ maxSize, onError: (c) => failureJson(c, { status: 413, message }) }));
}

/** Goes before a handler that reads the body itself, piece by piece, and stops where it is too long. */
export const limitsItself = ownLimit(createMiddleware<AppEnv>((_, next) => next()));

/** Refuses a body that is longer than usual, for every route that has no limit of its own. */
export function limitBodies() {
  const usual = limitBody();
  return createMiddleware<AppEnv>((c, next) => {
    const hasOwn = matchedRoutes(c).some(({ handler }) => ownLimits.has(handler));
    return hasOwn || ['GET', 'HEAD'].includes(c.req.method) ? next() : usual(c, next);
  });
}

function ownLimit<T extends MiddlewareHandler>(handler: T): T {
  ownLimits.add(handler);
  return handler;
}
