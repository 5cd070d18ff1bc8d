import { readSettings } from './read-settings';

/** How the builder calls it that further pages come by a press or by scrolling. */
const KINDS = new Map<unknown, 'button' | 'scroll'>([
  ['load_more_on_click', 'button'],
  ['load_more_infinite_scroll', 'scroll'],
]);

/** The builder's own button for further pages: it stands below the items, which may have buttons too. */
const BUTTON = '.e-loop__load-more .elementor-button,.e-load-more-anchor~* .elementor-button';

/** How further pages of a list come, and where the next one is: facts part B, 'Loop filter'. */
export function furtherPages(wrapper: HTMLElement) {
  const { page, maxPage, nextPage = '' } = wrapper.querySelector<HTMLElement>('.e-load-more-anchor')?.dataset ?? {};
  const more = KINDS.get(readSettings(wrapper.dataset.settings)?.pagination_type) ?? ('links' as const);
  return {
    more,
    moreButton: more === 'button' ? BUTTON : '',
    maxPage: Number(maxPage) || 1,
    // The last page says, too, where the next one would be.
    nextPage: Number(page) < Number(maxPage) ? nextPage : '',
  };
}
