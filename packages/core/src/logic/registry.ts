import type { Disposer } from './disposer';
import { createEmitter } from './emitter';
import type { MountError } from './errors';

/** What the registry needs to know of a handle. */
interface Registered {
  readonly id: string;
  readonly instanceId: string;
  readonly element: object | null;
  unmount(): void;
}

/** Every mounted instance of a widget, for the hosting page: contract section 4. */
export interface Registry<H extends Registered> {
  /** The newest instance with this id. */
  get(id: string): H | undefined;
  getByInstanceId(instanceId: string): H | undefined;
  /** The instance on this element; `name` tells apart several widgets on one. */
  getByElement(element: object, name?: string): H | undefined;
  /** All instances, in the order they were mounted. */
  all(): readonly H[];
  /** Tells of every instance that is or becomes ready. */
  onReady(listener: (handle: H) => void): Disposer;
  /** Tells of every instance that could not, or cannot, be drawn. */
  onRenderError(listener: (handle: H, error: MountError) => void): Disposer;
  /** Unmounts every instance. */
  removeAll(): void;
}

/** The widget's own side of the registry. */
export interface RegistryWriter<H extends Registered> {
  readonly registry: Registry<H>;
  add(handle: H, name: string): void;
  markReady(handle: H): void;
  markFailed(handle: H, error: MountError): void;
  remove(handle: H): void;
}

interface Entry<H> {
  readonly handle: H;
  readonly name: string;
  outcome?: { ready: true } | { error: MountError };
}

/** Creates an empty registry. A listener that throws is told to `onError`. */
export function createRegistry<H extends Registered>(onError: (error: unknown) => void): RegistryWriter<H> {
  let entries: Entry<H>[] = [];
  const emitter = createEmitter<{ ready: H; failed: { handle: H; error: MountError } }>(onError);
  const newest = (matches: (entry: Entry<H>) => boolean) => entries.findLast(matches)?.handle;
  const entryOf = (handle: H) => entries.find((entry) => entry.handle === handle);

  /** Subscribes, then tells this listener alone what has already happened. */
  const tellPast = (listener: (entry: Entry<H>) => void) => {
    for (const entry of [...entries]) {
      try {
        listener(entry);
      } catch (error) {
        onError(error);
      }
    }
  };

  return {
    registry: {
      get: (id) => newest((entry) => entry.handle.id === id),
      getByInstanceId: (instanceId) => newest((entry) => entry.handle.instanceId === instanceId),
      getByElement: (element, name) =>
        newest((entry) => entry.handle.element === element && (!name || entry.name === name)),
      all: () => entries.map((entry) => entry.handle),
      onReady(listener) {
        const off = emitter.on('ready', listener);
        tellPast(({ handle, outcome }) => {
          if (outcome && 'ready' in outcome) listener(handle);
        });
        return off;
      },
      onRenderError(listener) {
        const off = emitter.on('failed', ({ handle, error }) => listener(handle, error));
        tellPast(({ handle, outcome }) => {
          if (outcome && 'error' in outcome) listener(handle, outcome.error);
        });
        return off;
      },
      removeAll() {
        for (const { handle } of [...entries].reverse()) handle.unmount();
      },
    },
    add(handle, name) {
      entries.push({ handle, name });
    },
    markReady(handle) {
      const entry = entryOf(handle);
      if (!entry) return;
      entry.outcome = { ready: true };
      emitter.emit('ready', handle);
    },
    markFailed(handle, error) {
      const entry = entryOf(handle);
      if (!entry) return;
      entry.outcome = { error };
      emitter.emit('failed', { handle, error });
    },
    remove(handle) {
      entries = entries.filter((entry) => entry.handle !== handle);
    },
  };
}
