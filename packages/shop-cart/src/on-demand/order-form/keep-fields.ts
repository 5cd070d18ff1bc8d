export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field is checked, and not typed in. */
export const isBox = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type);

const nameOf = (field: Field) => field.id || `${field.name} ${isBox(field) ? field.value : ''}`;

/**
 * Remembers the fields in some places of a form, and the focus; the returned function puts back what was typed after they were
 * replaced.
 */
export function keepFields(form: HTMLFormElement, places: string): () => void {
  const list = () => form.querySelectorAll<Field>(`:is(${places}) :is(input:not([type=hidden]),select,textarea)`);
  const { activeElement } = document;
  let active = '';
  const kept = new Map<string, string | boolean>();
  for (const field of list()) {
    kept.set(nameOf(field), isBox(field) ? field.checked : field.value);
    if (field === activeElement) active = nameOf(field);
  }
  return () => {
    for (const field of list()) {
      const name = nameOf(field);
      if (name === active) field.focus({ preventScroll: true });
      const before = kept.get(name);
      // Of ways to send, the shop decides: the one that was chosen may not be offered any more.
      if (typeof before === 'string') field.value = before;
      else if (before !== undefined && !field.name.startsWith('shipping_method'))
        (field as HTMLInputElement).checked = before;
    }
  };
}
