import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue } from './queue';

/** A job comes, or the one that runs ends. */
const events = fc.array(fc.boolean(), { maxLength: 60 });

/** Lets what has been promised happen. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('the queue', () => {
  it('runs every job once, in the order they came, one at a time, and waits only while one runs', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (comes) => {
        let idles = 0;
        let next = 0;
        const run: number[] = [];
        const ended: number[] = [];
        const open: (() => void)[] = [];
        const queue = createQueue(() => idles++);
        const end = async () => {
          open.shift()?.();
          await settle();
        };
        for (const isNew of comes) {
          const name = next;
          if (isNew) {
            next++;
            queue(async () => {
              run.push(name);
              await new Promise<void>((resolve) => open.push(resolve));
              ended.push(name);
            });
          } else await end();
          expect(open.length).toBe(ended.length < next ? 1 : 0);
          expect(run).toHaveLength(ended.length + open.length);
        }
        while (open[0]) await end();
        expect([run, ended]).toEqual([Array.from({ length: next }, (_, index) => index), run]);
        expect(idles > 0).toBe(next > 0);
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
    await settle();
    queue(job('c'));
    await settle();
    expect(said).toEqual(['a', 'b', 'idle', 'c', 'idle']);
  });
});
