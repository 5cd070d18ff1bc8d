import { vi } from 'vitest';

/** One request that was sent, and how to answer it. */
export interface FetchCall {
  readonly url: string;
  readonly init: RequestInit;
  /** Objects are answered as JSON. */
  answer(body: unknown, status?: number): void;
  fail(cause: unknown): void;
}

/**
 * Puts a `fetch` into the page that the test answers. Calls to an address like `unheard` are never answered, nor are
 * counters: their addresses are listed separately.
 */
export function fakeFetch(unheard?: RegExp) {
  const calls: FetchCall[] = [];
  const beacons: string[] = [];
  let tell = () => {};

  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const isBeacon = url.includes('/counters.gif');
        if (isBeacon) beacons.push(url);
        if (isBeacon || unheard?.test(url)) return;
        calls.push({
          url,
          init,
          answer: (body, status = 200) =>
            resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
          fail: reject,
        });
        tell();
      }),
  );

  /** The call with this number, the first being 0, as soon as it is sent. */
  const call = async (index: number): Promise<FetchCall> => {
    for (;;) {
      const found = calls[index];
      if (found) return found;
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    }
  };
  return { calls, call, beacons };
}
