import type { Entry } from '../../form/form-model';
import { type FullCell, type FullStore, isShown } from '../../logic/state/full-state';

/** What one shown field sends: an entry for each value of an enumeration, for each file, else one. */
function entriesOf({ field, get }: FullCell): readonly Entry[] {
  const { value, files } = get();
  const entry = (one: string | Blob): Entry => ({ name: field.id, value: one });
  if (field.fieldType === 'file') return files?.length ? files.map((file) => entry(file as File)) : [entry('')];
  return field.fieldType === 'checkbox' ? value.split(';').map(entry) : [entry(value.trim())];
}

/** The values that a form of every kind of field sends: specification 2 section 7.4. */
export const composeEntries = ({ fields }: FullStore): readonly Entry[] =>
  fields.filter(({ get }) => isShown(get())).flatMap(entriesOf);
