import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AppEnv, Database } from '@mountkit/provider';
import { failureJson, limitsItself, page, refusalJson, renderNotFound, serveBelow } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { countBlogTerms, readBlogListing } from '../blog/blog-listing';
import { packageFolder } from '../config';
import { renderPlaygroundPreview } from '../pages/playground-preview';
import { readPreviewFacts } from '../playground/preview-facts';

/** Where the application is built. */
const BUILT = join(packageFolder, '../playground/dist');

/** Long enough to be seen, short enough for the widgets' own patience. */
const SLOW_MS = 3000;

/** Nothing but the application's own files; the preview is a page with a policy of its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

type Forward = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>;

/** The playground, the page that it shows, and the faults that calls of that page meet on their way to `forward`. */
export function playgroundRoutes(db: Database, forward: Forward): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  serveBelow(app, '/playground/assets/', join(BUILT, 'assets'));
  app.get('/playground', (c) => c.redirect(`/playground/${new URL(c.req.url).search}`, 308));

  app.get('/playground/', async (c) => {
    const html = await readFile(join(BUILT, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return page(c, renderNotFound, 404);
    c.header('Content-Security-Policy', POLICY);
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cache-Control', 'no-cache');
    return c.html(html);
  });

  app.get('/playground/preview/', async (c) => {
    const facts = readPreviewFacts((name) => c.req.query(name));
    if (facts.kind !== 'filter') return page(c, (context) => renderPlaygroundPreview({ ...context, facts }));
    const listing = await readBlogListing(db, { base: new URL(c.req.url), isMarked: !facts.isElementor });
    const terms = await countBlogTerms(db, listing.place.filters);
    return page(c, (context) => renderPlaygroundPreview({ ...context, facts, list: { listing, terms } }));
  });

  app.all('/playground/faults/:fault/*', limitsItself, async (c) => {
    const fault = c.req.param('fault');
    if (fault === 'offline') return destroy(c);
    if (fault === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return passOn(c, forward);
    }
    if (fault === 'refused') return refuse(c);
    if (fault === 'nonsense') return c.html('<!doctype html><title>Sign in</title><p>Sign in to use this network.</p>');
    return c.notFound();
  });
  return app;
}

/** What a network that is not there looks like from a page. */
function destroy(c: Context<AppEnv>): Response {
  const socket = c.env?.incoming?.socket;
  if (socket === undefined) return failureJson(c, { status: 503, message: 'There is no connection to destroy.' });
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** A host that has heard the call and says no. */
function refuse(c: Context<AppEnv>): Response {
  const isSubmission = /\/(?:submissions|uploads)\//.test(c.req.path);
  const message = 'This host refuses every call, because the playground asked it to.';
  if (!isSubmission) return failureJson(c, { status: 403, message });
  return refusalJson(c, { status: 403, type: 'FORM_NOT_PUBLISHED', message });
}

function passOn(c: Context<AppEnv>, forward: Forward): Response | Promise<Response> {
  const { method, headers, body } = c.req.raw;
  const url = new URL(c.req.url);
  url.pathname = url.pathname.replace(/^\/playground\/faults\/[^/]+/, '');
  const init = { method, headers, ...(body && { body, duplex: 'half' }) };
  const { unread: _, ...env } = c.env ?? {};
  return forward(new Request(url, init), env);
}
