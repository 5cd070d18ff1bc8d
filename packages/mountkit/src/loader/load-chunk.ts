import { createMountError } from '@mountkit/core/logic';
import type { ScriptTag } from './script-tag';

/** Specification 1 section 9: a chunk that has not arrived by then has failed. Milliseconds. */
const TIME_OUT = 120_000;

/** Loads a chunk; the files that it imports are asked for at the same time. Rejects with the code CHUNK_FAILED. */
export function loadChunk<Api>([entry, ...imports]: readonly string[], { base, nonce }: ScriptTag): Promise<Api> {
  for (const file of imports) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', nonce, href: base + file }));
  }
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(createMountError('CHUNK_FAILED', `no chunk ${entry} at ${base}`, cause));
    const timer = setTimeout(fail, TIME_OUT);
    import(base + entry).then(resolve, fail).finally(() => clearTimeout(timer));
  });
}
