import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createDisposer } from './disposer';

const unexpected = (error: unknown) => {
  throw error;
};

describe('createDisposer', () => {
  it('undoes what was added, the newest first', () => {
    const undone: string[] = [];
    const scope = createDisposer(unexpected);
    for (const name of ['listener', 'timer', 'node']) scope.add(() => undone.push(name));
    expect(undone).toEqual([]);
    scope();
    expect(undone).toEqual(['node', 'timer', 'listener']);
  });

  it('undoes each effect once, however often it is disposed', () => {
    const undo = vi.fn();
    const scope = createDisposer(unexpected);
    scope.add(undo);
    scope();
    scope();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('does nothing where nothing was added', () => {
    expect(createDisposer(unexpected)).not.toThrow();
  });

  it('undoes one effect early and does not undo it again', () => {
    const early = vi.fn();
    const late = vi.fn();
    const scope = createDisposer(unexpected);
    const undoEarly = scope.add(early);
    scope.add(late);
    undoEarly();
    expect(early).toHaveBeenCalledTimes(1);
    expect(late).not.toHaveBeenCalled();
    undoEarly();
    scope();
    expect(early).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('undoes at once what is added after it was disposed', () => {
    const undo = vi.fn();
    const scope = createDisposer(unexpected);
    scope();
    const again = scope.add(undo);
    expect(undo).toHaveBeenCalledTimes(1);
    again();
    scope();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('undoes at once what is added while it is being disposed', () => {
    const undone: string[] = [];
    const scope = createDisposer(unexpected);
    scope.add(() => undone.push('first'));
    scope.add(() => {
      undone.push('second');
      scope.add(() => undone.push('added meanwhile'));
    });
    scope();
    expect(undone).toEqual(['second', 'added meanwhile', 'first']);
  });

  it('tells of an effect that fails to undo and still undoes the others', () => {
    const onError = vi.fn();
    const first = vi.fn();
    const last = vi.fn();
    const failure = new Error('gone already');
    const scope = createDisposer(onError);
    scope.add(first);
    scope.add(() => {
      throw failure;
    });
    scope.add(last);
    scope();
    expect(first).toHaveBeenCalledTimes(1);
    expect(last).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  it('tells of an effect that fails when it is undone early', () => {
    const onError = vi.fn();
    const undo = createDisposer(onError).add(() => {
      throw new Error('gone already');
    });
    expect(undo).not.toThrow();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('lets an effect undo another one before its turn', () => {
    const undone: string[] = [];
    const scope = createDisposer(unexpected);
    const undoFirst = scope.add(() => undone.push('first'));
    scope.add(() => {
      undone.push('second');
      undoFirst();
    });
    scope();
    expect(undone).toEqual(['second', 'first']);
  });

  it('undoes every effect exactly once and no effect before its time, in any sequence of calls', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), throws: fc.boolean() }),
      fc.record({ do: fc.constant('undo' as const), which: fc.nat(20) }),
      fc.record({ do: fc.constant('dispose' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const counts: number[] = [];
        const expected: number[] = [];
        const undos: (() => void)[] = [];
        let errors = 0;
        let throwing = 0;
        let disposed = false;
        const scope = createDisposer(() => {
          errors++;
        });
        for (const now of steps) {
          if (now.do === 'add') {
            const place = counts.push(0) - 1;
            expected.push(disposed ? 1 : 0);
            if (now.throws) throwing++;
            undos.push(
              scope.add(() => {
                counts[place] = (counts[place] ?? 0) + 1;
                if (now.throws) throw new Error('fails');
              }),
            );
          } else if (now.do === 'undo') {
            undos[now.which]?.();
            if (now.which < expected.length) expected[now.which] = 1;
          } else {
            scope();
            disposed = true;
            expected.fill(1);
          }
          expect(counts).toEqual(expected);
        }
        scope();
        expect(counts.every((count) => count === 1)).toBe(true);
        expect(errors).toBe(throwing);
      }),
    );
  });
});
