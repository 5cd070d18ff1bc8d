import { useEffect, useReducer, useRef, useState } from 'react';
import type { Widget } from '../dom/widget';
import type { Handle, Json, MountError } from '../logic';
import { changedOptions } from './changed-options';

/** Options as a component passes them on: each may be left out or undefined. */
export type LooseOptions<Options> = { readonly [Key in keyof Options]?: Options[Key] | undefined };

/** What `useWidget` answers. */
export interface MountedWidget<Options, Events> {
  /** Give it to the element that the widget is mounted on. It never changes. */
  readonly ref: (element: HTMLElement | null) => void;
  /** The mounted widget; null before the first effect, on a server, and after the element has gone. */
  readonly handle: Handle<Options, Events> | null;
  /** How mounting went. What the widget does later, e.g. `busy`, is in `handle.status`. */
  readonly status: 'loading' | 'ready' | 'error';
  /** Why it could not be mounted, where `status` is `error`. */
  readonly error: MountError | null;
}

type AnyFunction = (...args: unknown[]) => unknown;

/** Handles whose component has gone and which are unmounted at the end of the current task, unless it comes back. */
const leaving = new WeakSet<object>();

/**
 * React takes the element from a ref also where it only hides the element, e.g. while its content waits for something.
 * As long as it stands in the page, it is still the widget's.
 */
const keepConnected = (current: HTMLElement | null, next: HTMLElement | null) =>
  next ?? (current?.isConnected ? current : null);

const waiting = { handle: null, status: 'loading', error: null } as const;

/**
 * Mounts a widget on the element that gets the `ref`, tells it of options that change, and unmounts it when the element
 * goes: architecture, 'one hook that mounts, updates and unmounts any widget'.
 *
 * - `widget` is a package's `mount` and `registry`: `import * as forms from '@mountkit/forms-embed'`.
 * - Options may be written in place at each drawing: they are compared by what they say, and of a function the newest
 *   is called without the widget being told. An option that is left out again has its default.
 * - What the widget reads only once, such as a form's ids, needs a new `key` on the component that uses the hook.
 * - On a server it does nothing.
 */
export function useWidget<Options, Events>(
  { mount, registry }: Widget<Options, Events>,
  options: LooseOptions<Options> = {},
): MountedWidget<Options, Events> {
  const [element, ref] = useReducer(keepConnected, null);
  const [mounted, setMounted] = useState<Omit<MountedWidget<Options, Events>, 'ref'>>(waiting);
  const current = useRef<Handle<Options, Events> | null>(null);
  const newest = useRef<Json>({});
  const told = useRef<Json>({});
  const [callbacks] = useState(() => new Map<string, AnyFunction>());

  /** The options with functions that stay the same and call the newest of their name. */
  const steady = (): Json =>
    Object.fromEntries(
      Object.entries(newest.current).map(([key, value]) => {
        if (typeof value !== 'function') return [key, value];
        const call = callbacks.get(key) ?? ((...args) => (newest.current[key] as AnyFunction | undefined)?.(...args));
        callbacks.set(key, call);
        return [key, call];
      }),
    );

  useEffect(() => {
    newest.current = options as Json;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: options that change are told to the widget below.
  useEffect(() => {
    if (!element) return;
    const first = steady();
    const handle = mount(element, first as Partial<Options>);
    // In strict mode, and where an element changes its component, the widget that is leaving stays.
    if (!leaving.delete(handle)) told.current = first;
    current.current = handle;
    setMounted({ handle, status: 'loading', error: null });
    const stops = [
      registry.onReady((other) => other === handle && setMounted({ handle, status: 'ready', error: null })),
      registry.onRenderError((other, error) => other === handle && setMounted({ handle, status: 'error', error })),
    ];

    return () => {
      for (const stop of stops) stop();
      current.current = null;
      setMounted(waiting);
      leaving.add(handle);
      // React refuses to take away a root of its own while it is at work, and it is at work here.
      queueMicrotask(() => leaving.delete(handle) && handle.unmount());
    };
  }, [element, mount, registry]);

  useEffect(() => {
    const next = steady();
    const changes = current.current && changedOptions(told.current, next);
    if (!changes) return;
    told.current = next;
    current.current?.update(changes as Partial<Options>);
  });

  return { ref, ...mounted };
}
