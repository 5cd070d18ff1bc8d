import { useSyncExternalStore } from 'react';
import type { Cell } from '../logic/state/store';

/** Draws anew only when what `select` answers has changed; it answers a primitive or a part of the state. */
export function useCell<State, Selected>(
  cell: Pick<Cell<State, never>, 'get' | 'subscribe'>,
  select: (state: State) => Selected,
): Selected {
  const read = () => select(cell.get());
  return useSyncExternalStore(cell.subscribe, read, read);
}
