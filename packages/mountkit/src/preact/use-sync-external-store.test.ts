// @vitest-environment jsdom
import { createElement } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoot } from './react-dom-client';
import { useSyncExternalStore } from './use-sync-external-store';

/** A value that can be subscribed to. */
function createStore(value: number) {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: number) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => listeners.size,
  };
}

type Store = ReturnType<typeof createStore>;

const drawn = vi.fn();

function Reader({
  stores,
  select = (value: number) => value,
}: {
  stores: Store[];
  select?: (value: number) => number;
}) {
  drawn();
  const values = stores.map(({ subscribe, get }) => useSyncExternalStore(subscribe, () => select(get())));
  return createElement('p', null, values.join(' '));
}

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  drawn.mockClear();
  container = document.createElement('div');
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
});

describe('useSyncExternalStore', () => {
  it('draws the value, and draws again when it changes', async () => {
    const store = createStore(1);
    root.render(createElement(Reader, { stores: [store] }));
    expect(container.textContent).toBe('1');
    store.set(2);
    await vi.waitFor(() => expect(container.textContent).toBe('2'));
  });

  it('does not draw again where what it reads has not changed', async () => {
    const store = createStore(2);
    root.render(createElement(Reader, { stores: [store], select: (value) => value % 2 }));
    store.set(4);
    await Promise.resolve();
    await Promise.resolve();
    expect(drawn).toHaveBeenCalledTimes(1);
    store.set(5);
    await vi.waitFor(() => expect(container.textContent).toBe('1'));
  });

  it('keeps several subscriptions of one component apart', async () => {
    const [one, two] = [createStore(1), createStore(2)];
    root.render(createElement(Reader, { stores: [one, two] }));
    two.set(3);
    await vi.waitFor(() => expect(container.textContent).toBe('1 3'));
    one.set(4);
    await vi.waitFor(() => expect(container.textContent).toBe('4 3'));
    expect([one.count(), two.count()]).toEqual([1, 1]);
  });

  it('follows another store when it is given one', async () => {
    const [one, two] = [createStore(1), createStore(2)];
    root.render(createElement(Reader, { stores: [one] }));
    root.render(createElement(Reader, { stores: [two] }));
    expect(container.textContent).toBe('2');
    expect([one.count(), two.count()]).toEqual([0, 1]);
    two.set(5);
    await vi.waitFor(() => expect(container.textContent).toBe('5'));
  });

  it('ends its subscriptions when the component is gone', () => {
    const store = createStore(1);
    root.render(createElement(Reader, { stores: [store] }));
    expect(store.count()).toBe(1);
    root.unmount();
    expect(store.count()).toBe(0);
    expect(container.childNodes).toHaveLength(0);
  });

  it('cannot be called outside of a component before one was drawn', async () => {
    vi.resetModules();
    const fresh = await import('./use-sync-external-store');
    expect(() =>
      fresh.useSyncExternalStore(
        () => () => {},
        () => 1,
      ),
    ).toThrow(TypeError);
  });
});
