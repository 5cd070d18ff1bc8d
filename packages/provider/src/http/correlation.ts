import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';

/** Gives each request an id; the widget reads it from the server timing named hcid, specification 2 section 7. */
export const correlate = createMiddleware<AppEnv>(async (c, next) => {
  const id = randomUUID();
  c.set('correlationId', id);
  await next();
  c.header('Server-Timing', `hcid;desc="${id}"`, { append: true });
  c.header('X-Content-Type-Options', 'nosniff');
});
