import type { RichDefinition } from './rich-definition';
import type { PagesEvent, PagesState } from './rich-state';

/** A form that nobody has paged through yet. */
export const INITIAL_PAGES: PagesState = { page: 0 };

/** The pages after the event: specification 2 section 4, 'Pagination'. The same state where nothing changes. */
export function reducePages(state: PagesState, event: PagesEvent): PagesState {
  if (event.type === 'reset') return INITIAL_PAGES;
  return state.page === event.page ? state : { page: event.page };
}

/** Pages in all. Of several pages the consent gets one more; a form on one page asks for it there. */
export function pageCountOf({ pageCount, consent }: Pick<RichDefinition, 'pageCount' | 'consent'>): number {
  return pageCount > 1 && consent ? pageCount + 1 : pageCount;
}

/** The values of the pager's text '{{currentPage}} of {{numberOfPages}}', counted from 1. */
export function pagerOf({ page }: PagesState, pageCount: number): { currentPage: number; numberOfPages: number } {
  return { currentPage: page + 1, numberOfPages: pageCount };
}
