import { isOwnMarkup, type PageAddresses, pageConfig, pageProvider, type WidgetContext } from '@mountkit/core';

type Key = keyof PageAddresses;

/**
 * An address of what a third party runs or shows, as the page itself names it: contract section 6. By strength: an option
 * given in script, an attribute of the page's own markup, the script tag, the page's config block, the usual one.
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
      `${key} is ${JSON.stringify(named)} in markup of an answer, expected in the page itself or on the script tag`,
    );
  }
  return pageProvider()[key] ?? pageConfig().addresses?.[key] ?? usual;
}
