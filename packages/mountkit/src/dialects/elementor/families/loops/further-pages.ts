import { readSettings } from '../../read-settings';

/** The builder's names for further pages by a button or by scrolling. */
const KINDS = new Map<unknown, 'button' | 'scroll'>([
  ['load_more_on_click', 'button'],
  ['load_more_infinite_scroll', 'scroll'],
]);

/** The builder's own button for further pages: it is below the items, which may have buttons too. */
const BUTTON = '.e-loop__load-more .elementor-button,.e-load-more-anchor~* .elementor-button';

/** How further pages of a list are loaded, and the address of the next one: facts part B, 'Loop filter'. */
export function furtherPages(wrapper: HTMLElement) {
  const { page, maxPage, nextPage = '' } = wrapper.querySelector<HTMLElement>('.e-load-more-anchor')?.dataset ?? {};
  const more = KINDS.get(readSettings(wrapper.dataset.settings)?.pagination_type) ?? ('links' as const);
  return {
    more,
    moreButton: more === 'button' ? BUTTON : '',
    maxPage: Number(maxPage) || 1,
    // The last page has an address of a next one, too.
    nextPage: Number(page) < Number(maxPage) ? nextPage : '',
  };
}
