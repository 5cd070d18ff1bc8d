import { type MountError, pageConfig, request } from '@mountkit/core';
import type { Chosen } from '../logic/match';
import { readVariation, type Variation } from '../logic/variation';

/** What the shop answers for a choice: a variation, none, or why it is not known. */
export type Asked = Variation | null | { readonly code: 'NETWORK' | 'TIMEOUT' | 'SERVER_ERROR' | 'BAD_ANSWER' };

/** Asks the shop for the variation of a choice. Never rejects; undefined if a newer question has taken its place. */
export async function askVariation(
  address: string,
  fields: Chosen & { readonly product_id: string },
  signal: AbortSignal,
): Promise<Asked | undefined> {
  const url = address || pageConfig().wcAjaxUrl || '/?wc-ajax=%%endpoint%%';
  try {
    const { ok, json } = await request(url.replace('%%endpoint%%', 'get_variation'), {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams(fields),
      signal,
    });
    if (signal.aborted) return undefined;
    if (!ok) return { code: 'SERVER_ERROR' };
    return json === false ? null : (readVariation(json) ?? { code: 'BAD_ANSWER' });
  } catch (error) {
    return signal.aborted ? undefined : { code: (error as MountError).code as 'NETWORK' | 'TIMEOUT' };
  }
}
