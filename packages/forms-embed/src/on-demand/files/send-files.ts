import { browserClock, type Disposer, listen } from '@mountkit/core';
import { postFiles } from '../../dom/submission/post-files';
import { sendSubmission } from '../../dom/submission/send-submission';
import type { SendSubmission } from '../../form/form-model';
import { quarterSent, type SentBytes, sharesSent } from '../../logic/files/upload-progress';
import { type Cell, createCell } from '../../logic/state/store';
import { NO_ANSWER, readSubmissionAnswer, type SubmissionOutcome } from '../../logic/submission/submission-answer';

/** How far an upload is. */
export interface Upload {
  /** Empty while nothing is being sent. */
  readonly files: readonly { readonly name: string; readonly share: number }[];
  /** The quarter of the whole that has been sent, as a share. */
  readonly quarter: number;
  /** The line was cut, and is tried again. */
  readonly isWaiting: boolean;
  readonly cancel: () => void;
}

const NO_UPLOAD: Upload = { files: [], quarter: 0, isWaiting: false, cancel() {} };

/** So long it waits before each of its attempts, after the first. Milliseconds. */
const WAITS = [1000, 3000, 6000];
/** A browser that says it is offline may be wrong. */
const OFFLINE_WAIT = 30_000;

/** The visitor does not want it any more. */
const CANCELED: SubmissionOutcome = { accepted: false, body: { formSubmissionError: 'UPLOAD_CANCELED' } };

/** Sends submissions with files. */
export interface FilesSender {
  readonly upload: Pick<Cell<Upload, never>, 'get' | 'subscribe'>;
  /** Sends what has files; anything else by `send`. */
  carry(send?: SendSubmission): SendSubmission;
}

/**
 * Creates what sends a submission with files: it takes as long as something moves, can be canceled, and begins again
 * where the line was cut. The server tells a repetition by the correlation id.
 */
export function createFilesSender(): FilesSender {
  const upload = createCell<Upload, Partial<Upload>>(NO_UPLOAD, (state, news) => ({ ...state, ...news }));

  const sendFiles: SendSubmission = async (url, entries, { signal, headers }) => {
    const body = new FormData();
    for (const { name, value } of entries) body.append(name, value);
    const sizes = entries.map(({ value }) => (value instanceof Blob ? value.size : value.length));
    const progressed = (sent: SentBytes) => {
      const shares = sharesSent(sizes, sent);
      const files = entries.flatMap(({ value }, index) =>
        value instanceof Blob ? { name: (value as File).name, share: shares[index] ?? 0 } : [],
      );
      upload.dispatch({ files, quarter: quarterSent(sent), isWaiting: false });
    };
    const restart = () => progressed({ loaded: 0, total: 0 });
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const stopListening = listen(signal, 'abort', stop);
    if (signal.aborted) stop();
    upload.dispatch({ cancel: stop });

    const attempt = async (isWatched: boolean) => {
      restart();
      let hasMoved = false;
      const answer = await postFiles(url, body, {
        signal: stopping.signal,
        headers,
        progressed: isWatched
          ? (sent) => {
              hasMoved = true;
              progressed(sent);
            }
          : undefined,
      });
      return answer ? readSubmissionAnswer(answer.status, answer.json) : hasMoved;
    };

    try {
      for (let failures = 0; ; ) {
        let outcome = await attempt(true);
        // A server that does not let it be watched.
        if (outcome === false && !stopping.signal.aborted) outcome = await attempt(false);
        if (typeof outcome === 'object') return outcome;
        if (stopping.signal.aborted) return signal.aborted ? NO_ANSWER : CANCELED;
        const wait = navigator.onLine ? WAITS[failures++] : OFFLINE_WAIT;
        if (wait === undefined) return NO_ANSWER;
        upload.dispatch({ isWaiting: true });
        await untilRetry(wait, stopping.signal);
        if (stopping.signal.aborted) return signal.aborted ? NO_ANSWER : CANCELED;
      }
    } finally {
      stopListening();
      upload.dispatch(NO_UPLOAD);
    }
  };

  return {
    upload,
    carry:
      (send = sendSubmission) =>
      (url, entries, options) =>
        entries.some(({ value }) => value instanceof Blob)
          ? sendFiles(url, entries, options)
          : send(url, entries, options),
  };
}

/** Resolves when it is worth a try, or nobody wants one any more. */
const untilRetry = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stops: Disposer[] = [];
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(listen(window, 'online', end), listen(signal, 'abort', end), browserClock.after(milliseconds, end));
  });
