import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';
import { failureJson } from './failure';
import { rateKeyOf } from './peer';
import type { RateLimiter } from './rate-limit';

/** Counts the bytes of what is posted against what its address may have stored; too many are refused. */
export function limitText(limiter: RateLimiter) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // A body that breaks off is nothing to count; whoever reads it says so.
    const bytes = await c.req.arrayBuffer().then(
      ({ byteLength }) => byteLength,
      () => 0,
    );
    const wait = await limiter(rateKeyOf(c), bytes);
    if (wait === 0) return next();
    c.header('Retry-After', String(wait));
    return failureJson(c, { status: 429, message: 'RATE_LIMIT_EXCEEDED: too many bytes from this address.' });
  });
}
