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
  if (now) found(now);
  else whenParsed(() => found(findTarget(target)));
}

/** Calls back when the page is complete. */
export function whenParsed(run: () => void): void {
  if (document.readyState !== 'loading') run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

/** The last form that was put after a script. */
const served = new WeakMap<Element, Element>();

/**
 * A place for a form whose call has no target and was not made by a script at its place, but later, or in the head: after
 * the inline script in the page's body that names the form's id, the first one without a form, else after the last
 * script there. Null if there is none.
 */
export function placeByScripts(formId: string): HTMLElement | null {
  const scripts = [...(document.body?.querySelectorAll('script') ?? [])];
  const naming = scripts.filter((script) => !script.src && script.text.includes(formId));
  const script = naming.find((one) => !served.has(one)) ?? naming.at(-1) ?? scripts.at(-1);
  if (!script) return null;
  const place = document.createElement('div');
  (served.get(script) ?? script).after(place);
  served.set(script, place);
  return place;
}
