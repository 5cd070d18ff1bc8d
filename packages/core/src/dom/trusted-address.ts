import { httpUrl } from '../logic/http-url';
import type { AddressUse } from '../logic/settings';
import { isOwnMarkup } from './own-markup';
import { pageConfig } from './page-config';
import { pageProvider } from './page-provider';

/**
 * The address that an attribute of an element names, if the owner of the page trusts it; otherwise undefined. Authors
 * who may write markup, but no script, can write attributes too. So an attribute names a key of `addresses` in the config
 * block, or an address of the page's own origin, of the script tag's, of its forms host, or of a host in the tag's
 * `data-providers` or the config block's `providers`. A script is never taken from an answer, from the host of the script
 * tag, which may serve anyone's files, or from an address with a query at the page's own origin, where a server may
 * answer any text as a script.
 */
export function trustedAddress(element: Element, named: string, use: AddressUse): string | undefined {
  const { addresses = {}, providers } = pageConfig();
  const { src, provider, providers: listed } = pageProvider();
  const originOf = (address: string) => /^https?:\/\/[^/]+/.exec(httpUrl(address, document.baseURI))?.[0];
  if (use !== 'host' && !isOwnMarkup(element)) return undefined;
  if (use === 'vendor') return named;
  if (Object.hasOwn(addresses, named)) return addresses[named as keyof typeof addresses];
  const isScript = use === 'script';
  const hosts = `${[listed, providers]}`
    .split(/[\s,]+/)
    .map((host) => (host.includes('//') ? host : `https://${host}`));
  const own = [provider, !isScript && src, !(isScript && named.includes('?')) && location.href];
  const origin = originOf(named);
  return origin && [...hosts, ...own].some((known) => known && originOf(known) === origin) ? named : undefined;
}
