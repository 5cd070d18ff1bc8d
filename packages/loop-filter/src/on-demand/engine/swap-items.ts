/** The name of an item: its id, or the class that the platform gives each post. */
const nameOf = (item: Element) => item.id || /(?<!\S)post-\d+(?!\S)/.exec(item.getAttribute('class') ?? '')?.[0];

interface Items {
  /** In document order. */
  readonly byKey: ReadonlyMap<string, Element>;
  /** Keys of those that have no name by themselves. */
  readonly unnamed: readonly string[];
}

/** Reads the items of a list; undefined where two have the same key. */
function readItems(list: ParentNode): Items | undefined {
  const byKey = new Map<string, Element>();
  const unnamed: string[] = [];
  for (let item = list.firstElementChild; item; item = item.nextElementSibling) {
    const name = nameOf(item);
    const key = name ?? `${item.localName} ${item.className}`;
    if (byKey.has(key)) return undefined;
    byKey.set(key, item);
    if (!name) unnamed.push(key);
  }
  return { byKey, unnamed };
}

/** Whether one has an unnamed item that the other has not: it may be the same item with another text. */
const isUnsure = (one: Items, other: Items) => one.unnamed.some((key) => !other.byKey.has(key));

/** Pairs the items that stay, new to old; undefined if their order has changed or is not certain. */
function pairItems(before: Items, wanted: Items): Map<Element, Element> | undefined {
  if (isUnsure(before, wanted) && isUnsure(wanted, before)) return undefined;
  const pairs = new Map<Element, Element>();
  const left = before.byKey.values();
  for (const [key, item] of wanted.byKey) {
    const old = before.byKey.get(key);
    if (!old) continue;
    // Each must follow those before it.
    let next = left.next();
    while (!next.done && next.value !== old) next = left.next();
    if (next.done) return undefined;
    pairs.set(item, old);
  }
  return pairs;
}

/** Spans siblings from one up to another, or to the end: one change to all is faster than one change to each. */
function spanSiblings(range: Range, from: ChildNode, to: ChildNode | null): Range {
  range.setStartBefore(from);
  if (to) range.setEndBefore(to);
  else range.setEndAfter(from.parentNode?.lastChild ?? from);
  return range;
}

/**
 * Replaces the items of a list by those of another one, if each has a name of its own and those that stay keep their
 * order. Items that stay are not touched, nor is the white space between them, so that nothing in them loads again; those
 * whose content has changed are passed to `morph`. New items between two of them are inserted together. Otherwise answers
 * false and changes nothing. For a thousand items this takes a fraction of the time of a morph.
 */
export function swapItems(
  list: Element,
  other: Element | DocumentFragment,
  morph: (old: Element, wanted: Element) => void,
): boolean {
  const before = readItems(list);
  const wanted = readItems(other);
  const pairs = before && wanted && pairItems(before, wanted);
  if (!pairs) return false;

  const oldSpan = list.ownerDocument.createRange();
  const newSpan = other.ownerDocument.createRange();
  // The first node of the old list and of the new one that has not been compared yet.
  let at = list.firstChild;
  let fresh = other.firstChild;
  /** Replaces the nodes before a pair of items, or before the ends. */
  const swapUpTo = (old: Element | null, item: Element | null) => {
    const isOneEach = at && fresh && at.nextSibling === old && fresh.nextSibling === item;
    if (isOneEach && at !== old && at?.isEqualNode(fresh)) return;
    if (at && at !== old) spanSiblings(oldSpan, at, old).deleteContents();
    if (fresh && fresh !== item) list.insertBefore(spanSiblings(newSpan, fresh, item).extractContents(), old);
  };
  for (const [item, old] of pairs) {
    swapUpTo(old, item);
    at = old.nextSibling;
    fresh = item.nextSibling;
    if (!old.isEqualNode(item)) morph(old, item);
  }
  swapUpTo(null, null);
  return true;
}
