import type { Disposer } from '@mountkit/core';
import type { GroupPart } from './lists';

/** Controls that can be pressed and have no `aria-pressed` yet. */
const UNMARKED = '[data-filter]:not([aria-pressed],[data-filter-chip],input,select)';

/**
 * Gives every control of a group an `aria-pressed`, also those that are added later; one that the page has set is kept.
 * Until the engine is loaded nothing is chosen; from then on the groups know what is.
 */
export function markPressed(element: HTMLElement, groups: () => Iterable<GroupPart>): Disposer {
  const mark = () => {
    const unmarked = element.querySelectorAll<HTMLElement>(UNMARKED);
    for (const control of unmarked) control.setAttribute('aria-pressed', `${control.dataset.filter === '__all'}`);
    if (unmarked[0]) for (const group of groups()) group.show();
  };
  const watch = new MutationObserver(mark);
  watch.observe(element, { childList: true, subtree: true, attributeFilter: ['data-filter'] });
  mark();
  return () => watch.disconnect();
}
