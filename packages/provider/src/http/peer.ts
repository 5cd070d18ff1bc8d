import type { Context } from 'hono';
import type { AppEnv } from './env';
import { networkOf } from './network';
import { findProxyHeader } from './proxy-signs';
import { type Client, readClient } from './trusted-proxies';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const LOOPBACK_NAME = /^(127(\.\d{1,3}){3}|\[::1\]|localhost|[\w-]+(\.[\w-]+)*\.localhost)$/;

/**
 * Why a request is not one that somebody made on this machine, in a sentence; null where it is. A proxy on this machine
 * speaks for others, and a page whose own name was made to point here sends that name as the host.
 */
export function whyNotLoopback(c: Context<AppEnv>): string | null {
  const address = peerOf(c);
  if (!LOOPBACK_ADDRESS.test(address)) return `This request comes from ${address || 'an unknown address'}.`;
  const header = findProxyHeader(c.req.raw.headers.keys());
  if (header !== null) return `This request has the header ${header}, which a proxy adds.`;
  // What nginx makes of every request when nothing but proxy_pass is set; no browser speaks it any more.
  if (c.env.incoming?.httpVersion === '1.0') return 'This request is of HTTP/1.0, which a proxy speaks and no browser.';
  const { hostname } = new URL(c.req.url);
  return LOOPBACK_NAME.test(hostname) ? null : `This request asks the host ${hostname}.`;
}

/** The address at the other end of the connection, a proxy's where there is one; empty where there is no socket. */
function peerOf(c: Context<AppEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? '';
}

/** Who makes a request. Headers that name somebody can be made up: only those of trusted proxies are read. */
export function clientOf(c: Context<AppEnv>): Client {
  const { headers } = c.req.raw;
  const trusted = c.env?.trustedProxies;
  if (trusted) return readClient(peerOf(c), headers.get('x-forwarded-for') ?? '', trusted);
  return { address: peerOf(c), isShared: findProxyHeader(headers.keys()) !== null };
}

/** Whom the rates of a request count for. */
export const rateKeyOf = (c: Context<AppEnv>): string => networkOf(clientOf(c).address);
