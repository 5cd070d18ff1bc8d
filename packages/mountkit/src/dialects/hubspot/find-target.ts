import type { HubspotOptions } from './options';

/** The element that a call means; null where there is none (yet). */
function findTarget(target: HubspotOptions['target']): HTMLElement | null {
  if (typeof target !== 'string') {
    const element = target && 'length' in target && !('nodeType' in target) ? target[0] : target;
    return element instanceof HTMLElement ? element : null;
  }
  try {
    return document.querySelector<HTMLElement>(target);
  } catch {
    // Ids that a content system makes are not always what a selector can say.
    return document.getElementById(target.replace(/^#/, ''));
  }
}

/** Calls back when the element is there, or when the page is complete and it is not. */
export function whenThere(target: HubspotOptions['target'], found: (element: HTMLElement | null) => void): void {
  const now = findTarget(target);
  if (now || document.readyState !== 'loading') found(now);
  else document.addEventListener('DOMContentLoaded', () => found(findTarget(target)), { once: true });
}
