/** Listeners and timers that are left in a page. */
export interface LeakCount {
  /** Listeners on the window, the document and elements in it. */
  readonly listeners: () => readonly string[];
  /** Timers that are still running. */
  readonly timers: () => readonly string[];
  readonly stop: () => void;
}

type Listen = typeof EventTarget.prototype.addEventListener;

/** Counts listeners and timers that are added from now on. */
export function countLeaks(): LeakCount {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const { setTimeout: start, clearTimeout: end } = globalThis;
  const added: { target: EventTarget; name: string; listener: unknown }[] = [];
  /** Timer to the place where it was started. */
  const pending = new Map<unknown, string>();

  EventTarget.prototype.addEventListener = function add(
    this: EventTarget | undefined,
    ...parameters: Parameters<Listen>
  ) {
    const target = this ?? window;
    const [name, listener, options] = parameters;
    const signal = typeof options === 'object' ? options.signal : undefined;
    const entry = { target, name, listener };
    added.push(entry);
    if (signal) addEventListener.call(signal, 'abort', () => added.splice(added.indexOf(entry), 1));
    return addEventListener.call(target, ...parameters);
  };
  EventTarget.prototype.removeEventListener = function remove(
    this: EventTarget | undefined,
    ...parameters: Parameters<Listen>
  ) {
    const target = this ?? window;
    const [name, listener] = parameters;
    const index = added.findIndex(
      (entry) => entry.target === target && entry.name === name && entry.listener === listener,
    );
    if (index >= 0) added.splice(index, 1);
    return removeEventListener.call(target, ...parameters);
  };
  const count = (run: () => void, ms?: number) => {
    const id: unknown = start(() => {
      pending.delete(id);
      run();
    }, ms);
    const [, , caller = ''] = `${new Error().stack}`.split('\n');
    // jsdom has timers of its own, for messages and selections.
    if (!caller.includes('/jsdom/')) pending.set(id, `${ms} ms, ${caller.trim()}`);
    return id;
  };
  globalThis.setTimeout = count as typeof setTimeout;
  globalThis.clearTimeout = ((id: never) => {
    pending.delete(id);
    end(id);
  }) as typeof clearTimeout;

  const outlives = (target: EventTarget) => target === window || (target instanceof Node && target.isConnected);
  return {
    listeners: () => added.filter(({ target }) => outlives(target)).map(({ target, name }) => `${target}: ${name}`),
    timers: () => [...pending.values()],
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      Object.assign(globalThis, { setTimeout: start, clearTimeout: end });
    },
  };
}
