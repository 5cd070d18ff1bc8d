import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { request } from './request';

const URL = 'https://example.com/x';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('request', () => {
  it('answers status, text and JSON', async () => {
    const { calls } = fakeFetch();
    const answer = request(URL);
    calls[0]?.answer({ a: 1 }, 201);
    expect(await answer).toMatchObject({ status: 201, ok: true, text: '{"a":1}', json: { a: 1 } });
  });

  it('answers, and does not reject, where the status is bad or the body is no JSON', async () => {
    const { calls } = fakeFetch();
    const answer = request(URL);
    calls[0]?.answer('<html>', 502);
    expect(await answer).toMatchObject({ status: 502, ok: false, text: '<html>', json: undefined });
  });

  it('passes on how it is to be sent', async () => {
    const { calls } = fakeFetch();
    const answer = request(URL, { method: 'POST', body: 'text', keepalive: true, headers: { a: 'b' }, timeout: 5 });
    calls[0]?.answer('');
    await answer;
    expect(calls[0]).toMatchObject({
      url: URL,
      init: { method: 'POST', body: 'text', keepalive: true, headers: { a: 'b' } },
    });
    expect(calls[0]?.init).not.toHaveProperty('timeout');
  });

  it('rejects with NETWORK and the cause where no answer comes', async () => {
    const { calls } = fakeFetch();
    const answer = request(URL);
    const cause = new TypeError('offline');
    calls[0]?.fail(cause);
    await expect(answer).rejects.toMatchObject({ code: 'NETWORK', message: `no answer from ${URL}`, cause });
  });

  it('rejects with NETWORK where fetch itself throws', async () => {
    vi.stubGlobal('fetch', () => {
      throw new TypeError('blocked');
    });
    await expect(request(URL)).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('rejects with NETWORK where the body is cut off', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        controller.error(new TypeError('cut off'));
      },
    });
    vi.stubGlobal('fetch', async () => new Response(cut));
    await expect(request(URL)).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('rejects with TIMEOUT after 30 s, and lets go of the request', async () => {
    const { calls } = fakeFetch();
    const answer = request(URL);
    const outcome = expect(answer).rejects.toMatchObject({ code: 'TIMEOUT' });
    vi.advanceTimersByTime(29_999);
    expect(calls[0]?.init.signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    await outcome;
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('rejects with TIMEOUT after the time that is asked for, also while the body is read', async () => {
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream({})));
    const outcome = expect(request(URL, { timeout: 200 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(200);
    await outcome;
  });

  it('rejects with TIMEOUT also where the page has put a fetch that ignores signals', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const outcome = expect(request(URL)).rejects.toMatchObject({ code: 'TIMEOUT' });
    vi.advanceTimersByTime(30_000);
    await outcome;
  });

  it('rejects with ABORTED when it is ended, and lets go of the request', async () => {
    const { calls } = fakeFetch();
    const abort = new AbortController();
    const outcome = expect(request(URL, { signal: abort.signal })).rejects.toMatchObject({ code: 'ABORTED' });
    abort.abort();
    await outcome;
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('rejects with ABORTED where it was ended before it began', async () => {
    fakeFetch();
    const abort = new AbortController();
    abort.abort();
    await expect(request(URL, { signal: abort.signal })).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('stops waiting for a request that shall outlive the page, but does not end it', async () => {
    const { calls } = fakeFetch();
    const abort = new AbortController();
    const outcome = expect(request(URL, { signal: abort.signal, keepalive: true })).rejects.toMatchObject({
      code: 'ABORTED',
    });
    abort.abort();
    await outcome;
    expect(calls[0]?.init.signal?.aborted).toBe(false);
  });

  it('ends also a request that shall outlive the page when its time is over', async () => {
    const { calls } = fakeFetch();
    const outcome = expect(request(URL, { keepalive: true })).rejects.toMatchObject({ code: 'TIMEOUT' });
    vi.advanceTimersByTime(30_000);
    await outcome;
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('takes an answer that is already on its way and asks for none', async () => {
    const { calls } = fakeFetch();
    const answer = request(URL, { early: Promise.resolve(new Response('early')) });
    expect((await answer).text).toBe('early');
    expect(calls).toEqual([]);
  });

  it('rejects where the early answer fails, is late, or is not waited for any more', async () => {
    await expect(request(URL, { early: Promise.reject(new TypeError('offline')) })).rejects.toMatchObject({
      code: 'NETWORK',
    });
    const never = new Promise<Response>(() => {});
    const late = expect(request(URL, { early: never })).rejects.toMatchObject({ code: 'TIMEOUT' });
    vi.advanceTimersByTime(30_000);
    await late;
    const abort = new AbortController();
    const ended = expect(request(URL, { early: never, signal: abort.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    });
    abort.abort();
    await ended;
  });

  it('leaves no timer and no listener behind, however it ends', async () => {
    const { calls } = fakeFetch();
    const abort = new AbortController();
    const removed = vi.spyOn(abort.signal, 'removeEventListener');
    const good = request(URL, { signal: abort.signal });
    const bad = request(URL, { signal: abort.signal });
    calls[0]?.answer('');
    calls[1]?.fail(new TypeError('offline'));
    await Promise.allSettled([good, bad]);
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledTimes(2);
  });
});
