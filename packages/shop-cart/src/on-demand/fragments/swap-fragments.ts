import { FOREIGN, markAnswered, parseMarkup } from '@mountkit/core';
import type { Fragments } from '../../events';

/** The markup that elements were made from: changes that the page has made since are no reason to replace them. */
const origins = new WeakMap<Element, string>();

/** Every element that matches a selector, except in foreign markup. An invalid selector is reported and matches none. */
export function findAll(selector: string, report: (message: string) => void): Element[] {
  try {
    return [...document.querySelectorAll(selector)].filter((element) => !element.closest(`[${FOREIGN}]`));
  } catch {
    report(`a fragment's selector is ${JSON.stringify(selector)}, expected a valid one`);
    return [];
  }
}

/** Identifies an element among its neighbours, in the old markup and in the new. */
const identify = (element: Element) =>
  element.id || (element as HTMLElement).dataset.cart_item_key || element.getAttribute('href') || element.className;

/** Replaces an element by `nodes`, and moves the focus to the same control in them, if there is one. */
function replace(element: Element, nodes: DocumentFragment): void {
  const { activeElement: active } = document;
  const [fresh] = nodes.children;
  const hadFocus = element.contains(active);
  element.replaceWith(nodes);
  if (!hadFocus || !fresh || !active) return;
  // Of several equal ones, the one at the same position.
  const listSame = (root: Element) =>
    [root, ...root.querySelectorAll(active.localName)].filter(
      (other) => other.localName === active.localName && identify(other) === identify(active),
    );
  const same = listSame(fresh)[listSame(element).indexOf(active)] as HTMLElement | undefined;
  same?.focus({ preventScroll: true });
}

/** Replaces every match of every selector; elements that would be the same stay. Contract section 6. */
export function swapFragments(fragments: Fragments, report: (message: string) => void): void {
  for (const [selector, markup] of Object.entries(fragments)) {
    const matches = findAll(selector, report).filter((element) => origins.get(element) !== markup);
    if (!matches[0]) continue;
    const parsed = parseMarkup(markup.trim());
    const [only, second] = parsed.childNodes;
    for (const element of matches) {
      if (only && !second && element.isEqualNode(only)) continue;
      const nodes = parsed.cloneNode(true) as DocumentFragment;
      for (const child of nodes.children) origins.set(child, markup);
      markAnswered(nodes);
      replace(element, nodes);
    }
  }
}
