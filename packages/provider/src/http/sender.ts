import type { Context } from 'hono';
import type { AppEnv } from './env';

/** The page that sent a form, as far as the browser tells: its address, its origin only, or null. */
export function senderOf(c: Context<AppEnv>): URL | null {
  const origin = webAddress(c.req.header('origin'));
  const referrer = webAddress(c.req.header('referer'));
  // A browser sends both of one page; where they differ, the origin is the one that a page cannot choose.
  return referrer !== null && (origin === null || origin.origin === referrer.origin) ? referrer : origin;
}

/**
 * The address to go to after a form was sent: http or https, and of the same origin as the page that sent it, so that
 * nobody can borrow this server's name to lead a visitor elsewhere. Null for any other.
 */
export function sameOriginAddress(address: string, base: URL): URL | null {
  try {
    const url = new URL(address, base);
    return isWeb(url) && url.origin === base.origin ? url : null;
  } catch {
    return null;
  }
}

/** An address of the web, without a name and password in it; null for anything else. */
export function webAddress(text: string | undefined): URL | null {
  try {
    const url = new URL(text ?? '');
    return isWeb(url) ? url : null;
  } catch {
    return null;
  }
}

function isWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
