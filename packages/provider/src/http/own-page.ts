import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env';
import { failureJson } from './failure';
import { senderOf } from './sender';

/** Whether a page of this server has made the request. Browsers say it; old ones send the page's address or origin. */
export function isFromOwnPage(c: Context<AppEnv>): boolean {
  if (c.req.header('sec-fetch-site') === 'same-origin') return true;
  return senderOf(c)?.host === (c.req.header('host') ?? new URL(c.req.url).host);
}

/** Refuses what pages of other sites would change in the name of whoever looks at them. A program names no page. */
export const refuseOtherPages = createMiddleware<AppEnv>(async (c, next) => {
  const namesPage = ['sec-fetch-site', 'origin', 'referer'].some((name) => c.req.header(name) !== undefined);
  if (['GET', 'HEAD'].includes(c.req.method) || !namesPage || isFromOwnPage(c)) return next();
  return failureJson(c, { status: 403, message: 'This call came from a page of another site.' });
});
