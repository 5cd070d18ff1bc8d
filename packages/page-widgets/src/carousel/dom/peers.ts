/** Who moves a carousel: the visitor, it itself or the page, or one that it moves with. */
export type By = 'visitor' | 'itself' | 'peer';

/** A carousel that others may move. */
export interface Peer {
  readonly root: Element;
  /** Selector of the ones that it moves with. */
  readonly sync: string;
  /** Shows a slide; unless it follows another one, others follow. */
  go(index: number, by: By): void;
}

/** All carousels of the page. */
export const peers = new Set<Peer>();

/** Shows a slide of the carousel of an element; false if it has none. */
export function showSlide(element: Element, index: number): boolean {
  const own = [...peers].find(({ root }) => root === element);
  own?.go(index, 'itself');
  return !!own;
}
