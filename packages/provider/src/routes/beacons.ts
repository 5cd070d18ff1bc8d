import { type Context, Hono } from 'hono';
import { addErrorReport, addToCounter } from '../db/beacons';
import type { Database } from '../db/connect';
import { findForm, readFormGuid, readPortalId } from '../forms/find-form';
import { storableText } from '../forms/storable';
import type { AppEnv } from '../http/env';
import { rateKeyOf } from '../http/peer';
import { createRateLimiter } from '../http/rate-limit';

const PER_MINUTE = 300;
/** The counters of the widget; a key that anybody can make up would fill the table. */
const KEYS: ReadonlySet<string> = new Set(['view', 'visible', 'interaction'].map((event) => `forms-embed:${event}`));
const COUNT = /^\d{1,6}$/;
const LONGEST = { message: 500, name: 40, value: 200 };
const MOST_DETAILS = 10;

/** One transparent pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Counters and error reports by image, specification 2 section 7, call 6; a page is never told that one was not kept. */
export function beaconRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createRateLimiter(db, { name: 'beacons', most: PER_MINUTE });
  // A HEAD asks what a GET would answer; it is no event.
  const counts = async (c: Context<AppEnv>) => c.req.method === 'GET' && (await limiter(rateKeyOf(c))) === 0;

  app.get('/embed/v3/counters.gif', async (c) => {
    const key = c.req.query('key') ?? '';
    const count = c.req.query('count') || '1';
    if (KEYS.has(key) && COUNT.test(count) && (await counts(c))) await addToCounter(db, key, Number(count));
    return pixel(c);
  });

  app.get('/embed/v3/error.gif', async (c) => {
    const { message = '', ...others } = c.req.query();
    const text = cut(message, LONGEST.message).trim();
    if (text !== '' && (await counts(c)) && (await isOfForm(db, others)))
      await addErrorReport(db, text, readDetails(others));
    return pixel(c);
  });
  return app;
}

/** Whether a report names a form that there is. */
async function isOfForm(db: Database, { portalId = '', formId = '' }: Readonly<Record<string, string>>) {
  const [portal, guid] = [readPortalId(portalId), readFormGuid(formId)];
  return portal !== null && guid !== null && (await findForm(db, { portalId: portal, guid })) !== null;
}

function readDetails(query: Readonly<Record<string, string>>): Record<string, string> {
  const details = Object.entries(query).slice(0, MOST_DETAILS);
  return Object.fromEntries(details.map(([name, value]) => [cut(name, LONGEST.name), cut(value, LONGEST.value)]));
}

/** Cut first: the end of the cut may be half of a surrogate pair. */
function cut(text: string, longest: number): string {
  return storableText(text.slice(0, longest));
}

function pixel(c: Context<AppEnv>): Response {
  c.header('Content-Type', 'image/gif');
  c.header('Cache-Control', 'no-store');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(new Uint8Array(GIF));
}
