import { createMountError } from '@mountkit/core/logic';

/** Specification 1 section 9: a chunk that has not arrived by then has failed. Milliseconds. */
const TIME_OUT = 120_000;

/** Loads a chunk by its address. Rejects with the code CHUNK_FAILED. */
export const loadChunk = <Api>(address: string): Promise<Api> =>
  new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(createMountError('CHUNK_FAILED', `could not load ${address}`, cause));
    const timer = setTimeout(fail, TIME_OUT);
    import(address).then(resolve, fail).then(() => clearTimeout(timer));
  });
