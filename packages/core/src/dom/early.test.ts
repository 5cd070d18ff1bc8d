import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { resetPage, settleMicrotasks } from '../testing/page';
import { fetchEarly, takeEarly } from './early';

beforeEach(resetPage);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer that is asked for early', () => {
  it('is asked for once, and can be taken once', async () => {
    const { calls } = fakeFetch();
    fetchEarly('/a');
    fetchEarly('/a');
    expect(calls).toHaveLength(1);
    const answer = takeEarly('/a');
    calls[0]?.answer('text');
    expect(await (await answer)?.text()).toBe('text');
    expect(takeEarly('/a')).toBeUndefined();
  });

  it.each([
    ['there is no fetch', undefined],
    [
      'it throws',
      () => {
        throw new Error('no fetch');
      },
    ],
    ['it answers nothing', () => {}],
  ])('throws nothing where %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    fetchEarly('/a');
    const answer = await takeEarly('/a')?.catch((error: Error) => error);
    expect(answer instanceof Response).toBe(false);
  });

  it('is not there for another address', () => {
    fakeFetch();
    fetchEarly('/a');
    expect(takeEarly('/b')).toBeUndefined();
  });

  it('can be asked for again after it was taken', () => {
    const { calls } = fakeFetch();
    fetchEarly('/a');
    void takeEarly('/a');
    fetchEarly('/a');
    expect(calls).toHaveLength(2);
  });

  it('may fail without anybody looking at it', async () => {
    const { calls } = fakeFetch();
    fetchEarly('/a');
    calls[0]?.fail(new TypeError('offline'));
    await settleMicrotasks();
    await expect(takeEarly('/a')).rejects.toThrow('offline');
  });
});
