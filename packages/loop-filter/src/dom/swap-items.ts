/** The name that an item has by itself: its id, or the class that the platform gives each post. */
const nameOf = (item: Element) => item.id || /(?<!\S)post-\d+(?!\S)/.exec(item.getAttribute('class') ?? '')?.[0];

/** What tells an item from the others of its list, in the old list and in the new. */
const keyOf = (item: Element) => nameOf(item) ?? `${item.localName} ${item.className}`;

type Items = Map<string, Element>;

/** Items by key; undefined where two have the same, or where words stand between them. */
function readItems(nodes: Iterable<ChildNode>): Items | undefined {
  const items = new Map<string, Element>();
  for (const node of nodes) {
    if (node instanceof Element) {
      const key = keyOf(node);
      if (items.has(key)) return undefined;
      items.set(key, node);
    } else if (node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim()) return undefined;
  }
  return items;
}

/** The keys that are in both, in the order of the first. */
const shareOf = (one: Items, other: Items) => [...one.keys()].filter((key) => other.has(key));

/** Whether one has an item without a name that the other has not: it may be the same with other words. */
const isUnsure = (one: Items, other: Items) => [...one].some(([key, item]) => !nameOf(item) && !other.has(key));

/**
 * Makes the items of a list what they shall be where that is plain: each has a name of its own, and those that stay keep
 * their order. They are not touched, so that nothing in them loads again; one that says something else goes to `morph`.
 * False, and nothing done, where it is not plain. A list of a thousand takes a fraction of what a morph takes.
 */
export function swapItems(
  list: Element,
  nodes: readonly ChildNode[],
  morph: (old: Element, wanted: Element) => void,
): boolean {
  const before = readItems(list.childNodes);
  const wanted = readItems(nodes);
  if (!before || !wanted) return false;
  const kept = shareOf(wanted, before);
  if (!kept[0] || (isUnsure(before, wanted) && isUnsure(wanted, before))) return false;
  if (shareOf(before, wanted).some((key, index) => key !== kept[index])) return false;

  const keys = wanted.keys();
  const stays = new Set<Node>(kept.map((key) => before.get(key) as Element));
  for (const node of [...list.childNodes]) if (!stays.has(node)) node.remove();
  let at = list.firstChild;
  for (const node of nodes) {
    const old = node instanceof Element ? before.get(`${keys.next().value}`) : undefined;
    if (!old) {
      list.insertBefore(node, at);
      continue;
    }
    at = old.nextSibling;
    if (!old.isEqualNode(node)) morph(old, node as Element);
  }
  return true;
}
