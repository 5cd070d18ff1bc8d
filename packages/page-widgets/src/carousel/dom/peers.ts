/** A carousel that others may move. */
export interface Peer {
  readonly root: Element;
  /** Selector of the ones that it moves with. */
  readonly sync: string;
  /** Shows a slide that another one shows. */
  follow(index: number): void;
  /** Shows a slide, and lets others follow. */
  show(index: number): void;
}

const peers = new Set<Peer>();

function matches(element: Element, selector: string): boolean {
  try {
    return !!selector && element.matches(selector);
  } catch {
    return false;
  }
}

/** Lets a carousel be moved by others; the answer tells those that move with it. */
export function joinPeers(own: Peer) {
  peers.add(own);
  return {
    tell(index: number) {
      for (const peer of peers) {
        const isMeant = matches(peer.root, own.sync) || matches(own.root, peer.sync);
        if (peer !== own && isMeant) peer.follow(index);
      }
    },
    leave: () => peers.delete(own),
  };
}

/** Shows a slide of the carousel of an element; false if it has none. */
export function showSlide(element: Element, index: number): boolean {
  const own = [...peers].find(({ root }) => root === element);
  own?.show(index);
  return !!own;
}
