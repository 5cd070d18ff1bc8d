import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retry } from './retry';

/** A call that fails so many times before it answers, and a clock on which each pause is over at once. */
function setUp(failures: number) {
  const pauses: number[] = [];
  const errors: Error[] = [];
  let calls = 0;
  const run = async () => {
    calls++;
    if (calls > failures) return 'answer';
    errors.push(new Error(`failure ${calls}`));
    throw errors[calls - 1];
  };
  const clock = {
    after(ms: number, next: () => void) {
      pauses.push(ms);
      next();
      return () => {};
    },
  };
  return { run, clock, pauses, errors, calls: () => calls };
}

describe('retry', () => {
  it('answers at once where the first try is good', async () => {
    const { run, clock, pauses, calls } = setUp(0);
    expect(await retry(run, { attempts: 3, delay: 500, clock })).toBe('answer');
    expect([calls(), pauses]).toEqual([1, []]);
  });

  it('doubles the pause before each further try', async () => {
    const { run, clock, pauses } = setUp(4);
    expect(await retry(run, { attempts: 5, delay: 500, clock })).toBe('answer');
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
  });

  it('rejects with the last failure, and waits no more after it', async () => {
    const { run, clock, pauses, errors } = setUp(9);
    const failure = await retry(run, { attempts: 3, delay: 10, clock }).catch((error: unknown) => error);
    expect(failure).toBe(errors[2]);
    expect(errors).toHaveLength(3);
    expect(pauses).toEqual([10, 20]);
  });

  it('tries once where it is to be tried once or less', async () => {
    for (const attempts of [1, 0, -1]) {
      const { run, clock, pauses, calls } = setUp(9);
      await expect(retry(run, { attempts, delay: 10, clock })).rejects.toThrow('failure 1');
      expect([calls(), pauses]).toEqual([1, []]);
    }
  });

  it('does not repeat what will fail again, and asks of each failure', async () => {
    const { run, clock, calls } = setUp(9);
    const asked: unknown[] = [];
    const isWorthRepeating = (error: unknown) => asked.push(error) < 2;
    await expect(retry(run, { attempts: 5, delay: 10, clock, isWorthRepeating })).rejects.toThrow('failure 2');
    expect(calls()).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('tries again only when the pause is over', async () => {
    const { run, calls } = setUp(1);
    let goOn = () => {};
    const started = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isOver = () => {};
    const clock = {
      after(_: number, next: () => void) {
        isOver = next;
        goOn();
        return () => {};
      },
    };
    const outcome = retry(run, { attempts: 2, delay: 10, clock });
    await started;
    expect(calls()).toBe(1);
    isOver();
    expect(await outcome).toBe('answer');
  });

  it('tries as often as is needed and allowed, and pauses once less', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), fc.nat(10), async (attempts, failures) => {
        const { run, clock, pauses, calls } = setUp(failures);
        const isGood = await retry(run, { attempts, delay: 1, clock }).then(
          () => true,
          () => false,
        );
        expect(isGood).toBe(failures < attempts);
        expect(calls()).toBe(Math.min(attempts, failures + 1));
        expect(pauses).toEqual(Array.from({ length: calls() - 1 }, (_, place) => 2 ** place));
      }),
    );
  });
});
