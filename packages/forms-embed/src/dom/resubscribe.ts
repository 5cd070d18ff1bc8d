import { createMountError, request, type WidgetContext } from '@mountkit/core';
import type { FormEvents } from '../events';
import { resubscribeUrl } from '../logic/email-calls';
import type { FormOptions } from '../settings';
import { readAddress } from './read-address';

/** Takes an address off the list of those that want no mail: specification 2 section 7.3. Rejects where that fails. */
export async function resubscribe(email: string, context: WidgetContext<FormOptions, FormEvents>): Promise<void> {
  const url = resubscribeUrl(readAddress(context.settings()), { title: document.title, url: location.href });
  // The visitor has asked for it: it shall arrive even if the page is left.
  const { ok, status } = await request(url, { method: 'POST', body: email, signal: context.signal, keepalive: true });
  if (!ok) throw createMountError('NETWORK', `the resubscription was answered with the status ${status}`);
}
