import type { Chip } from '../../dom/lists';

/** Shows each chosen term as a button that removes it, in every `[data-filter-chips]` of a group. */
export function showChips(element: HTMLElement, chosen: readonly Chip[]): void {
  for (const holder of element.querySelectorAll<HTMLElement>('[data-filter-chips]')) {
    const hadFocus = holder.contains(document.activeElement);
    const chips = chosen.map(({ filterId, term, name }) => {
      const chip = document.createElement('button');
      chip.type = 'button';
      chip.dataset.filter = term;
      chip.dataset.filterOf = filterId;
      chip.dataset.filterChip = '';
      chip.textContent = name;
      chip.ariaLabel = `${name} ×`;
      return chip;
    });
    holder.replaceChildren(...chips);
    // The chip that was pressed is gone: the focus moves to the first that is left, or to the group.
    if (hadFocus) (chips[0] ?? element.querySelector<HTMLElement>('[data-filter]'))?.focus();
  }
}
