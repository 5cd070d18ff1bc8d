import { listState, withoutList } from '../../logic/address';

/** Whether to leave a press to the browser: it opens a tab or a download, or another handler has handled it. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The address of the link that was pressed, if it leads to another state of the same list on the same page. */
export function readPageLink(event: MouseEvent, widgetId: string): URL | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || isForBrowser(event) || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  const isHere = (read: (address: string, widgetId: string) => string) =>
    read(link.href, widgetId) === read(location.href, widgetId);
  return /^http/.test(link.protocol) && isHere(withoutList) && !isHere(listState) ? new URL(link.href) : undefined;
}
