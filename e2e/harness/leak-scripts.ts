/**
 * Scripts that run in a page before any of its own, and note from then on what the page holds. Each is sent to the page
 * as text, so it uses nothing from outside itself. What they know is asked for under one symbol: no global is added.
 */

/** Notes listeners. */
export function noteListeners(): void {
  interface Entry {
    readonly target: WeakRef<EventTarget>;
    readonly type: string;
    /** Held weakly as well: a listener may be bound to its target, which would then live for ever. */
    readonly listener: WeakRef<object>;
    readonly capture: boolean;
  }
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const entries = new Set<Entry>();
  /** By what they are on: a page that lives for long has had many. */
  const entriesOn = new WeakMap<EventTarget, Set<Entry>>();
  const drop = (entry: Entry) => {
    entries.delete(entry);
    const target = entry.target.deref();
    if (target) entriesOn.get(target)?.delete(entry);
  };
  const find = (target: EventTarget, type: string, listener: unknown, options: unknown) => {
    const capture = captures(options);
    return [...(entriesOn.get(target) ?? [])].find(
      (entry) => entry.type === type && entry.listener.deref() === listener && entry.capture === capture,
    );
  };
  const captures = (options: unknown) => (Object(options) === options ? !!Object(options).capture : !!options);
  /** Forgets what the browser has collected. */
  const tidy = () => {
    for (const entry of entries) if (!entry.target.deref()) entries.delete(entry);
  };
  let next = 1000;

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const { once, signal } = Object(options) as AddEventListenerOptions;
    if (!listener || signal?.aborted || find(target, type, listener, options)) return;
    const entry = { target: new WeakRef(target), type, listener: new WeakRef(listener), capture: captures(options) };
    entries.add(entry);
    entriesOn.set(target, (entriesOn.get(target) ?? new Set()).add(entry));
    if (entries.size > next) {
      tidy();
      next = entries.size * 2 + 1000;
    }
    if (once) addEventListener.call(target, type, () => drop(entry), { once: true, capture: entry.capture });
    if (signal) addEventListener.call(signal, 'abort', () => drop(entry), { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    const entry = find(target, type, listener, options);
    if (entry) drop(entry);
  };

  const nameOf = (target: EventTarget) => {
    if (target === window || target === document) return target === window ? 'window' : 'document';
    return target instanceof Element ? target.localName + (target.id && `#${target.id}`) : target.constructor.name;
  };
  const page = window as unknown as Record<symbol, (() => string[])[]>;
  const KEY = Symbol.for('e2e.leaks');
  page[KEY] = [
    ...(page[KEY] ?? []),
    () => {
      tidy();
      return [...entries].flatMap(({ type, target }) => {
        const held = target.deref();
        // What hangs on a node that is no longer in the page goes with the node.
        return held && (!(held instanceof Node) || held.isConnected) ? [`${type} on ${nameOf(held)}`] : [];
      });
    },
  ];
}

/** Notes timers, intervals and animation frames that are still to come. */
export function noteTimers(): void {
  const timers = new Map<number, string>();
  const frames = new Set<number>();
  const { setTimeout, setInterval, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
  const clear = (id: number | undefined) => {
    clearTimeout(id);
    timers.delete(Number(id));
  };
  Object.assign(window, {
    setTimeout(run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) {
      const id: number = setTimeout(() => {
        timers.delete(id);
        run(...given);
      }, ms);
      timers.set(id, `timer of ${ms} ms`);
      return id;
    },
    setInterval(run: TimerHandler, ms = 0, ...given: unknown[]) {
      const id = setInterval(run, ms, ...given);
      timers.set(id, `interval of ${ms} ms`);
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame(run: FrameRequestCallback) {
      const id: number = requestAnimationFrame((time) => {
        frames.delete(id);
        run(time);
      });
      frames.add(id);
      return id;
    },
    cancelAnimationFrame(id: number) {
      cancelAnimationFrame(id);
      frames.delete(id);
    },
  });

  const page = window as unknown as Record<symbol, (() => string[])[]>;
  const KEY = Symbol.for('e2e.leaks');
  page[KEY] = [...(page[KEY] ?? []), () => [...timers.values(), ...Array.from(frames, () => 'animation frame')]];
}

/** Notes observers that observe something. */
export function noteObservers(): void {
  type Observer = Record<'observe' | 'unobserve' | 'disconnect', (target?: unknown, options?: unknown) => void>;
  const observed = new Map<Observer, { readonly kind: string; targets: unknown[] }>();

  for (const kind of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver']) {
    const { prototype } = (window as unknown as Record<string, { prototype: Observer }>)[kind] ?? { prototype: null };
    if (!prototype) continue;
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (this: Observer, target, options) {
      observe.call(this, target, options);
      const { targets = [] } = observed.get(this) ?? {};
      observed.set(this, { kind, targets: [...targets.filter((other) => other !== target), target] });
    };
    prototype.disconnect = function (this: Observer) {
      disconnect.call(this);
      observed.delete(this);
    };
    if (!unobserve) continue;
    prototype.unobserve = function (this: Observer, target) {
      unobserve.call(this, target);
      const targets = (observed.get(this)?.targets ?? []).filter((other) => other !== target);
      if (targets.length > 0) observed.set(this, { kind, targets });
      else observed.delete(this);
    };
  }

  const page = window as unknown as Record<symbol, (() => string[])[]>;
  const KEY = Symbol.for('e2e.leaks');
  page[KEY] = [
    ...(page[KEY] ?? []),
    () => Array.from(observed.values(), ({ kind, targets }) => `${kind} of ${targets.length}`),
  ];
}
