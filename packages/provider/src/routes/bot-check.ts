import { Hono } from 'hono';
import type { Database } from '../db/connect';
import type { BotTokens } from '../forms/bot-tokens';
import { findForm, readFormGuid, readPortalId } from '../forms/find-form';
import type { Proofs } from '../forms/proof-of-work';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { rateKeyOf } from '../http/peer';
import { createRateLimiter, type RateLimiter } from '../http/rate-limit';
import { readLocale } from '../pages/read-locale';

/** What the usual provider gives, in seconds. */
const LIFE = 120;
/** A challenge is asked for when a visitor begins to fill in a form. Seconds. */
const CHALLENGE_LIFE = 600;
const PER_MINUTE = 120;
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

interface BotChecks {
  /** Of the stand-in; null where there is none. */
  botTokens: BotTokens | null;
  proofs: Proofs;
}

/** The seconds that a request asks for, which tests need; never more than usual. */
function lifeOf(asked: string | undefined, usual: number): number {
  const seconds = Number(asked || usual);
  return seconds > 0 && seconds <= usual ? seconds : usual;
}

/**
 * The challenges of proofs of work, which need no provider; and, for demonstrations, a provider of bot checks that stands
 * in for the usual one (its script is `/assets/bot-check.js`). Anybody can have its tokens, robots too.
 */
export function botCheckRoutes(db: Database, { botTokens, proofs }: BotChecks): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createRateLimiter(db, { name: 'bot checks', most: PER_MINUTE });

  if (botTokens !== null) addStandIn(app, limiter, botTokens);

  app.get('/bot-check/challenge/:portalId/:formGuid', async (c) => {
    const portalId = readPortalId(c.req.param('portalId'));
    const guid = readFormGuid(c.req.param('formGuid'));
    const form = portalId === null || guid === null ? null : await findForm(db, { portalId, guid });
    if (form === null) return failureJson(c, { status: 404, message: 'This portal has no such form.' });
    if ((await limiter(rateKeyOf(c))) > 0) return failureJson(c, { status: 429, message: 'This looks like a robot.' });
    c.header('Cache-Control', 'no-store');
    return c.json(await proofs.issue(form.address, lifeOf(c.req.query('expires'), CHALLENGE_LIFE)));
  });
  return app;
}

function addStandIn(app: Hono<AppEnv>, limiter: RateLimiter, botTokens: BotTokens): void {
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
    const expires = lifeOf(c.req.query('expires'), LIFE);
    c.header('Cache-Control', 'no-store');
    return c.json({ token: await botTokens.issue(expires * 1000), expires });
  });
}
