import { guard } from '@mountkit/core';

type Callback = (...args: readonly unknown[]) => unknown;

/** A function of the page, and when it is called: low priorities first, equal ones in the order in which they were added. */
interface Hook {
  readonly callback: Callback;
  readonly priority: number;
  readonly context: unknown;
}

/** The builder's register of hooks, as scripts of pages call it. */
export interface Hooks {
  addAction(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
  removeAction(name: string, callback?: Callback): Hooks;
  doAction(name: string, ...args: readonly unknown[]): Hooks;
  addFilter(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
  removeFilter(name: string, callback?: Callback): Hooks;
  applyFilters(name: string, value: unknown, ...args: readonly unknown[]): unknown;
}

/** Functions by name, in the order of their priorities. */
function createRegister(report: (error: unknown) => void) {
  const hooks = new Map<string, readonly Hook[]>();
  return {
    add(name: string, { callback, priority, context }: Hook) {
      const all = [...(hooks.get(name) ?? []), { callback, priority, context }];
      hooks.set(
        name,
        all.sort((one, other) => one.priority - other.priority),
      );
    },
    remove(name: string, callback?: Callback) {
      hooks.set(name, callback ? (hooks.get(name) ?? []).filter((hook) => hook.callback !== callback) : []);
    },
    /** Calls each with what the one before has made; one that throws is reported, and changes nothing. */
    fold(name: string, first: unknown, call: (hook: Hook, value: unknown) => unknown): unknown {
      let value = first;
      for (const hook of hooks.get(name) ?? []) {
        guard(() => {
          value = call(hook, value);
        }, report);
      }
      return value;
    },
  };
}

/** Creates an empty register; `report` is told what a function of the page throws. */
export function createHooks(report: (error: unknown) => void): Hooks {
  const actions = createRegister(report);
  const filters = createRegister(report);
  const hooks: Hooks = {
    addAction(name, callback, priority = 10, context = window) {
      actions.add(name, { callback, priority, context });
      return hooks;
    },
    removeAction(name, callback) {
      actions.remove(name, callback);
      return hooks;
    },
    doAction(name, ...args) {
      actions.fold(name, undefined, ({ callback, context }) => void callback.apply(context, [...args]));
      return hooks;
    },
    addFilter(name, callback, priority = 10, context = window) {
      filters.add(name, { callback, priority, context });
      return hooks;
    },
    removeFilter(name, callback) {
      filters.remove(name, callback);
      return hooks;
    },
    applyFilters: (name, value, ...args) =>
      filters.fold(name, value, ({ callback, context }, before) => callback.apply(context, [before, ...args])),
  };
  return hooks;
}
