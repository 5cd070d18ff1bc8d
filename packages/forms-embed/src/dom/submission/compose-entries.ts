import type { Entry } from '../../form/form-model';
import { valueKindOf } from '../../logic/definition/field-kinds';
import { cleanValue } from '../../logic/rules/rules';
import { type FullCell, type FullStore, isShown } from '../../logic/state/full-state';

/** What one shown field sends: an entry for each value of an enumeration, for each file, else one. */
function entriesOf({ field, get }: FullCell): readonly Entry[] {
  const { value, files } = get();
  const entry = (one: string | Blob): Entry => ({ name: field.id, value: one });
  switch (valueKindOf(field)) {
    case 'file':
      return files?.length ? files.map((file) => entry(file as File)) : [entry('')];
    case 'options':
      return value.split(';').map(entry);
    case 'text':
    case 'number':
    case 'date':
    case 'phone':
    case 'boolean':
    case 'option':
      return [entry(cleanValue(field, value))];
  }
}

/** The values that a form of every kind of field sends: specification 2 section 7.4. */
export const composeEntries = ({ fields }: FullStore): readonly Entry[] =>
  fields.filter(({ get }) => isShown(get())).flatMap(entriesOf);
