import { createMountError, request } from '@mountkit/core';
import type { FormContext } from '../../form/form-context';
import { resubscribeUrl } from '../../logic/submission/email-calls';
import { readAddress } from '../definition/read-address';

/** Who asks, and what else is sent. */
interface ResubscribeParts {
  readonly context: FormContext;
  readonly headersOf: (url: string) => Record<string, string>;
}

/** Takes an address off the list of those that want no mail: specification 2 section 7.3. Rejects where that fails. */
export async function resubscribe(email: string, { context, headersOf }: ResubscribeParts): Promise<void> {
  const { signal, settings } = context;
  const url = resubscribeUrl(readAddress(settings()), { title: document.title, url: location.href });
  // The visitor has asked for it: it shall arrive even if the page is left.
  const options = { method: 'POST', body: email, headers: headersOf(url), signal, keepalive: true };
  const { ok, status, text } = await request(url, options);
  // A page of HTML is the answer of a network's sign-in, which has kept the request for itself.
  if (!ok || /^\s*</.test(text))
    throw createMountError('NETWORK', `the resubscription was answered with the status ${status}`);
}
