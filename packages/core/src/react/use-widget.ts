import { useEffect, useReducer, useRef, useState } from 'react';
import type { Widget } from '../dom/widget';
import type { Handle, Json, MountError } from '../logic';
import { changedOptions } from './changed-options';

/** Options as a component passes them: each may be left out or undefined. */
export type LooseOptions<Options> = { readonly [Key in keyof Options]?: Options[Key] | undefined };

/** The result of `useWidget`. */
export interface MountedWidget<Options, Events> {
  /** Give it to the element that the widget is mounted on. It never changes. */
  readonly ref: (element: HTMLElement | null) => void;
  /** The mounted widget; null before the first effect, on a server, and after the element was removed. */
  readonly handle: Handle<Options, Events> | null;
  /** The result of mounting. A later status, e.g. `busy`, is in `handle.status`. */
  readonly status: 'loading' | 'ready' | 'error';
  /** Why it could not be mounted, if `status` is `error`. */
  readonly error: MountError | null;
}

type AnyFunction = (...args: unknown[]) => unknown;

/** Handles whose component was removed. They are unmounted at the end of the task, unless it is added again. */
const leaving = new WeakSet<object>();

/**
 * React also clears a ref when it only hides the element, e.g. while its content is suspended. As long as the element
 * is in the page, the widget keeps it.
 */
const keepConnected = (current: HTMLElement | null, next: HTMLElement | null) =>
  next ?? (current?.isConnected ? current : null);

const waiting = { handle: null, status: 'loading', error: null } as const;

/**
 * Mounts a widget on the element that gets the `ref`, updates its options when they change, and unmounts it when the
 * element is removed.
 *
 * - `widget` is a package's `mount` and `registry`: `import * as forms from '@mountkit/forms-embed'`.
 * - Options may be written in place: they are compared by value, and of a function the newest is always called. An
 *   option that is left out again gets its default.
 * - Another value of the option that names a widget, such as a form's id, makes another widget: the handle changes.
 * - To change another option that is read only once, change the `key` of the component.
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

  /** The options, with functions that stay the same and call the newest one of their name. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed options are passed to the widget below.
  useEffect(() => {
    if (!element) return;
    const first = steady();
    let handle = mount(element, first as Partial<Options>);
    // In strict mode, and if an element changes its component, the widget stays mounted.
    if (!leaving.delete(handle)) told.current = first;
    const take = (next: typeof handle) => {
      handle = next;
      current.current = next;
      setMounted({ handle: next, status: next.status === 'ready' ? 'ready' : 'loading', error: null });
      // Once what names it has changed, another widget is mounted in its place.
      next.on('ended', () =>
        queueMicrotask(() => {
          const after = current.current === next && registry.getByElement(element);
          if (after && after !== next) take(after);
        }),
      );
    };
    take(handle);
    const stops = [
      registry.onReady((other) => other === handle && setMounted({ handle, status: 'ready', error: null })),
      registry.onRenderError((other, error) => other === handle && setMounted({ handle, status: 'error', error })),
    ];

    return () => {
      for (const stop of stops) stop();
      current.current = null;
      setMounted(waiting);
      leaving.add(handle);
      // React cannot unmount a root while it renders, as it does here.
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
