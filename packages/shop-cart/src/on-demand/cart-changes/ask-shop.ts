import { createMountError, pageConfig, parseMarkup, request } from '@mountkit/core';
import { EMPTY, FORM, NOTICES, type PageContext, TOTALS } from '../../cart-page/dom/page-context';

/** Asks the shop; resolves with what it answers as markup of the page's own origin. */
async function askShop(url: string, body: URLSearchParams | null, signal: AbortSignal): Promise<DocumentFragment> {
  const { ok, text, status } = await request(url, {
    signal,
    ...(body && { method: 'POST', body }),
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  if (!ok) throw createMountError('SERVER_ERROR', `the shop answered ${status}`);
  return parseMarkup(text);
}

/** Asks for a page of the basket. What is none is not taken for one: a network's sign-in page has the status 200, too. */
export async function askForPage(
  url: string,
  body: URLSearchParams | null,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  const page = await askShop(url, body, signal);
  if (!page.querySelector(`${FORM},${EMPTY}`)) throw createMountError('BAD_ANSWER', 'the shop answered no basket');
  return page;
}

/** Calls one of the shop's own endpoints. Its answer is the totals, or a notice. */
export async function callEndpoint(
  { settings }: PageContext,
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  const address = settings().wc_ajax_url || pageConfig().wcAjaxUrl || '/?wc-ajax=%%endpoint%%';
  const answer = await askShop(address.replace('%%endpoint%%', endpoint), new URLSearchParams(fields), signal);
  if (!answer.querySelector(`${TOTALS},${NOTICES}`)) throw createMountError('BAD_ANSWER', 'the shop answered nothing');
  return answer;
}
