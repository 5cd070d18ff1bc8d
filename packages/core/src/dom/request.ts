import { createMountError } from '../logic/errors';
import { parseJson } from '../logic/json';

/** An answer, whatever its status. */
export interface Answer {
  readonly status: number;
  /** Status 200 to 299. */
  readonly ok: boolean;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown;
}

/** A request, its time-out, and the same request if it was sent earlier. */
export interface RequestOptions extends Omit<RequestInit, 'signal'> {
  /** Milliseconds within which the whole answer must arrive. Default 30000. */
  readonly timeout?: number;
  /** Ends the request early. */
  readonly signal?: AbortSignal;
  /** The same request, sent earlier by the loader. */
  readonly early?: Promise<Response> | undefined;
}

/** Sends a request and reads the whole answer. Rejects with the code NETWORK, TIMEOUT or ABORTED if there is none. */
export async function request(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { timeout = 30_000, signal, early, ...init } = options;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;

  // An early answer, or a `fetch` that the page has replaced, does not know our signal: the race ends the wait.
  const stopped = new Promise<never>((_, reject) => {
    const abort = () => {
      // A request with `keepalive` must arrive even if nobody waits for its answer any more.
      isLeft = !!init.keepalive;
      reject('ABORTED');
    };
    timer = setTimeout(reject, timeout, 'TIMEOUT');
    signal?.addEventListener('abort', abort, { once: true, signal: controller.signal });
    if (signal?.aborted) abort();
  });

  const read = async (): Promise<Answer> => {
    const response = await (early ?? fetch(url, { ...init, signal: controller.signal }));
    const { status, ok, headers } = response;
    const text = await response.text();
    return { status, ok, headers, text, json: parseJson(text) };
  };

  try {
    return await Promise.race([read(), stopped]);
  } catch (error) {
    throw createMountError(typeof error === 'string' ? error : 'NETWORK', `no answer from ${url}`, error);
  } finally {
    clearTimeout(timer);
    if (!isLeft) controller.abort();
  }
}
