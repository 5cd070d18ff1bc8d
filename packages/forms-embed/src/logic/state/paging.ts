import { range } from '../dates/range';
import type { FullDefinition } from '../definition/full-definition';
import { reducePages } from '../definition/pages';
import { type FullCell, type FullStore, isRefused } from './full-state';
import { createCell } from './store';

/** The visitor's page, and the moves from there. */
export type Paging = Pick<FullStore, 'pages' | 'steps' | 'goTo' | 'next' | 'previous'>;

/** What the pages depend on. */
export interface PagingParts extends Pick<FullStore, 'groups' | 'pageCount' | 'shownOn' | 'validateAll'> {
  readonly definition: FullDefinition;
  /** Whether a page is skipped now. Default never. */
  readonly isSkipped?: ((page: number) => boolean) | undefined;
  /** The visitor tries to go on: shows the field's error now. */
  readonly ask: (cell: FullCell) => void;
}

/** Moves between the pages of a form: specification 2 section 4, 'Pagination'. */
export function createPaging({
  definition,
  groups,
  pageCount,
  shownOn,
  validateAll,
  ask,
  isSkipped,
}: PagingParts): Paging {
  const steps = () =>
    range(pageCount).filter(
      (page) =>
        (definition.consent && page === pageCount - 1) ||
        shownOn(page).some(({ field }) => !field.hidden) ||
        definition.groups.some(
          (group, index) => group.page === page && group.richText && groups.get()[index] && !isSkipped?.(page),
        ),
    );
  const pages = createCell({ page: steps()[0] ?? 0 }, reducePages);
  const goTo = (page: number) => pages.dispatch({ type: 'went', page: Math.min(Math.max(page, 0), pageCount - 1) });
  return {
    pages,
    steps,
    goTo,
    next() {
      const { page } = pages.get();
      validateAll(page);
      const cells = shownOn(page);
      cells.forEach(ask);
      const next = steps().find((step) => step > page);
      if (cells.some(isRefused) || next === undefined) return false;
      goTo(next);
      return true;
    },
    previous: () => goTo(steps().findLast((step) => step < pages.get().page) ?? pages.get().page),
  };
}
