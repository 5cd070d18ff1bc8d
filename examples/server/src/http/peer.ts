import type { Context } from 'hono';
import type { AppEnv } from './env';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const LOOPBACK_NAME = /^(127(\.\d{1,3}){3}|\[::1\]|localhost|[\w-]+(\.[\w-]+)*\.localhost)$/;

/**
 * Whether the request comes from this machine, and not through it: a proxy on this machine speaks for others,
 * and a page whose own name was made to point here sends that name as the host.
 */
export function isLoopback(c: Context<AppEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress;
  if (address === undefined || !LOOPBACK_ADDRESS.test(address)) return false;
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => c.req.header(name) !== undefined);
  return !forwarded && LOOPBACK_NAME.test(new URL(c.req.url).hostname);
}

/** The address a request comes from; empty where there is no socket. Headers that name another one can be made up. */
export function addressOf(c: Context<AppEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? '';
}
