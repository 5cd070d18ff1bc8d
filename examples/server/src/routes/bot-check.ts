import { Hono } from 'hono';
import type { Database } from '../db/connect';
import type { BotTokens } from '../forms/bot-tokens';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { rateKeyOf } from '../http/peer';
import { createRateLimiter } from '../http/rate-limit';
import { readLocale } from '../pages/read-locale';

/** What the usual provider gives, in seconds. */
const LIFE = 120;
const PER_MINUTE = 120;
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** A provider of bot checks that stands in for the usual one; its script is `/assets/bot-check.js`. */
export function botCheckRoutes(db: Database, tokens: BotTokens): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createRateLimiter(db, { name: 'bot checks', most: PER_MINUTE });

  app.get('/bot-check/frame', (c) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-cache');
    const lang = readLocale(c.req.query('hl'));
    return c.html(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Bot check</title></head>` +
        '<body><small lang="en">Checked by the example server</small>' +
        '<script src="/assets/bot-check-frame.js"></script></body></html>',
    );
  });

  app.post('/bot-check/token', async (c) => {
    if ((await limiter(rateKeyOf(c))) > 0 || c.req.query('k') === 'blocked') {
      return failureJson(c, { status: 429, message: 'This looks like a robot.' });
    }
    const asked = Number(c.req.query('expires') || LIFE);
    const expires = asked > 0 && asked <= LIFE ? asked : LIFE;
    c.header('Cache-Control', 'no-store');
    return c.json({ token: await tokens.issue(expires * 1000), expires });
  });
  return app;
}
