import { guard } from './guard';

/** Undoes one effect: removes a listener, ends a timer, takes a node away. */
export type Disposer = () => void;

/** A disposer that undoes everything added to it, the newest first. */
export interface DisposerScope extends Disposer {
  /** Adds an effect; what is added after the scope was disposed is undone at once. The answer undoes it early. */
  add(dispose: Disposer): Disposer;
}

/** Creates an empty scope. An effect that fails to undo is told to `onError` and does not keep the others. */
export function createDisposer(onError: (error: unknown) => void): DisposerScope {
  const pending = new Set<Disposer>();
  let disposed = false;

  const undo = (dispose: Disposer) => {
    if (pending.delete(dispose)) guard(dispose, onError);
  };

  const scope = () => {
    disposed = true;
    [...pending].reverse().forEach(undo);
  };

  const add = (dispose: Disposer): Disposer => {
    pending.add(dispose);
    if (disposed) undo(dispose);
    return () => undo(dispose);
  };

  return Object.assign(scope, { add });
}
