import type { SentBody } from '../http/body-of';
import { TooSlow } from './read-body';

export interface HeldBody extends SentBody {
  /** Whether all of it is held, or what went wrong with it: then it can be read any number of times, otherwise once. */
  isWhole: boolean;
}

/** Holds a body that is short, or the beginning of one that is not; what goes wrong is thrown where it is read. */
export async function holdBody(
  { headers, pieces }: SentBody,
  mostBytes: number,
  milliseconds: number,
): Promise<HeldBody> {
  if (pieces === null) return { headers, pieces, isWhole: true };
  const iterator = pieces[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), milliseconds);
  });
  let bytes = 0;
  try {
    while (bytes <= mostBytes) {
      const { done, value } = await Promise.race([iterator.next(), late]);
      if (done) return { headers, pieces: repeat(held), isWhole: true };
      held.push(value);
      bytes += value.byteLength;
    }
    return { headers, pieces: continueWith(held, iterator), isWhole: false };
  } catch (error) {
    return { headers, pieces: repeat(held, error), isWhole: true };
  } finally {
    clearTimeout(timer);
  }
}

function repeat(held: readonly Uint8Array[], error?: unknown): AsyncIterable<Uint8Array> {
  return {
    async *[Symbol.asyncIterator]() {
      yield* held;
      if (error !== undefined) throw error;
    },
  };
}

async function* continueWith(held: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>) {
  yield* held;
  yield* { [Symbol.asyncIterator]: () => rest };
}
