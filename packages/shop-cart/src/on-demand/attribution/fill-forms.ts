import type { WidgetContext } from '@mountkit/core';

/** What forms are filled with. */
interface FormValues {
  /** The element in a form that the inputs are put into. */
  readonly tag: string;
  /** What the names of the inputs begin with. */
  readonly prefix: string;
  /** The values by field; null while it is switched off. */
  values(): Readonly<Record<string, string | null | undefined>>;
}

/** Puts the values into every form that has inputs for them, or the place for them: the returned function does. */
export function openForms(
  { scope }: Pick<WidgetContext<object, object>, 'scope'>,
  { tag, prefix, values }: FormValues,
): () => void {
  const added = new Set<HTMLInputElement>();
  scope.add(() => {
    for (const input of added) input.remove();
  });
  return () => {
    const given = values();
    for (const element of document.querySelectorAll(tag)) {
      const holder = element.closest('form') ?? element.parentElement;
      // A form's methods may be hidden by controls of the same name.
      if (holder && HTMLElement.prototype.querySelector.call(holder, tag) !== element) element.remove();
      else if (!element.firstElementChild) {
        for (const name of Object.keys(given)) {
          const input = document.createElement('input');
          input.type = 'hidden';
          input.name = prefix + name;
          added.add(input);
          element.append(input);
        }
      }
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[name*="${prefix}"]`)) {
      const name = input.name.split(prefix)[1] ?? '';
      const value = given[name] ?? '';
      if (!Object.hasOwn(given, name) || input.value === value) continue;
      input.value = value;
      // For forms that keep their values elsewhere.
      input.dispatchEvent(new CustomEvent('input', { bubbles: true }));
    }
  };
}
