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
});
