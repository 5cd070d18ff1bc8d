import { guard } from './guard';

/** Undoes one effect: removes a listener, a timer or a node. */
export type Disposer = () => void;

/** A disposer that undoes everything added to it, the newest first. */
export interface DisposerScope extends Disposer {
  /** Adds an effect; after the scope was disposed it is undone at once. The returned function undoes it early. */
  add(dispose: Disposer): Disposer;
}

/** Creates an empty scope. If undoing an effect throws, `onError` gets the error and the others are undone too. */
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
