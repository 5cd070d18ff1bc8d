import { describe, expect, it, vi } from 'vitest';
import { createMountError, type MountError } from './errors';
import { createRegistry, createRegistryState, type Entry, settleEntry } from './registry';

interface Instance {
  id: string;
  instanceId: string;
  element: object | null;
  unmount(): void;
}

/** A registry, and the widget's own side of it. */
function setUp(onError: (error: unknown) => void = () => {}) {
  let entries: readonly Entry<Instance>[] = [];
  const state = createRegistryState<Instance>(() => entries, onError);
  const registry = createRegistry(() => state);
  const remove = (handle: Instance) => {
    entries = entries.filter((entry) => entry.handle !== handle);
  };
  const add = (id: string, instanceId: string, { name = 'form', element = {} as object | null } = {}) => {
    const handle: Instance = { id, instanceId, element, unmount: vi.fn(() => remove(handle)) };
    entries = [...entries, { handle, name }];
    return handle;
  };
  const settle = (handle: Instance, outcome: MountError | null) => {
    const entry = entries.find((other) => other.handle === handle);
    if (entry) settleEntry(state, entry, outcome);
  };
  return { registry, add, remove, settle };
}

const failure = createMountError('RENDER_FAILURE', 'cannot be drawn');

describe('looking up instances', () => {
  it('finds nothing where nothing is mounted', () => {
    const { registry } = setUp();
    expect(registry.all()).toEqual([]);
    expect(registry.get('a')).toBeUndefined();
    expect(registry.getByInstanceId('1')).toBeUndefined();
    expect(registry.getByElement({})).toBeUndefined();
    expect(() => registry.removeAll()).not.toThrow();
  });

  it('answers the newest instance of an id, and the one before once that is gone', () => {
    const { registry, add, remove } = setUp();
    const first = add('a', '1');
    const second = add('a', '2');
    add('b', '3');
    expect(registry.get('a')).toBe(second);
    remove(second);
    expect(registry.get('a')).toBe(first);
    remove(first);
    expect(registry.get('a')).toBeUndefined();
  });

  it('finds an instance by its own id and by its element', () => {
    const { registry, add } = setUp();
    const first = add('a', '1');
    const second = add('a', '2');
    expect(registry.getByInstanceId('1')).toBe(first);
    expect(registry.getByInstanceId('2')).toBe(second);
    expect(registry.getByElement(first.element ?? {})).toBe(first);
    expect(registry.getByElement({})).toBeUndefined();
  });

  it('tells apart several widgets on one element by their names', () => {
    const { registry, add } = setUp();
    const element = {};
    const sticky = add('s', '1', { name: 'sticky', element });
    const motion = add('m', '2', { name: 'motion', element });
    expect(registry.getByElement(element, 'sticky')).toBe(sticky);
    expect(registry.getByElement(element, 'motion')).toBe(motion);
    expect(registry.getByElement(element, 'form')).toBeUndefined();
    expect(registry.getByElement(element)).toBe(motion);
  });

  it('lists all instances in the order they were mounted, in a list of its own', () => {
    const { registry, add } = setUp();
    const handles = [add('a', '1'), add('b', '2', { element: null }), add('a', '3')];
    expect(registry.all()).toEqual(handles);
    (registry.all() as Instance[]).pop();
    expect(registry.all()).toEqual(handles);
  });
});

describe('removeAll', () => {
  it('unmounts every instance once, also while they take themselves out', () => {
    const { registry, add } = setUp();
    const handles = [add('a', '1'), add('b', '2'), add('c', '3')];
    registry.removeAll();
    for (const handle of handles) expect(handle.unmount).toHaveBeenCalledTimes(1);
    expect(registry.all()).toEqual([]);
  });
});

describe('onReady and onRenderError', () => {
  it('tell of what happens from now on', () => {
    const { registry, add, settle } = setUp();
    const onReady = vi.fn();
    const onRenderError = vi.fn();
    registry.onReady(onReady);
    registry.onRenderError(onRenderError);
    const good = add('a', '1');
    const bad = add('b', '2');
    expect(onReady).not.toHaveBeenCalled();
    settle(good, null);
    settle(bad, failure);
    expect(onReady.mock.calls).toEqual([[good]]);
    expect(onRenderError.mock.calls).toEqual([[bad, failure]]);
  });

  it('tell at once of what has already happened, in order', () => {
    const { registry, add, settle } = setUp();
    const first = add('a', '1');
    const bad = add('b', '2');
    const second = add('c', '3');
    add('d', '4');
    settle(second, null);
    settle(first, null);
    settle(bad, failure);
    const onReady = vi.fn();
    const onRenderError = vi.fn();
    registry.onReady(onReady);
    registry.onRenderError(onRenderError);
    expect(onReady.mock.calls).toEqual([[first], [second]]);
    expect(onRenderError.mock.calls).toEqual([[bad, failure]]);
  });

  it('tell a listener once of one event', () => {
    const { registry, add, settle } = setUp();
    const onReady = vi.fn();
    const handle = add('a', '1');
    settle(handle, null);
    registry.onReady(onReady);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('do not tell of instances that are gone', () => {
    const { registry, add, settle, remove } = setUp();
    const handle = add('a', '1');
    settle(handle, null);
    remove(handle);
    const onReady = vi.fn();
    registry.onReady(onReady);
    settle(handle, null);
    expect(onReady).not.toHaveBeenCalled();
  });

  it('tell nothing to a listener that was removed', () => {
    const { registry, add, settle } = setUp();
    const onReady = vi.fn();
    const onRenderError = vi.fn();
    registry.onReady(onReady)();
    registry.onRenderError(onRenderError)();
    settle(add('a', '1'), null);
    settle(add('b', '2'), failure);
    expect(onReady).not.toHaveBeenCalled();
    expect(onRenderError).not.toHaveBeenCalled();
  });

  it('report a listener that throws, about past events and about new ones, and go on', () => {
    const onError = vi.fn();
    const { registry, add, settle } = setUp(onError);
    settle(add('a', '1'), null);
    settle(add('b', '2'), null);
    const angry = vi.fn(() => {
      throw new Error('page code');
    });
    const calm = vi.fn();
    registry.onReady(angry);
    registry.onReady(calm);
    expect(angry).toHaveBeenCalledTimes(2);
    expect(calm).toHaveBeenCalledTimes(2);
    settle(add('c', '3'), null);
    expect(calm).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledTimes(3);
  });

  it('survive a listener that unmounts what it is told of', () => {
    const { registry, add, settle } = setUp();
    for (const handle of [add('a', '1'), add('b', '2')]) settle(handle, null);
    const told: string[] = [];
    registry.onReady((handle) => {
      told.push(handle.id);
      handle.unmount();
    });
    expect(told).toEqual(['a', 'b']);
    expect(registry.all()).toEqual([]);
  });
});
