import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleMicrotasks } from '../../../core/src/testing/page';
import { loadChunk } from './load-chunk';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('loadChunk', () => {
  it('answers what the chunk exports, and leaves no timer', async () => {
    expect(await loadChunk<{ a: number }>('data:text/javascript,export const a = 1')).toMatchObject({ a: 1 });
    await settleMicrotasks();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['data:text/javascript,throw new Error("broken")', 'data:text/javascript,%7B', 'data:text/html,page'])(
    'rejects with the code CHUNK_FAILED and the cause for %s, and leaves no timer',
    async (address) => {
      const error = await loadChunk(address).catch((failure: Error) => failure);
      expect(error).toMatchObject({ code: 'CHUNK_FAILED', message: expect.stringContaining(address) });
      expect((error as Error).cause).toBeInstanceOf(Error);
      await settleMicrotasks();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('loads a chunk once for all who ask, and again after a failure', async () => {
    const address = 'data:text/javascript,throw 1';
    const lost = loadChunk(address);
    expect(loadChunk(address)).toBe(lost);
    await expect(lost).rejects.toMatchObject({ code: 'CHUNK_FAILED' });
    const again = loadChunk(address);
    expect(again).not.toBe(lost);
    await expect(again).rejects.toMatchObject({ code: 'CHUNK_FAILED' });
  });

  it('rejects where the chunk has not arrived after 120 seconds', async () => {
    const address = 'data:text/javascript,await new Promise(() => {})';
    const outcome = loadChunk(address).then(
      () => 'there',
      (error: unknown) => error,
    );
    expect(await Promise.race([outcome, vi.advanceTimersByTimeAsync(119_999).then(() => 'waiting')])).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(await outcome).toMatchObject({ code: 'CHUNK_FAILED', message: expect.stringContaining(address) });
  });
});
