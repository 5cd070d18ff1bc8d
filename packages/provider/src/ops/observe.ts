import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppEnv } from '../http/env';
import type { RequestFacts } from './log';

/** Tells of each request what is known of it once it is answered. */
export function observe(tell: (facts: RequestFacts) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    tell({
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      milliseconds: performance.now() - began,
      id: c.get('correlationId'),
    });
  });
}
