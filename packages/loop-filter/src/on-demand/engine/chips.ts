/** Shows each chosen term as a button that removes it, in every `[data-filter-chips]` of a group. */
export function showChips(element: HTMLElement, chosen: readonly string[], nameOf: (term: string) => string): void {
  for (const holder of element.querySelectorAll<HTMLElement>('[data-filter-chips]')) {
    const hadFocus = holder.contains(document.activeElement);
    const chips = chosen.map((term) => {
      const chip = document.createElement('button');
      chip.type = 'button';
      chip.dataset.filter = term;
      chip.dataset.filterChip = '';
      chip.textContent = nameOf(term);
      chip.ariaLabel = `${nameOf(term)} ×`;
      return chip;
    });
    holder.replaceChildren(...chips);
    // The chip that was pressed is gone: the focus moves to the first that is left, or to the group.
    if (hadFocus) (chips[0] ?? element.querySelector<HTMLElement>('[data-filter]'))?.focus();
  }
}
