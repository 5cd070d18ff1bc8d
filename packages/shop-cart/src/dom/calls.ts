import { type MountError, pageConfig, request } from '@mountkit/core';
import type { CallOptions } from '../logic/call';
import { type Done, type Failed, readAnswer } from '../logic/read-answer';
import type { CartContext } from './cart-context';

/** Calls the shop. Never rejects; resolves with null if the cart was unmounted meanwhile. */
export async function callShop(
  { settings, signal }: CartContext,
  endpoint: string,
  { fields, ...options }: CallOptions,
): Promise<Done | Failed | null> {
  const address = settings().wc_ajax_url || pageConfig().wcAjaxUrl || '/?wc-ajax=%%endpoint%%';
  try {
    const { ok, json } = await request(address.replace('%%endpoint%%', endpoint), {
      ...options,
      signal,
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams(fields),
    });
    return signal.aborted ? null : readAnswer(ok, json);
  } catch (error) {
    return signal.aborted ? null : { code: (error as MountError).code as Failed['code'] };
  }
}
