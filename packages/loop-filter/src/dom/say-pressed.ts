import type { Disposer } from '@mountkit/core';
import type { GroupPart } from './lists';

/** Controls that can be pressed and do not say whether they are. */
const SILENT = '[data-filter]:not([aria-pressed],[data-filter-chip],input,select)';

/**
 * Lets the controls of a group, also those that appear later, say from the beginning whether they are pressed. What the
 * page says of one stays. Until the engine is there nothing is chosen; from then on its groups know.
 */
export function sayPressed(element: HTMLElement, groups: () => Iterable<GroupPart>): Disposer {
  const say = () => {
    const silent = element.querySelectorAll<HTMLElement>(SILENT);
    for (const control of silent) control.setAttribute('aria-pressed', `${control.dataset.filter === '__all'}`);
    if (silent[0]) for (const group of groups()) group.show();
  };
  const watch = new MutationObserver(say);
  watch.observe(element, { childList: true, subtree: true, attributeFilter: ['data-filter'] });
  say();
  return () => watch.disconnect();
}
