import { describe, expect, it } from 'vitest';
import { gather } from './gather';

describe('gather', () => {
  it('asks at once what comes alone, and together what comes meanwhile', async () => {
    const asked: (readonly number[])[] = [];
    const double = gather(async (numbers: readonly number[]) => {
      asked.push(numbers);
      await Promise.resolve();
      return numbers.map((each) => each * 2);
    });
    expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(asked).toEqual([[1], [2, 3], [4]]);
  });

  it('fails those who asked together, and answers the next', async () => {
    let isBroken = true;
    const echo = gather(async (texts: readonly string[]) => {
      if (isBroken) throw new Error('gone');
      return texts;
    });
    await expect(echo('a')).rejects.toThrow('gone');
    isBroken = false;
    expect(await echo('b')).toBe('b');
  });

  it('asks what is not chosen when those under way are answered', async () => {
    const asked: (readonly number[])[] = [];
    let isBusy = false;
    const echo = gather(
      async (numbers: readonly number[]) => {
        asked.push(numbers);
        isBusy = true;
        await new Promise(setImmediate);
        isBusy = false;
        return numbers;
      },
      { choose: (waiting) => (isBusy ? [] : waiting), atOnce: 4 },
    );
    expect(await Promise.all([1, 2, 3].map(echo))).toEqual([1, 2, 3]);
    expect(asked).toEqual([[1], [2, 3]]);
  });

  it('asks what is chosen, the rest after that, and several times at once where it may', async () => {
    const asked: (readonly number[])[] = [];
    const ends: (() => void)[] = [];
    const echo = gather(
      async (numbers: readonly number[]) => {
        asked.push(numbers);
        await new Promise<void>((resolve) => ends.push(resolve));
        return numbers;
      },
      { choose: (waiting) => waiting.filter((each) => each % 2 === (waiting[0] ?? 0) % 2), atOnce: 2 },
    );
    const answers = Promise.all([1, 2, 3, 4, 5].map(echo));
    expect(asked).toEqual([[1], [2]]);
    for (let count = 0; count < 4; count += 1) {
      ends.shift()?.();
      await Promise.resolve();
      await new Promise(setImmediate);
    }
    expect(await answers).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([[1], [2], [3, 5], [4]]);
  });
});
