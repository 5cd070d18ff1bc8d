import type { Disposer } from './disposer';
import { createEmitter, type Emitter } from './emitter';
import type { MountError } from './errors';
import { guard } from './guard';

/** The members of a handle that the registry uses. */
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
  /** The instance on this element; `name` selects one of several widgets on it. */
  getByElement(element: object, name?: string): H | undefined;
  /** All instances, in the order they were mounted. */
  all(): readonly H[];
  /** Calls back for every instance that is or becomes ready. */
  onReady(listener: (handle: H) => void): Disposer;
  /** Calls back for every instance that could not, or cannot, be drawn. */
  onRenderError(listener: (handle: H, error: MountError) => void): Disposer;
  /** Unmounts every instance. */
  removeAll(): void;
}

/** An instance, and the name that marks its element. */
export interface Entry<H> {
  readonly handle: H;
  readonly name: string;
  /** Undefined while it is loading, null once it is ready, or its error. */
  outcome?: MountError | null;
}

/** The instances of a widget and the registry's listeners; shared by all copies of mountkit on a page. */
export interface RegistryState<H> {
  /** The oldest first. */
  entries(): readonly Entry<H>[];
  readonly emitter: Emitter<{ settled: Entry<H> }>;
  /** Called with the error of a listener. */
  readonly onError: (error: unknown) => void;
}

/** Creates the state of a registry over the mounted instances. */
export const createRegistryState = <H>(
  entries: RegistryState<H>['entries'],
  onError: (error: unknown) => void,
): RegistryState<H> => ({
  entries,
  emitter: createEmitter(onError),
  onError,
});

/** Creates the public registry over a state, which is read at each call. */
export function createRegistry<H extends Registered>(state: () => RegistryState<H>): Registry<H> {
  const newest = (matches: (entry: Entry<H>) => boolean) => state().entries().findLast(matches)?.handle;

  /** Calls a listener for past and for later results. */
  const follow = (listener: (entry: Entry<H>) => unknown) => {
    const { entries, emitter, onError } = state();
    for (const entry of entries()) if (entry.outcome !== undefined) guard(() => listener(entry), onError);
    return emitter.on('settled', listener);
  };

  return {
    get: (id) => newest(({ handle }) => handle.id === id),
    getByInstanceId: (instanceId) => newest(({ handle }) => handle.instanceId === instanceId),
    getByElement: (element, name) =>
      newest((entry) => entry.handle.element === element && (!name || entry.name === name)),
    all: () =>
      state()
        .entries()
        .map(({ handle }) => handle),
    onReady: (listener) => follow(({ handle, outcome }) => outcome === null && listener(handle)),
    onRenderError: (listener) => follow(({ handle, outcome }) => outcome && listener(handle, outcome)),
    removeAll() {
      for (const { handle } of [...state().entries()].reverse()) handle.unmount();
    },
  };
}

/** Records the result of an instance, and calls the listeners. */
export function settleEntry<H>({ emitter }: RegistryState<H>, entry: Entry<H>, outcome: MountError | null): void {
  entry.outcome = outcome;
  emitter.emit('settled', entry);
}
