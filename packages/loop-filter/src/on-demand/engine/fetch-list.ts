import { createMountError, pageConfig, pageProvider, parseMarkup, request } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import { paginationBase, readPage } from '../../logic/address';
import type { TaxonomyFilters } from '../../logic/filters';
import { readAnswer, refreshBody, refreshUrl, type TermCounts } from '../../logic/refresh-call';
import type { LoopOptions } from '../../settings';

/** A list as it was fetched. */
export interface FetchedList {
  /** The content of the list's element. */
  readonly content: DocumentFragment;
  /** The element's `data-page`, `data-max-page` and `data-next-page`. */
  readonly pages: Readonly<Record<string, string>>;
  readonly counts: TermCounts;
  readonly total?: number;
}

/** Base address of the page's REST calls: contract section 2. */
const restBase = (given = ''): string =>
  pageProvider().restBase ||
  given ||
  document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href ||
  '/wp-json/';

/** The element of the list, in markup that contains more than the content of the list. */
const findList = (content: ParentNode, { widgetId, list }: LoopOptions) =>
  content.querySelector<HTMLElement>(list || `[data-widget-id="${CSS.escape(widgetId)}"]`);

/** Reads a list from markup that is its content, or that contains the whole list. */
function readList(
  markup: string,
  options: LoopOptions,
): Omit<FetchedList, 'counts' | 'total'> & { readonly isWhole: boolean } {
  const content = parseMarkup(markup);
  const whole = findList(content, options);
  const pager = whole?.dataset.maxPage ? whole : (whole ?? content).querySelector<HTMLElement>('[data-max-page]');
  const { page = '1', maxPage = '1', nextPage = '' } = (pager ?? whole)?.dataset ?? {};
  // Page builders give the address of a next page on the last page, too.
  const pages = { page, maxPage, nextPage: pager && Number(page) >= Number(maxPage) ? '' : nextPage };
  if (whole) content.replaceChildren(...whole.childNodes);
  return { content, pages, isWhole: !!whole };
}

/** Which list to fetch. */
export interface ListRequest {
  readonly url: string;
  readonly filters: TaxonomyFilters;
  readonly options: LoopOptions;
  /** The address is that of a further page, whatever it looks like. */
  readonly isPage?: boolean;
}

/**
 * Fetches a list: its first page by the call of specification 1 section 7, a further one as the page that contains it.
 * Resolves with a function that makes the list, so that it can be kept and made again. Rejects with a code.
 */
export async function fetchList(
  { url, filters, options, isPage }: ListRequest,
  signal: AbortSignal,
): Promise<() => FetchedList> {
  const { widgetId, postId, joinNames, widgetModel, nonce } = options;
  if (isPage || readPage(new URL(url).search, widgetId) > 1) {
    // The next page's address may be part of an answer: markup of another site must not be used.
    if (new URL(url).origin !== location.origin)
      throw createMountError(
        'NO_LIST',
        `the next page of list ${widgetId} is ${url}, expected an address of this site`,
      );
    const { ok, text } = await request(url, { signal, headers: { accept: 'text/html' } });
    let first = ok ? readList(text, options) : undefined;
    if (!first?.isWhole) throw createMountError('NO_LIST', `no list ${widgetId} in ${url}`);
    return () => {
      const list = first ?? readList(text, options);
      first = undefined;
      return { ...list, counts: {} };
    };
  }

  const { rest, mode } = pageConfig();
  const isEdited = mode === 'edit';
  const editNonce = nonce || rest?.nonce;
  const { status, json } = await request(refreshUrl(restBase(rest?.base), rest?.namespace ?? ''), {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...(isEdited && editNonce ? { 'X-WP-Nonce': editNonce } : {}) },
    body: writeJson(
      refreshBody(
        {
          postId,
          widgetId,
          paginationBaseUrl: paginationBase(url, widgetId),
          joinNames,
          ...(isEdited ? { widgetModel: widgetModel ?? {} } : {}),
        },
        filters,
      ),
    ),
  });
  const answer = readAnswer(status, json);
  if (!answer) throw createMountError('EMPTY_ANSWER', `no list in the answer for ${widgetId}, status ${status}`);
  const { markup, ...facts } = answer;
  return () => ({ ...readList(markup, options), ...facts });
}
