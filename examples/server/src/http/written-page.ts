import { createHash } from 'node:crypto';
import type { AppEnv } from '@mountkit/provider';
import type { Context } from 'hono';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/**
 * Answers a page that somebody has written by hand, scripts included: its policy names them by what they say, so that
 * nothing of the page has to be changed.
 */
export function writtenPage(c: Context<AppEnv>, html: string): Response {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Cache-Control', 'no-cache');
  return c.html(html);
}
