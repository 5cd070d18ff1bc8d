/** What has been chosen, as buttons that take it back: in every `[data-filter-chips]` of a group. */
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
    // What was pressed is gone: the next one, or the group, is where the visitor goes on.
    if (hadFocus) (chips[0] ?? element.querySelector<HTMLElement>('[data-filter]'))?.focus();
  }
}
