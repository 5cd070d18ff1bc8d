import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter';

interface Events {
  open: { id: string };
  close: number;
}

const unexpected = (error: unknown) => {
  throw error;
};

describe('createEmitter', () => {
  it('calls the listeners of a name in the order they came, with the detail', () => {
    const heard: string[] = [];
    const { on, emit } = createEmitter<Events>(unexpected);
    on('open', ({ id }) => heard.push(`first ${id}`));
    on('open', ({ id }) => heard.push(`second ${id}`));
    emit('open', { id: 'a' });
    emit('open', { id: 'b' });
    expect(heard).toEqual(['first a', 'second a', 'first b', 'second b']);
  });

  it('does not call listeners of another name', () => {
    const listener = vi.fn();
    const { on, emit } = createEmitter<Events>(unexpected);
    on('open', listener);
    emit('close', 1);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does nothing where nobody listens', () => {
    const { emit } = createEmitter<Events>(unexpected);
    expect(() => emit('close', 1)).not.toThrow();
  });

  it('does not call a listener that was removed, and removes it only once', () => {
    const listener = vi.fn();
    const { on, emit } = createEmitter<Events>(unexpected);
    const off = on('close', listener);
    off();
    off();
    emit('close', 1);
    expect(listener).not.toHaveBeenCalled();
  });

  it('calls, and removes, a function that was added twice as two listeners', () => {
    const listener = vi.fn();
    const { on, emit } = createEmitter<Events>(unexpected);
    const off = on('close', listener);
    on('close', listener);
    emit('close', 1);
    expect(listener).toHaveBeenCalledTimes(2);
    off();
    off();
    emit('close', 2);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('tells of a listener that throws, with the name, and calls the others', () => {
    const onError = vi.fn();
    const after = vi.fn();
    const failure = new Error('page code');
    const { on, emit } = createEmitter<Events>(onError);
    on('close', () => {
      throw failure;
    });
    on('close', after);
    expect(() => emit('close', 7)).not.toThrow();
    expect(onError.mock.calls).toEqual([[failure, 'close']]);
    expect(after.mock.calls).toEqual([[7]]);
  });

  it('calls the rest when a listener removes itself while it is called', () => {
    const heard: string[] = [];
    const { on, emit } = createEmitter<Events>(unexpected);
    const off = on('close', () => {
      heard.push('once');
      off();
    });
    on('close', () => heard.push('always'));
    emit('close', 1);
    emit('close', 2);
    expect(heard).toEqual(['once', 'always', 'always']);
  });

  it('does not call a listener any more that another one has just removed', () => {
    const second = vi.fn();
    const { on, emit } = createEmitter<Events>(unexpected);
    on('close', () => offSecond());
    const offSecond = on('close', second);
    emit('close', 1);
    expect(second).not.toHaveBeenCalled();
  });

  it('calls a listener that is added while emitting from the next event on', () => {
    const late = vi.fn();
    const { on, emit } = createEmitter<Events>(unexpected);
    const off = on('close', () => {
      on('close', late);
      off();
    });
    emit('close', 1);
    expect(late).not.toHaveBeenCalled();
    emit('close', 2);
    expect(late.mock.calls).toEqual([[2]]);
  });

  it('calls nobody after it was cleared, not even in the middle of an event', () => {
    const second = vi.fn();
    const { on, emit, clear } = createEmitter<Events>(unexpected);
    on('close', () => clear());
    on('close', second);
    emit('close', 1);
    emit('close', 2);
    expect(second).not.toHaveBeenCalled();
  });

  it('takes new listeners after it was cleared', () => {
    const listener = vi.fn();
    const { on, emit, clear } = createEmitter<Events>(unexpected);
    clear();
    on('close', listener);
    emit('close', 1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('can emit from inside a listener', () => {
    const heard: string[] = [];
    const { on, emit } = createEmitter<Events>(unexpected);
    on('open', ({ id }) => {
      heard.push(id);
      emit('close', 1);
    });
    on('close', () => heard.push('closed'));
    emit('open', { id: 'a' });
    expect(heard).toEqual(['a', 'closed']);
  });

  it('keeps exactly the listeners that were added and not removed, in any sequence of calls', () => {
    const name = fc.constantFrom('open' as const, 'close' as const);
    const step = fc.oneof(
      fc.record({ do: fc.constant('on' as const), name, throws: fc.boolean() }),
      fc.record({ do: fc.constant('off' as const), which: fc.nat(12) }),
      fc.record({ do: fc.constant('emit' as const), name }),
      fc.record({ do: fc.constant('clear' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let errors = 0;
        const emitter = createEmitter<{ open: number; close: number }>(() => {
          errors++;
        });
        const model: { id: number; name: string; throws: boolean; on: boolean }[] = [];
        const offs: (() => void)[] = [];
        const heard: number[] = [];
        for (const now of steps) {
          if (now.do === 'on') {
            const entry = { id: model.length, name: now.name, throws: now.throws, on: true };
            model.push(entry);
            offs.push(
              emitter.on(now.name, () => {
                heard.push(entry.id);
                if (entry.throws) throw new Error('page code');
              }),
            );
          } else if (now.do === 'off') {
            offs[now.which]?.();
            const entry = model[now.which];
            if (entry) entry.on = false;
          } else if (now.do === 'clear') {
            emitter.clear();
            for (const entry of model) entry.on = false;
          } else {
            heard.length = 0;
            errors = 0;
            emitter.emit(now.name, 1);
            const expected = model.filter((entry) => entry.on && entry.name === now.name);
            expect(heard).toEqual(expected.map(({ id }) => id));
            expect(errors).toBe(expected.filter(({ throws }) => throws).length);
          }
        }
      }),
    );
  });
});
