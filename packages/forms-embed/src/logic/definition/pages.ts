import type { PagesEvent, PagesState } from '../state/full-state';
import type { FullDefinition } from './full-definition';

/** The pages after the event: specification 2 section 4, 'Pagination'. The same state where nothing changes. */
export const reducePages = (state: PagesState, { page }: PagesEvent): PagesState =>
  state.page === page ? state : { page };

/** Pages in all. Of several pages the consent gets one more; a form on one page asks for it there. */
export function pageCountOf({ pageCount, consent }: Pick<FullDefinition, 'pageCount' | 'consent'>): number {
  return pageCount > 1 && consent ? pageCount + 1 : pageCount;
}
