import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKept } from './kept-lists';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const signal = new AbortController().signal;

function open() {
  const kept = createKept<string>();
  const fetch = vi.fn(async () => `answer ${fetch.mock.calls.length}`);
  const get = (url: string, more: { fresh?: boolean; signal?: AbortSignal } = {}) =>
    kept.get({ url, signal, ...more }, fetch);
  return { kept, fetch, get };
}

it('fetches a list once, for everyone who needs it meanwhile too', async () => {
  const { fetch, get } = open();
  expect(await Promise.all([get('/a'), get('/a')])).toEqual(['answer 1', 'answer 1']);
  expect(await get('/b')).toBe('answer 2');
  expect(await get('/a')).toBe('answer 1');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('fetches it again if that is asked for, and keeps the new one', async () => {
  const { get } = open();
  await get('/a');
  expect(await get('/a', { fresh: true })).toBe('answer 2');
  expect(await get('/a')).toBe('answer 2');
});

it('fetches it again after five minutes', async () => {
  const { get } = open();
  await get('/a');
  vi.advanceTimersByTime(299_999);
  expect(await get('/a')).toBe('answer 1');
  vi.advanceTimersByTime(1);
  expect(await get('/a')).toBe('answer 2');
});

it('keeps the newest twenty', async () => {
  const { get } = open();
  for (let page = 0; page <= 20; page++) await get(`/${page}`);
  expect(await get('/1')).toBe('answer 2');
  expect(await get('/0')).toBe('answer 22');
});

it('does not keep one that could not be fetched', async () => {
  const { fetch, get } = open();
  const lost = new Error('offline');
  fetch.mockRejectedValueOnce(lost);
  await expect(get('/a')).rejects.toBe(lost);
  expect(await get('/a')).toBe('answer 2');
});

it('does not keep one whose request is aborted, but one that was there before', async () => {
  const { fetch, get } = open();
  const controller = new AbortController();
  fetch.mockReturnValueOnce(new Promise(() => {}));
  void get('/a', { signal: controller.signal });
  const done = await get('/b', { signal: controller.signal });
  await Promise.resolve();
  controller.abort();
  expect(await get('/b')).toBe(done);
  expect(await get('/a')).toBe('answer 3');
});

it('keeps the newer of two when the older is aborted', async () => {
  const { fetch, get } = open();
  const controller = new AbortController();
  fetch.mockReturnValueOnce(new Promise(() => {}));
  void get('/a', { signal: controller.signal });
  const newer = await get('/a', { fresh: true });
  controller.abort();
  expect(await get('/a')).toBe(newer);
  expect(fetch).toHaveBeenCalledTimes(2);
});
