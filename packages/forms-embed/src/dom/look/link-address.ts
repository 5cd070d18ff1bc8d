import type { Disposer } from '@mountkit/core';

/** Whether an element is a link, which can have an address. */
export const isLink = (element: Element): boolean => element.matches('a,area');

/** Points a link to an address. The disposer restores the previous one, unless the page has set another since. */
export function pointLink(link: Element, address: string): Disposer {
  const before = link.getAttribute('href');
  link.setAttribute('href', address);
  return () => {
    if (link.getAttribute('href') !== address) return;
    if (before === null) link.removeAttribute('href');
    else link.setAttribute('href', before);
  };
}
