/** What was typed or chosen in a field. */
interface Kept {
  readonly value: string;
  readonly checked: boolean;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const nameOf = (field: Field) =>
  field.id || `${field.name} ${field.type === 'radio' || field.type === 'checkbox' ? field.value : ''}`;

/**
 * Remembers the fields in some places of a form, and the focus; the returned function puts back what was typed after they were
 * replaced.
 */
export function keepFields(form: HTMLFormElement, places: string): () => void {
  const list = () =>
    [...form.querySelectorAll(places)].flatMap((place) => [
      ...place.querySelectorAll<Field>('input:not([type=hidden]),select,textarea'),
    ]);
  const kept = new Map<string, Kept>();
  for (const field of list())
    kept.set(nameOf(field), { value: field.value, checked: 'checked' in field && field.checked });
  const { activeElement } = document;
  const active = list().find((field) => field === activeElement);
  return () => {
    for (const field of list()) {
      if (active && nameOf(field) === nameOf(active)) field.focus({ preventScroll: true });
      const before = kept.get(nameOf(field));
      if (!before) continue;
      if ('checked' in field && /^(?:radio|checkbox)$/.test(field.type)) {
        // Of ways to send, the shop decides: the one that was chosen may not be offered any more.
        if (!field.name.startsWith('shipping_method')) field.checked = before.checked;
      } else field.value = before.value;
    }
  };
}
