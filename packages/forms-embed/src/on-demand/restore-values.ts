import { keepValues } from '../dom/controls/keep-values';
import { restoreValues } from '../dom/controls/restore-values';
import type { Field } from '../logic/definition/definition';
import type { FullField } from '../logic/definition/full-definition';
import { acceptValue } from '../logic/state/accept-value';
import { createCell } from '../logic/state/store';
import { RESTORED } from '../logic/texts/english-kept';
import type { Addition } from '../ui/full/full-model';
import { createNote, NOTE_CSS } from '../ui/full/note';
import { keptFormOf } from './keep-typed';

/** Whether a choice is still offered; what is typed freely is taken as it was. */
function accept(field: Field, value: string): boolean {
  const { options, fieldType } = field as FullField;
  return options.length === 0 && fieldType !== 'booleancheckbox'
    ? true
    : acceptValue(field as FullField, value) === value;
}

/** Gives a form the answers that were typed before in this visit, and keeps what is typed from then on. */
export function openKeptValues(context: Parameters<typeof keptFormOf>[0]): Addition {
  const note = createCell('', (_, key: string) => key);
  return {
    join(store) {
      const form = keptFormOf(context, store);
      if (restoreValues(form, accept).some(({ get }) => get().shown !== false)) note.dispatch('restored');
      keepValues(form);
    },
    texts: { restored: RESTORED },
    css: NOTE_CSS,
    Start: createNote(note),
  };
}
