import { createHash } from 'node:crypto';

const SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLES = /\sstyle="([^"]*)"/g;

/**
 * The policy of a page that was built beforehand and can carry no nonce: what stands in its markup is allowed by its
 * hash, and nothing else inline.
 *
 * @param trustedTypes names of the policies that the page's scripts make
 */
export function policyOfPage(html: string, trustedTypes = 'mountkit dompurify'): string {
  const scripts = hashesOf(html, SCRIPTS);
  const styles = hashesOf(html, STYLES);
  return [
    // Firefox asks no other of these for what a page fetches ahead.
    "default-src 'self'",
    "object-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styles.join(' ')}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ');
}

function hashesOf(html: string, pattern: RegExp): readonly string[] {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
