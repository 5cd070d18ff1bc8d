import { FOREIGN, markAnswered, parseMarkup } from '@mountkit/core';
import type { Fragments } from '../events';

/** Elements and the markup they came from: what the page has done to them since is no reason to replace them. */
const origins = new WeakMap<Element, string>();

/** Every element that a selector matches, but for those in foreign markup; none, and a report, where it is invalid. */
export function findAll(selector: string, report: (message: string) => void): Element[] {
  try {
    return [...document.querySelectorAll(selector)].filter((element) => !element.closest(`[${FOREIGN}]`));
  } catch {
    report(`a fragment's selector is ${JSON.stringify(selector)}, expected a valid one`);
    return [];
  }
}

/** What tells an element from its neighbours, in the old markup and in the new. */
const identify = (element: Element) =>
  element.id || (element as HTMLElement).dataset.cart_item_key || element.getAttribute('href') || element.className;

/** Puts `nodes` in the place of an element, and the focus where it was, if there is such a place. */
function replace(element: Element, nodes: DocumentFragment): void {
  const { activeElement: active } = document;
  const [fresh] = nodes.children;
  const hadFocus = element.contains(active);
  element.replaceWith(nodes);
  if (!hadFocus || !fresh || !active) return;
  // Of several that look the same, the one in the same place.
  const listSame = (root: Element) =>
    [root, ...root.querySelectorAll(active.localName)].filter(
      (other) => other.localName === active.localName && identify(other) === identify(active),
    );
  const same = listSame(fresh)[listSame(element).indexOf(active)] as HTMLElement | undefined;
  same?.focus({ preventScroll: true });
}

/** Replaces every match of every selector; what would be the same stays as it is. Contract section 6. */
export function swapFragments(fragments: Fragments, report: (message: string) => void): void {
  for (const [selector, markup] of Object.entries(fragments)) {
    const matches = findAll(selector, report).filter((element) => origins.get(element) !== markup);
    if (!matches[0]) continue;
    const parsed = parseMarkup(markup.trim());
    const [only, second] = parsed.childNodes;
    for (const element of matches) {
      if (only && !second && element.isEqualNode(only)) continue;
      const nodes = parsed.cloneNode(true) as DocumentFragment;
      for (const child of nodes.children) {
        origins.set(child, markup);
        markAnswered(child);
      }
      replace(element, nodes);
    }
  }
}
