import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import { checkEmail, isEmail, uncheckedEmail } from '../email/check-email';
import { resubscribe } from '../email/opt-outs';
import { type FormAddress, findForm, readFormGuid, readPortalId } from '../forms/find-form';
import { readPageUrl } from '../forms/read-context';
import { storableText } from '../forms/storable';
import type { AppEnv } from '../http/env';
import { type Failure, failureJson } from '../http/failure';
import { limitBody } from '../http/limit-body';
import { clientOf, rateKeyOf } from '../http/peer';
import { createRateLimiter } from '../http/rate-limit';

const MAX_BYTES = 1024;
const LONGEST_TITLE = 500;
const CHECKS_PER_MINUTE = 120;
const RESUBSCRIPTIONS_PER_MINUTE = 30;

/** The email check and the resubscription, specification 2 section 7, calls 2 and 3; the body is the bare address. */
export function emailCheckRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const checks = createRateLimiter(db, { name: 'email checks', most: CHECKS_PER_MINUTE });
  const resubscriptions = createRateLimiter(db, { name: 'resubscriptions', most: RESUBSCRIPTIONS_PER_MINUTE });
  const small = limitBody(MAX_BYTES, 'The body is longer than an email address.');

  app.post('/emailcheck/v1/json-ext', small, async (c) => {
    const form = await readForm(db, c);
    if ('message' in form) return failureJson(c, form);
    c.header('Cache-Control', 'no-store');
    const email = await readEmail(c);
    if ((await checks(rateKeyOf(c))) > 0) return c.json(uncheckedEmail(email));
    const includeFreemailSuggestions = c.req.query('includeFreemailSuggestions') === 'true';
    return c.json(await checkEmail(db, { portalId: form.portalId, email, includeFreemailSuggestions }));
  });

  app.post('/emailcheck/v1/form-resubscribe', small, async (c) => {
    const form = await readForm(db, c);
    if ('message' in form) return failureJson(c, form);
    const wait = await resubscriptions(rateKeyOf(c));
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return failureJson(c, { status: 429, message: 'RATE_LIMIT_EXCEEDED: too many resubscriptions.' });
    }
    const email = await readEmail(c);
    if (!isEmail(email)) return failureJson(c, { status: 400, message: 'The body is not an email address.' });
    await resubscribe(db, {
      form,
      email,
      pageTitle: storableText((c.req.query('resub_form_name') ?? '').slice(0, LONGEST_TITLE)),
      pageUrl: readPageUrl(storableText(c.req.query('resub_form_address') ?? '')),
      remoteAddress: clientOf(c).address || null,
    });
    c.header('Cache-Control', 'no-store');
    return c.json({ success: true, email });
  });
  return app;
}

async function readForm(db: Database, c: Context<AppEnv>): Promise<FormAddress | Failure> {
  const portalId = readPortalId(c.req.query('portalId') ?? '');
  const guid = readFormGuid(c.req.query('formId') ?? '');
  if (portalId === null) return { status: 400, message: 'Invalid portal id: it is not a number.' };
  if (guid === null) return { status: 400, message: 'Invalid form guid: it is not a uuid.' };
  const form = { portalId, guid };
  return (await findForm(db, form)) === null ? { status: 404, message: 'This portal has no such form.' } : form;
}

async function readEmail(c: Context<AppEnv>): Promise<string> {
  return storableText(await c.req.text()).trim();
}
