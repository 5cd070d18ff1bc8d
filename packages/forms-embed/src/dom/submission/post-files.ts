import { browserClock, type Disposer, listen, parseJson } from '@mountkit/core';
import type { SendOptions } from '../../form/form-model';
import type { SentBytes } from '../../logic/files/upload-progress';

/** A line on which nothing has moved for so long is dead. Milliseconds. */
const SILENCE = 30_000;
/** What a server may need for its answer once it has everything, and what a slow line may still hold. */
const ANSWER = 120_000;
/** As long as an upload may take whose progress cannot be watched. */
const UNWATCHED = 30 * 60_000;

/** What came back. */
export interface PostAnswer {
  readonly status: number;
  /** Undefined if it is no JSON. */
  readonly json: unknown;
}

/** How a body is posted. */
interface PostOptions extends SendOptions {
  /** Called while the body is on its way. A server on another origin has to allow that, by its answer to a preflight. */
  readonly progressed?: ((sent: SentBytes) => void) | undefined;
}

/**
 * Posts a body that may take long, and gives up only where nothing moves; null where no answer came. Never rejects.
 */
export const postFiles = (
  url: string,
  body: FormData,
  { signal, headers, progressed }: PostOptions,
): Promise<PostAnswer | null> =>
  new Promise<PostAnswer | null>((resolve) => {
    const request = new XMLHttpRequest();
    let endWait: Disposer = () => {};
    const stopListening = listen(signal, 'abort', () => giveUp());
    const end = (answer: PostAnswer | null) => {
      endWait();
      stopListening();
      resolve(answer);
    };
    const giveUp = () => {
      end(null);
      request.abort();
    };
    const waitFor = (milliseconds: number) => {
      endWait();
      endWait = browserClock.after(milliseconds, giveUp);
    };

    if (progressed) {
      let before = 0;
      request.upload.onprogress = ({ loaded, total }) => {
        // Fewer than before where the browser itself begins again: on a connection that was used before and is gone.
        if (loaded === before || signal.aborted) return;
        before = loaded;
        waitFor(SILENCE);
        progressed({ loaded, total });
      };
      request.upload.onload = () => waitFor(ANSWER);
    }
    request.onload = () => end({ status: request.status, json: parseJson(request.responseText) });
    request.onerror = () => end(null);
    // A browser ends what a page leaves behind.
    request.onabort = () => end(null);
    try {
      request.open('POST', url);
      for (const [name, value] of Object.entries(headers?.(url) ?? {})) request.setRequestHeader(name, value);
      waitFor(progressed ? SILENCE : UNWATCHED);
      request.send(body);
      if (signal.aborted) giveUp();
    } catch {
      end(null);
    }
  });
