import type { HubspotOptions } from './options';

/** The target element of a call; null if there is none (yet). */
function findTarget(target: HubspotOptions['target']): HTMLElement | null {
  if (typeof target !== 'string') {
    const element = target && 'length' in target && !('nodeType' in target) ? target[0] : target;
    return element instanceof HTMLElement ? element : null;
  }
  try {
    return document.querySelector<HTMLElement>(target);
  } catch {
    // Some ids of content systems are invalid in a selector.
    return document.getElementById(target.replace(/^#/, ''));
  }
}

/** Calls back when the element is found, or when the page is complete without it. */
export function whenThere(target: HubspotOptions['target'], found: (element: HTMLElement | null) => void): void {
  const now = findTarget(target);
  if (now || document.readyState !== 'loading') found(now);
  else document.addEventListener('DOMContentLoaded', () => found(findTarget(target)), { once: true });
}
