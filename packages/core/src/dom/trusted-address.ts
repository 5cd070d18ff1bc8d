import { httpUrl } from '../logic/http-url';
import { jsonList, jsonText } from '../logic/json';
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
  const tag = pageProvider();
  const base = document.baseURI;
  const address = httpUrl(named, base);
  if (use !== 'host' && !isOwnMarkup(element)) return undefined;
  if (Object.hasOwn(addresses, named)) return httpUrl(jsonText(Reflect.get(addresses, named)), base) || undefined;
  if (!address) return undefined;
  const { host, origin, search } = new URL(address);
  const isScript = use === 'script';
  const own = [tag.provider, !isScript && tag.src, !(isScript && search) && location.href];
  const listed = [...(tag.providers?.match(/[^\s,]+/g) ?? []), ...jsonList(providers).map(jsonText)];
  const isTrusted =
    own.some((known) => known && httpUrl(known, base).startsWith(`${origin}/`)) ||
    listed.some((known) => known === host || httpUrl(known, 'none:').startsWith(`${origin}/`));
  return isTrusted ? named : undefined;
}
