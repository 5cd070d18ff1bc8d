import type { Disposer } from './disposer';
import { createEmitter, type Emitter } from './emitter';
import type { MountError } from './errors';
import { guard } from './guard';

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

/** An instance and the name by which its element is marked. */
export interface Entry<H> {
  readonly handle: H;
  readonly name: string;
  /** What became of it: nothing yet, ready (null), or an error. */
  outcome?: MountError | null;
}

/** The instances of a widget and who wants to hear of them; shared by all copies of mountkit on a page. */
export interface RegistryState<H> {
  /** The oldest first. */
  entries(): readonly Entry<H>[];
  readonly emitter: Emitter<{ settled: Entry<H> }>;
  /** Told of a listener that threw. */
  readonly onError: (error: unknown) => void;
}

/** Creates the state of a registry over the instances that there are. */
export const createRegistryState = <H>(
  entries: RegistryState<H>['entries'],
  onError: (error: unknown) => void,
): RegistryState<H> => ({
  entries,
  emitter: createEmitter(onError),
  onError,
});

/** Creates the public face of a state, which is asked for at each call. */
export function createRegistry<H extends Registered>(state: () => RegistryState<H>): Registry<H> {
  const newest = (matches: (entry: Entry<H>) => boolean) => state().entries().findLast(matches)?.handle;

  /** Tells a listener of what has happened and of what happens from now on. */
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

/** Notes what became of an instance, and tells it. */
export function settleEntry<H>({ emitter }: RegistryState<H>, entry: Entry<H>, outcome: MountError | null): void {
  entry.outcome = outcome;
  emitter.emit('settled', entry);
}
