import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';

/** Gives each request an id; the widget reads it from the server timing named hcid, specification 2 section 7. */
export const correlate = createMiddleware<AppEnv>(async (c, next) => {
  const id = randomUUID();
  c.set('correlationId', id);
  addHeaders(c, id);
  await next();
  // An answer that a route has not made of this context, or whose timing it has set itself.
  if (!c.res.headers.get('Server-Timing')?.includes(id)) addHeaders(c, id);
});

/** Before the answer is made, since a header that is added later makes a second answer of it. */
function addHeaders(c: Context<AppEnv>, id: string): void {
  c.header('Server-Timing', `hcid;desc="${id}"`, { append: true });
  c.header('X-Content-Type-Options', 'nosniff');
}
