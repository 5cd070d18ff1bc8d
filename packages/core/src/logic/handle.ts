import type { Disposer } from './disposer';

/** The status of a widget: contract section 4. */
export type Status = 'loading' | 'ready' | 'busy' | 'done' | 'error' | 'unmounted';

/** The event of every handle that ends: it was unmounted, or what names its widget has changed. */
export interface EndEvents {
  ended: object;
}

/** One mounted widget, as the hosting page holds it. */
export interface Handle<Options = object, Events = Record<string, unknown>> {
  /** The id that the page gave: the form's guid, the popup's id, the widget id. Several instances may share it. */
  readonly id: string;
  /** Unique on the page, or read from `data-instance-id` of server markup. */
  readonly instanceId: string;
  /** The element it is mounted on; null if the target was not found. */
  readonly element: HTMLElement | null;
  readonly status: Status;
  /** Resolves to this handle when the widget can be used, rejects with a `MountError`; never an unhandled rejection. */
  readonly ready: Promise<Handle<Options, Events>>;
  /** Listens to one of the widget's events; the returned function removes the listener. */
  on<Name extends keyof (Events & EndEvents)>(
    event: Name,
    listener: (detail: (Events & EndEvents)[Name]) => void,
  ): Disposer;
  /** Changes options; the others keep their value. */
  update(options: Partial<Options>): void;
  /** Removes the widget, and leaves the page as if it had never been there. */
  unmount(): void;
}
