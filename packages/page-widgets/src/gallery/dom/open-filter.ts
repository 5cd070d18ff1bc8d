import { openPart, type WidgetContext } from '@mountkit/core';
import type { GalleryEvents } from '../events';
import type { Filter } from '../on-demand/filter';
import type { FilterOptions } from '../settings';
import { itemsOf } from './items-of';

/**
 * Shows all items, and only those of the pressed filter as soon as what filters them is loaded, where the options name filters.
 * `changed` is called with the items that are shown, at first too; `apply` looks anew which there are.
 */
export function openFilter(
  context: WidgetContext<FilterOptions, GalleryEvents>,
  changed: (shown: readonly HTMLElement[]) => void,
): Filter {
  const { element: list, settings, markReady } = context;
  let filter: Filter | undefined;
  const apply = () => (filter ? filter.apply() : changed(itemsOf(list, settings().parts)));
  apply();
  if (settings().filters) {
    const use = openPart(() => import('../on-demand/filter'), 'the filters', context);
    void use(({ startFilter }) => {
      filter = startFilter(context, changed);
      apply();
      markReady();
    }, markReady);
  } else markReady();
  return { apply };
}
