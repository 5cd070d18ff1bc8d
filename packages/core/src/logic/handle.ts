import type { Disposer } from './disposer';

/** Where a widget stands: contract section 4. */
export type Status = 'loading' | 'ready' | 'busy' | 'done' | 'error' | 'unmounted';

/** One mounted widget, as the hosting page holds it. */
export interface Handle<Options = object, Events = Record<string, unknown>> {
  /** What the page asked for: the form's guid, the popup's id, the widget id. Several instances may share it. */
  readonly id: string;
  /** Unique on the page, or read from `data-instance-id` of server markup. */
  readonly instanceId: string;
  /** The element it is mounted on; null when the target was not there. */
  readonly element: HTMLElement | null;
  readonly status: Status;
  /** Resolves to this handle when the widget can be used, rejects with a `MountError`; never an unhandled rejection. */
  readonly ready: Promise<Handle<Options, Events>>;
  /** Listens to one of the widget's events; the answer removes the listener. */
  on<Name extends keyof Events>(event: Name, listener: (detail: Events[Name]) => void): Disposer;
  /** Changes options; those not named keep their value. */
  update(options: Partial<Options>): void;
  /** Takes the widget away and leaves the page as if it had never been there. */
  unmount(): void;
}
