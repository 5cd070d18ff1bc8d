import { isOwnMarkup, type PageAddresses, pageConfig, pageProvider, type WidgetContext } from '@mountkit/core';

type Key = keyof PageAddresses;

/**
 * A third party's address, as set by the page itself: contract section 6. The first counts of: an option in script, an
 * attribute in the page's own markup, the script tag, the page's config block, the default.
 */
export function ownAddress<Settings extends Partial<Record<Key, string>>, Events>(
  { given, host, report, settings }: WidgetContext<Settings, Events>,
  key: Key & keyof Settings,
  usual = '',
): string {
  const named = settings()[key] as string;
  if (named !== usual) {
    if (given()[key] !== undefined || isOwnMarkup(host)) return named;
    report(
      `${key} is ${JSON.stringify(named)} in markup from a response, expected in the page itself or on the script tag`,
    );
  }
  return pageProvider()[key] ?? pageConfig().addresses?.[key] ?? usual;
}
