import type { Disposer } from './disposer';

/** Typed listeners by event name. `Events` maps a name to the type of its detail. */
export interface Emitter<Events> {
  /** Adds a listener; the answer removes it. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): Disposer;
  /** Calls the listeners of `name` in the order they came. */
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
  /** Removes every listener. */
  clear(): void;
}

/** Creates an emitter. A listener that throws is told to `onError` and stops nothing. */
export function createEmitter<Events>(onError: (error: unknown, name: keyof Events) => void): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(detail: never) => void>>();

  return {
    on(name, listener) {
      // Each registration is its own entry, so that a function added twice is called, and removed, twice.
      const entry = (detail: never) => listener(detail);
      const entries = listeners.get(name) ?? new Set();
      listeners.set(name, entries.add(entry));
      return () => {
        entries.delete(entry);
      };
    },
    emit(name, detail) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(detail as never);
        } catch (error) {
          onError(error, name);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
