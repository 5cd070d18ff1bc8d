import { guard } from '@mountkit/core';

type Listener = (...args: readonly unknown[]) => unknown;

/** The events of the builder's object, as scripts of pages use them. */
export interface Events {
  on(name: string | Readonly<Record<string, Listener>>, listener?: Listener): void;
  once(name: string, listener: Listener): void;
  off(name: string, listener?: Listener): void;
  trigger(name: string, ...args: readonly unknown[]): void;
}

/** Creates events without listeners; `report` is told what a listener throws. */
export function createEvents(report: (error: unknown) => void): Events {
  const listeners = new Map<string, readonly Listener[]>();
  const of = (name: string) => listeners.get(name) ?? [];
  const on = (name: string, listener: Listener) => void listeners.set(name, [...of(name), listener]);
  const off = (name: string, listener?: Listener) =>
    void listeners.set(name, listener ? of(name).filter((other) => other !== listener) : []);
  return {
    on(name, listener) {
      if (typeof name !== 'string') for (const [key, each] of Object.entries(name)) on(key, each);
      else if (listener) for (const key of name.split(' ')) on(key, listener);
    },
    once(name, listener) {
      const first: Listener = (...args) => {
        off(name, first);
        return listener(...args);
      };
      on(name, first);
    },
    off,
    trigger(name, ...args) {
      for (const listener of of(name)) guard(() => listener(...args), report);
    },
  };
}
