import type { Basket, Part } from './basket';
import { create, tell } from './create';

/** What a visitor writes to the shop: kept when the field is left. */
export function drawNote({ context, words, saveNote }: Basket): Part {
  const summary = create('summary');
  const field = create('textarea', { rows: 3 });
  const state = create('p', { class: 'mountkit-basket__hint', role: 'status' });
  const element = create('details', { class: 'mountkit-basket__note' }, summary, field, state);
  let isTouched = false;
  field.addEventListener('input', () => {
    isTouched = true;
    tell(state, '');
  });
  field.addEventListener('change', async () => {
    const written = field.value;
    const isSaved = await saveNote(written);
    if (context.signal.aborted || written !== field.value) return;
    tell(state, words.read(isSaved ? 'saved' : 'failed'));
    if (!isSaved) context.emit('failed', { code: 'NOTE' });
  });
  return {
    element,
    draw({ note }, isShown) {
      element.hidden = !isShown || !context.settings().note;
      summary.textContent = field.ariaLabel = words.read('note');
      if (!isTouched) field.value = note;
    },
  };
}
