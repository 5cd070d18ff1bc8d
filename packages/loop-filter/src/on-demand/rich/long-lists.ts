import { fillTemplate, listen } from '@mountkit/core';
import { GROUP_TEXTS } from '../../settings';
import type { RichContext } from './rich-context';

/** Whether a term, or one below it, is chosen. */
const isChosen = (item: Element) => item.querySelector('[aria-pressed=true],:checked') !== null;

const wordsOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Shortens a long list of terms to so many as `data-filter-list` says, with a button for the others and, with
 * `data-find`, a field that searches them. Chosen terms are always shown.
 */
function startLongList({ element, scope, settings }: RichContext, list: HTMLElement): void {
  const most = Number(list.dataset.filterList) || Infinity;
  const items = [...list.children].filter((item): item is HTMLElement => item.querySelector('[data-filter]') !== null);
  const textOf = (key: keyof typeof GROUP_TEXTS) => settings().texts[key] ?? GROUP_TEXTS[key];
  const page = list.ownerDocument;
  const button = page.createElement('button');
  const none = page.createElement('p');
  let isOpen = false;
  let sought = '';

  const show = () => {
    const hasWords = (item: HTMLElement) => wordsOf(item.textContent ?? '').includes(sought);
    let hidden = 0;
    let found = 0;
    items.forEach((item, index) => {
      const isShown = sought ? hasWords(item) : isOpen || index < most || isChosen(item);
      item.hidden = !isShown;
      if (isShown) found += 1;
      else hidden += 1;
    });
    none.textContent = found ? '' : textOf('none');
    button.hidden = !!sought || (!isOpen && !hidden) || items.length <= most;
    button.ariaExpanded = `${isOpen}`;
    button.textContent = isOpen ? textOf('fewer') : fillTemplate(textOf('all'), { count: hidden });
  };

  button.type = 'button';
  button.className = 'mountkit-filter-all';
  list.after(none, button);
  none.setAttribute('role', 'status');
  none.className = 'mountkit-filter-none';
  scope.add(
    listen(button, 'click', () => {
      isOpen = !isOpen;
      const next = items.find(({ hidden }) => hidden);
      show();
      // Reading goes on at the first term that was not there.
      if (isOpen) next?.querySelector<HTMLElement>('[data-filter]')?.focus();
    }),
  );
  if (list.dataset.find !== undefined) {
    const field = page.createElement('input');
    field.type = 'search';
    field.className = 'mountkit-filter-find';
    field.placeholder = textOf('find');
    field.ariaLabel = textOf('find');
    list.before(field);
    scope.add(
      listen(field, 'input', () => {
        sought = wordsOf(field.value);
        show();
      }),
    );
    // Of this list only: neither the group nor a form around it is asked for anything.
    scope.add(listen(field, 'change', (event) => event.stopPropagation()));
    scope.add(
      listen(field, 'keydown', (event) => {
        if (event.key === 'Enter') event.preventDefault();
      }),
    );
    scope.add(() => field.remove());
  }
  const watch = new MutationObserver(show);
  watch.observe(element, { subtree: true, attributeFilter: ['aria-pressed'] });
  scope.add(() => {
    watch.disconnect();
    button.remove();
    none.remove();
    for (const item of items) item.hidden = false;
  });
  list.dataset.listed = '';
  scope.add(() => delete list.dataset.listed);
  show();
}

/** Starts the long lists of a group. */
export function startLongLists(context: RichContext): void {
  for (const list of context.element.querySelectorAll<HTMLElement>('[data-filter-list]')) startLongList(context, list);
}
