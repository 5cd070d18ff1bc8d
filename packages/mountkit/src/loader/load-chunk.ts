import { createMountError } from '@mountkit/core/logic';
import type { ScriptTag } from './script-tag';

/** Specification 1 section 9: a chunk that has not arrived by then has failed. Milliseconds. */
const TIME_OUT = 120_000;

/** Loads a chunk; the files that it imports are asked for at the same time. Rejects with the code CHUNK_FAILED. */
export async function loadChunk<Api>([entry, ...imports]: readonly string[], tag: ScriptTag): Promise<Api> {
  for (const file of imports) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = tag.nonce;
    link.href = tag.base + file;
    document.head.append(link);
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it has not arrived in time')), TIME_OUT);
  });
  try {
    return await Promise.race([import(tag.base + entry), late]);
  } catch (cause) {
    throw createMountError('CHUNK_FAILED', `the chunk ${entry} could not be loaded`, cause);
  } finally {
    clearTimeout(timer);
  }
}
