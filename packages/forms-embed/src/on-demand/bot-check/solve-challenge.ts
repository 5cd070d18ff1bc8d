import { bytesOf, type Challenge } from '../../logic/bot-check/proof-of-work';

/** Hashes that are asked for at once. */
const BATCH = 32;
/** The page has its turn after so many milliseconds: far below a long task. */
const SLICE = 8;

/** Resolves in a task of its own; a timer would be slower, by 4 ms in front and by a second in the background. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Finds the number of a challenge by trying them all, in slices that the page does not notice: without a worker, which
 * a strict policy does not allow. Rejects if there is none, if the browser has no hashes (a page without https), or when
 * it is stopped.
 */
export async function solveChallenge(
  { algorithm, challenge, salt, maxnumber }: Challenge,
  signal: AbortSignal,
): Promise<number> {
  const wanted = bytesOf(challenge);
  const encoder = new TextEncoder();
  const matches = async (number: number) => {
    const hash = new Uint8Array(await crypto.subtle.digest(algorithm, encoder.encode(`${salt}${number}`)));
    return wanted.every((byte, index) => byte === hash[index]);
  };
  let sliceEnd = performance.now() + SLICE;
  for (let first = 0; first <= maxnumber; first += BATCH) {
    const size = Math.min(BATCH, Math.floor(maxnumber) - first + 1);
    const found = (await Promise.all(Array.from({ length: size }, (_, index) => matches(first + index)))).indexOf(true);
    if (found >= 0) return first + found;
    if (performance.now() >= sliceEnd) {
      await nextTask();
      sliceEnd = performance.now() + SLICE;
    }
    signal.throwIfAborted();
  }
  throw new Error('the challenge has no solution');
}
