import { listen } from '@mountkit/core';
import { createApplier } from './apply';
import type { RichContext } from './rich-context';

/** Searches as a visitor types: the list follows each pause, and Enter at once. */
export function startSearches(context: RichContext): void {
  const { element, scope } = context;
  for (const field of element.querySelectorAll<HTMLInputElement>('input[type=search][data-filter]')) {
    const applier = createApplier(context, field);
    scope.add(listen(field, 'input', applier.soon));
    // The browser's own event comes when the field is left: what was typed is applied by then, or is now.
    scope.add(
      listen(field, 'change', (event) => {
        if (!event.isTrusted) return;
        event.stopPropagation();
        applier.now();
      }),
    );
    if (field.form) {
      scope.add(
        listen(field.form, 'submit', (event) => {
          event.preventDefault();
          applier.now();
        }),
      );
    }
  }
}
