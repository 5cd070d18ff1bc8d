import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';

const A_DAY = 86_400;

/** Lets pages of any origin read the answers. Hono's own makes a second answer of each, which costs more than the first. */
export const anyOrigin = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Server-Timing,Retry-After');
  if (c.req.method !== 'OPTIONS') return next();
  const asked = c.req.header('Access-Control-Request-Headers');
  if (asked !== undefined) c.header('Access-Control-Allow-Headers', asked);
  c.header('Vary', 'Access-Control-Request-Headers', { append: true });
  c.header('Access-Control-Allow-Methods', 'GET,HEAD,POST');
  c.header('Access-Control-Max-Age', String(A_DAY));
  return c.body(null, 204);
});
