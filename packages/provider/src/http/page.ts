import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PageContext } from '../pages';
import type { AppEnv } from './env';

/** Answers a page, with a policy that lets nothing run but the scripts that carry this answer's nonce. */
export function page(
  c: Context<AppEnv>,
  render: (context: PageContext) => string,
  status: ContentfulStatusCode = 200,
): Response {
  const nonce = randomBytes(18).toString('base64');
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce));
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  // A page kept by a cache would bring its nonce along.
  c.header('Cache-Control', 'no-cache, private');
  const [site, admin] = [c.get('site'), c.get('admin')];
  return c.html(render({ nonce, path: c.req.path, ...(site && { site }), ...(admin && { admin }) }), status);
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types mountkit dompurify',
  ].join('; ');
}
