import { createDisposer, type DisposerScope } from '../logic/disposer';
import { createEmitter } from '../logic/emitter';
import { createMountError, type MountError } from '../logic/errors';
import { guard } from '../logic/guard';
import type { EndEvents, Handle, Status } from '../logic/handle';
import { hub } from './hub';

/** The event of every widget that could not be drawn. */
export interface FailureEvents {
  renderError: { code: string; message: string };
}

/** What identifies an instance, and how it reports. */
export interface HandleSeed<Options> {
  readonly id: string;
  readonly instanceId: string;
  readonly element: HTMLElement | null;
  /** The prefix of its events. */
  readonly group: string;
  readonly report: (message: string, cause?: unknown) => void;
  readonly update: (changes: Partial<Options>) => void;
  /** Called with each event but the last before the page's listeners; what it throws is reported. */
  readonly relay?: (name: string, detail: object) => void;
}

/** A handle, with the functions that only the widget itself uses. */
export interface HandleControl<Options, Events> {
  readonly handle: Handle<Options, Events>;
  /** Disposed when the widget is unmounted. */
  readonly scope: DisposerScope;
  /** Aborted when the widget is unmounted. */
  readonly signal: AbortSignal;
  setStatus(status: Status): void;
  resolve(): void;
  reject(error: MountError): void;
  /** Sends an event its three ways; false when a listener on the page prevented it, or the widget is unmounted. */
  emit<Name extends keyof Events & string>(name: Name, detail: Events[Name], cancelable?: boolean): boolean;
}

/** Creates a handle that owns one disposer; after `unmount` it does nothing. */
export function createHandle<Options, Events>(seed: HandleSeed<Options>): HandleControl<Options, Events> {
  const { id, instanceId, element, group, report } = seed;
  const scope = createDisposer((error) => report('a clean-up threw', error));
  const abort = new AbortController();
  const emitter = createEmitter<Events & EndEvents>((error, name) =>
    report(`a listener of ${name as string} threw`, error),
  );
  let status: Status = 'loading';

  let resolve!: (handle: Handle<Options, Events>) => void;
  let reject!: (error: MountError) => void;
  const ready = new Promise<Handle<Options, Events>>((whenReady, whenFailed) => {
    resolve = whenReady;
    reject = whenFailed;
  });
  // If the page never uses it, that must not be an unhandled rejection.
  ready.catch(() => {});

  const handle: Handle<Options, Events> = {
    id,
    instanceId,
    element,
    ready,
    get status() {
      return status;
    },
    on: emitter.on,
    update(changes) {
      if (status !== 'unmounted') seed.update(changes);
    },
    unmount() {
      if (status === 'unmounted') return;
      status = 'unmounted';
      abort.abort();
      scope();
      send('ended', {} as (Events & EndEvents)['ended']);
      emitter.clear();
      reject(createMountError('UNMOUNTED', 'unmounted'));
    },
  };

  const send = <Name extends keyof (Events & EndEvents) & string>(
    name: Name,
    detail: (Events & EndEvents)[Name],
    cancelable = false,
  ) => {
    const full = { ...detail, id, instanceId };
    guard(
      () => abort.signal.aborted || seed.relay?.(name, full),
      (error) => report(`a callback of ${name} threw`, error),
    );
    emitter.emit(name, full);
    const event = `${group}:${name}`;
    hub().emit(event, full);
    hub().emit('*', { event, detail: full });
    return (element ?? document).dispatchEvent(
      new CustomEvent(`mountkit:${event}`, { detail: full, bubbles: true, composed: true, cancelable }),
    );
  };

  return {
    handle,
    scope,
    signal: abort.signal,
    setStatus(next) {
      if (status !== 'unmounted') status = next;
    },
    resolve: () => resolve(handle),
    reject,
    emit: (name, detail, cancelable) =>
      !abort.signal.aborted && send(name, detail as (Events & EndEvents)[typeof name], cancelable),
  };
}
