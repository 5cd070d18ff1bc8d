import {
  isOwnMarkup,
  type PageAddresses,
  type PageProvider,
  pageConfig,
  pageProvider,
  type WidgetContext,
} from '@mountkit/core';

/**
 * A setting about third parties, as set by the page itself: contract section 6. The first counts of: an option in
 * script, an attribute in the page's own markup, the script tag, the page's config block, the default.
 *
 * @param configured what the config block says
 */
export function ownSetting<Key extends keyof PageProvider, Events>(
  { given, host, report, settings }: WidgetContext<Partial<Record<Key, string>>, Events>,
  key: Key,
  configured: string | undefined,
  usual = '',
): string {
  const named = settings()[key] as string;
  if (named !== usual) {
    if (given()[key] !== undefined || isOwnMarkup(host)) return named;
    report(
      `${key} is ${JSON.stringify(named)} in markup from a response, expected in the page itself or on the script tag`,
    );
  }
  return pageProvider()[key] ?? configured ?? usual;
}

/** A third party's address, as set by the page itself. */
export const ownAddress = <Key extends keyof PageAddresses, Events>(
  context: WidgetContext<Partial<Record<Key, string>>, Events>,
  key: Key,
  usual?: string,
): string => ownSetting(context, key, pageConfig().addresses?.[key], usual);
