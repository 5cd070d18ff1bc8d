import { type Disposer, listen } from '@mountkit/core';
import { placeOf } from '../../shared/dom/place-of';
import type { Item } from './items';

/** Reads and writes which items are open. */
interface OpenItems {
  read(): readonly number[];
  write(open: readonly number[]): void;
  /** The open items once this one is open, too. */
  openOne(index: number): readonly number[];
}

/** Opens the item that the page's address leads to, now and later; going back closes it again. */
export function followHash(items: readonly Item[], { read, write, openOne }: OpenItems): Disposer {
  let before: readonly number[] | undefined;
  const follow = () => {
    const element = placeOf(location);
    const index = items.findIndex(({ titles, panel }) =>
      [...titles, panel].some((part) => element && part.contains(element)),
    );
    if (index < 0) {
      if (before) write(before);
      before = undefined;
      return;
    }
    before ??= read();
    write(openOne(index));
    element?.scrollIntoView();
  };
  if (location.hash) follow();
  return listen(window, 'hashchange', follow);
}
