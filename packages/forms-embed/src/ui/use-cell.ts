import { useSyncExternalStore } from 'react';
import type { Cell } from '../logic/state/store';

/** Redraws only when the result of `select` has changed: a primitive or a part of the state. */
export function useCell<State, Selected>(
  cell: Pick<Cell<State, never>, 'get' | 'subscribe'>,
  select: (state: State) => Selected,
): Selected {
  const read = () => select(cell.get());
  return useSyncExternalStore(cell.subscribe, read, read);
}
