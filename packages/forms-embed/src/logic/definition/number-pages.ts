/** The properties of a group that decide on pages. */
export interface PagedGroup {
  readonly isBreak: boolean;
  readonly isEmpty: boolean;
}

/** The page of each group, counted from 0, and the number of pages. */
export interface NumberedPages {
  readonly pages: readonly number[];
  readonly pageCount: number;
}

/** A page break ends the page before it. No page is empty: not the first, none between two breaks, not the last. */
export function numberPages(groups: readonly PagedGroup[]): NumberedPages {
  let page = 0;
  let hasContent = false;
  const pages = groups.map(({ isBreak, isEmpty }) => {
    if (isBreak && hasContent) {
      page += 1;
      hasContent = false;
    }
    hasContent ||= !isEmpty;
    return page;
  });
  const last = hasContent ? page : Math.max(0, page - 1);
  return { pages: pages.map((number) => Math.min(number, last)), pageCount: last + 1 };
}
