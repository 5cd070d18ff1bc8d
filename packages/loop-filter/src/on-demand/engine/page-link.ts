import { listState, resolveListLink, withoutLists } from '../../logic/address';

/** Whether to leave a press to the browser: it opens a tab or a download, or another handler has handled it. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The address of the link that was pressed, if it leads to another state of the same list on the same page. */
export function readPageLink(event: MouseEvent, widgetId: string): URL | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || isForBrowser(event) || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  const { href, protocol } = link;
  const here = location.href;
  const leadsToList =
    /^http/.test(protocol) &&
    withoutLists(href) === withoutLists(here) &&
    listState(href, widgetId) !== listState(here, widgetId);
  return leadsToList ? resolveListLink(href, here, widgetId) : undefined;
}
