import type { Disposer } from '@mountkit/core';

/** Whether an element is a link, so that an address means something on it. */
export const isLink = (element: Element): boolean => element.matches('a,area');

/** Points a link to an address; the answer gives it the one it had before, where the page has not set another since. */
export function pointLink(link: Element, address: string): Disposer {
  const before = link.getAttribute('href');
  link.setAttribute('href', address);
  return () => {
    if (link.getAttribute('href') !== address) return;
    if (before === null) link.removeAttribute('href');
    else link.setAttribute('href', before);
  };
}
