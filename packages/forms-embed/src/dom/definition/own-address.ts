import { httpUrl, type PageAddresses, pageConfig, pageProvider, type WidgetContext } from '@mountkit/core';

/**
 * A third party's address as an absolute one, http(s) only. The first counts of: an option, by script or by an attribute that may name it,
 * the script tag, the page's config block, the default.
 */
export function ownAddress<Key extends keyof PageAddresses, Events>(
  { settings, report }: WidgetContext<Record<Key, string>, Events>,
  key: Key,
  usual = '',
): string {
  const named = settings()[key];
  const found = named === usual ? (pageProvider()[key] ?? pageConfig().addresses?.[key] ?? usual) : named;
  const address = found && httpUrl(found, document.baseURI);
  if (found && !address) report(`${key} is ${JSON.stringify(found)}, expected an http(s) address`);
  return found && (address || usual);
}
