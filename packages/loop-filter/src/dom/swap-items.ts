/** The name that an item has by itself: its id, or the class that the platform gives each post. */
const nameOf = (item: Element) => item.id || /(?<!\S)post-\d+(?!\S)/.exec(item.getAttribute('class') ?? '')?.[0];

interface Items {
  /** In their order. */
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

/** Whether one has an item without a name that the other has not: it may be the same with other words. */
const isUnsure = (one: Items, other: Items) => one.unnamed.some((key) => !other.byKey.has(key));

/** What of a list stays: new item to old; undefined where their order is another, or where it is not sure. */
function pairItems(before: Items, wanted: Items): Map<Element, Element> | undefined {
  if (isUnsure(before, wanted) && isUnsure(wanted, before)) return undefined;
  const pairs = new Map<Element, Element>();
  const left = before.byKey.values();
  for (const [key, item] of wanted.byKey) {
    const old = before.byKey.get(key);
    if (!old) continue;
    // Each comes after those before it.
    let next = left.next();
    while (!next.done && next.value !== old) next = left.next();
    if (next.done) return undefined;
    pairs.set(item, old);
  }
  return pairs;
}

/** Spans siblings from one up to another, or to the end: what is done to all at once is faster than one by one. */
function spanSiblings(range: Range, from: ChildNode, to: ChildNode | null): Range {
  range.setStartBefore(from);
  if (to) range.setEndBefore(to);
  else range.setEndAfter(from.parentNode?.lastChild ?? from);
  return range;
}

/**
 * Makes the items of a list what those of another one are, where that is plain: each has a name of its own, and those
 * that stay keep their order. They are not touched, nor is the white space between them, so that nothing in them loads
 * again; one that says something else goes to `morph`. What is new between two of them comes at once. False, and nothing
 * done, where it is not plain. A list of a thousand takes a fraction of what a morph takes.
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
  // What of the old list has not been looked at yet, and what of the new one.
  let at = list.firstChild;
  let fresh = other.firstChild;
  /** What stands before two items that are one, or before the ends. */
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
