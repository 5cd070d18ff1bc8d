import type { Disposer } from './disposer';
import { guard } from './guard';

/** Typed listeners by event name. `Events` maps a name to the type of its detail. */
export interface Emitter<Events> {
  /** Adds a listener; the returned function removes it. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => unknown): Disposer;
  /** Calls the listeners of `name` in the order in which they were added. */
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
  /** Removes every listener. */
  clear(): void;
}

/** Creates an emitter. The error of a listener is passed to `onError` and stops nothing. */
export function createEmitter<Events>(onError: (error: unknown, name: keyof Events) => void): Emitter<Events> {
  // Each registration is its own entry, so that a function added twice is called, and removed, twice.
  const entries = new Set<{ readonly name: keyof Events; readonly listener: (detail: never) => unknown }>();

  return {
    on(name, listener) {
      const entry = { name, listener };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    emit(name, detail) {
      for (const entry of [...entries]) {
        // A listener may have removed another one meanwhile.
        if (entry.name === name && entries.has(entry))
          guard(
            () => entry.listener(detail as never),
            (error) => onError(error, name),
          );
      }
    },
    clear: () => entries.clear(),
  };
}
