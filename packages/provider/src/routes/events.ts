import { Hono } from 'hono';
import { readEvents } from '../admin/events';
import type { Database } from '../db/connect';
import { addEvents } from '../db/daily-counts';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { limitBody } from '../http/limit-body';
import { isFromOwnPage } from '../http/own-page';
import { rateKeyOf } from '../http/peer';
import { createRateLimiter } from '../http/rate-limit';
import { readJson } from '../http/read-json';

const PER_MINUTE = 300;
const MOST_BYTES = 8000;

/**
 * `POST /events`: what pages of this server have seen of their popups and forms, as counts by the day. Nothing of the
 * visitor is in it or kept with it. What one address sends beyond its share is not counted, and it is not told.
 */
export function eventRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createRateLimiter(db, { name: 'events', most: PER_MINUTE });
  app.post('/events', limitBody(MOST_BYTES), async (c) => {
    if (!isFromOwnPage(c))
      return failureJson(c, { status: 403, message: 'This counts for pages of this server only.' });
    const events = readEvents(await readJson(c));
    if (typeof events === 'string') return failureJson(c, { status: 400, message: events });
    if ((await limiter(rateKeyOf(c), events.length)) === 0) await addEvents(db, events);
    return c.body(null, 204);
  });
  return app;
}
