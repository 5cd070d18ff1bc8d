import { BlockList, isIP, isIPv4 } from 'node:net';
import { StartError } from '../start-error';

/** Proxies whose word for the address before them is taken: so many in a row, or those of some networks. */
export type TrustedProxies = { count: number } | { networks: BlockList };

/** The proxies that TRUSTED_PROXIES names: a count, or addresses and networks; null where it is not set. */
export function readTrustedProxies(text: string | undefined): TrustedProxies | null {
  const entries = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  const [first] = entries;
  if (first === undefined) return null;
  if (entries.length === 1 && /^\d$/.test(first)) return { count: Number(first) };
  const networks = new BlockList();
  for (const entry of entries) addNetwork(networks, entry);
  return { networks };
}

function addNetwork(networks: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = familyOf(address);
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && prefix <= most);
  if (isIP(address) === 0 || !isPrefix || rest.length > 0) {
    throw new StartError(
      `TRUSTED_PROXIES has '${entry}', expected a count from 0 to 9, or addresses and networks such as 10.0.0.0/8`,
    );
  }
  networks.addSubnet(address, prefix, family);
}

/** Who made a request, as far as it can be known. */
export interface Client {
  address: string;
  /** Whether others have this address too: it is that of a proxy, and nothing tells whom it speaks for. */
  isShared: boolean;
}

/**
 * The client of a request that came from `peer`, read from the right of X-Forwarded-For: each proxy adds whom it was
 * asked by at the end, and what is left of the first one that is not trusted may be made up.
 */
export function readClient(peer: string, forwardedFor: string, trusted: TrustedProxies): Client {
  const named = forwardedFor.split(',').map(readAddress).reverse();
  const hops = [plainAddress(peer), ...named];
  const isTrusted = (hop: string, index: number) =>
    'count' in trusted ? index < trusted.count : isIP(hop) !== 0 && trusted.networks.check(hop, familyOf(hop));
  let last = hops[0] ?? '';
  for (const [index, hop] of hops.entries()) {
    // A proxy that was asked by nobody it can name.
    if (isIP(hop) === 0) break;
    last = hop;
    if (!isTrusted(hop, index)) return { address: hop, isShared: false };
  }
  return { address: last, isShared: true };
}

/** An address without the port that some proxies write behind it. */
function readAddress(text: string): string {
  const written = text.trim();
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(written) ?? [];
  return plainAddress(bracketed ?? dotted ?? written);
}

/** One way of writing IPv4, which a socket of both kinds gives in the form of IPv6. */
const plainAddress = (address: string) => (address.includes('.') ? address.replace(/^::ffff:/i, '') : address);

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
