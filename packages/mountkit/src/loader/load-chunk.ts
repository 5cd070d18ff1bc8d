import { createMountError } from '@mountkit/core/logic';

/** Specification 1 section 9: a chunk that has not arrived by then has failed. Milliseconds. */
const TIME_OUT = 120_000;

const loading = new Map<string, Promise<unknown>>();

/** Loads a chunk by its address, once; one that failed is loaded again when it is next asked for. Rejects with CHUNK_FAILED. */
export function loadChunk<Api>(address: string): Promise<Api> {
  const chunk =
    loading.get(address) ??
    new Promise((resolve, reject) => {
      const fail = (cause?: unknown) => {
        loading.delete(address);
        reject(createMountError('CHUNK_FAILED', `could not load ${address}`, cause));
      };
      const timer = setTimeout(fail, TIME_OUT);
      import(address).then(resolve, fail).then(() => clearTimeout(timer));
    });
  loading.set(address, chunk);
  return chunk as Promise<Api>;
}
