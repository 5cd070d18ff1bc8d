import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, createQueue, enqueue, IDLE, type QueueState } from './queue';

/** A job comes, or the one that runs ends. */
const events = fc.array(fc.boolean(), { maxLength: 60 });

describe('the queue', () => {
  it('runs every job once, in the order they came, one at a time', () => {
    fc.assert(
      fc.property(events, (comes) => {
        let state: QueueState<number> = IDLE;
        let next = 0;
        const run: number[] = [];
        const note = () => {
          if (state.active !== null) run.push(state.active);
        };
        for (const isNew of comes) {
          const { active } = state;
          if (isNew) state = enqueue(state, next++);
          else if (active !== null) state = advance(state);
          if (state.active !== active) note();
        }
        while (state.active !== null) {
          state = advance(state);
          note();
        }
        expect(run).toEqual(Array.from({ length: next }, (_, index) => index));
        expect(state).toEqual(IDLE);
      }),
    );
  });

  it('never waits while nothing runs', () => {
    fc.assert(
      fc.property(events, (comes) => {
        let state: QueueState<number> = IDLE;
        for (const isNew of comes) {
          state = isNew ? enqueue(state, 1) : advance(state);
          expect(state.active === null && state.waiting.length > 0).toBe(false);
        }
      }),
    );
  });

  it('tells when it is idle, each time', async () => {
    const said: string[] = [];
    const queue = createQueue(() => said.push('idle'));
    const job = (name: string) => async () => {
      await Promise.resolve();
      said.push(name);
    };
    queue(job('a'));
    queue(job('b'));
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    queue(job('c'));
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(said).toEqual(['a', 'b', 'idle', 'c', 'idle']);
  });
});
