import type { Country } from './countries';
import { formatPhone, moveToCountry, type PhoneReader, type Place, phoneValue, placeOf } from './phone';
import { digitsOf, tidyPhone, tidyWhole } from './phone-text';

/** What stands in a phone field with a country dropdown. */
export interface PhoneEntry {
  readonly place: Place;
  /** As the visitor sees it. */
  readonly text: string;
  /** The digits at the last edit that was not in the middle of composing. */
  readonly digits: string;
}

/** Something that happens to it. */
export type PhoneEvent =
  /** The visitor, a script or the browser edits the text. `kind` is what an input event names it, empty for nothing. */
  | { readonly type: 'edited'; readonly text: string; readonly kind: string; readonly isComposing: boolean }
  /** A country is chosen. */
  | { readonly type: 'chosen'; readonly country: Country }
  /** The state has a number that was not typed here; an empty one gives back the first country. */
  | { readonly type: 'given'; readonly number: string; readonly first: Country }
  /** The visitor has left the text: what is no number yet goes, all else is formatted. */
  | { readonly type: 'left' };

/** Edits by which a number comes as a whole: pasted, dropped, or by the browser or a script, which name no kind. */
const isWhole = (kind: string): boolean => kind === '' || /^insertFrom/.test(kind);

/** An entry of a country in which nothing stands. */
export const emptyEntry = (country: Country): PhoneEntry => ({
  place: { home: country, shown: country },
  text: '',
  digits: '',
});

/** The number that is sent for an entry. */
export const numberOf = ({ text, place }: PhoneEntry, reader: PhoneReader): string =>
  phoneValue(text, place.home, reader);

function edit(
  entry: PhoneEntry,
  { text: typed, kind, isComposing }: PhoneEvent & { type: 'edited' },
  reader: PhoneReader,
): PhoneEntry {
  // What an input method is at work on, and what undo has brought back, is the browser's to write.
  if (isComposing || kind.startsWith('history')) {
    const place = placeOf(typed, entry.place.home, reader);
    return { place, text: typed, digits: isComposing ? entry.digits : digitsOf(typed) };
  }
  const text = isWhole(kind) ? tidyWhole(typed) : tidyPhone(typed);
  const place = placeOf(text, entry.place.home, reader);
  const digits = digitsOf(text);
  // Separators that the visitor sets, or deletes, stay as they are until a digit follows.
  return { place, digits, text: digits === entry.digits ? text : formatPhone(text, place.home, reader) };
}

/** The entry after the event. */
export function reducePhone(entry: PhoneEntry, event: PhoneEvent, reader: PhoneReader): PhoneEntry {
  const at = (place: Place, text: string): PhoneEntry => {
    const formatted = formatPhone(text, place.home, reader);
    return { place, text: formatted, digits: digitsOf(formatted) };
  };
  switch (event.type) {
    case 'edited':
      return edit(entry, event, reader);
    case 'chosen': {
      const { country } = event;
      const text = moveToCountry(entry.text, { from: entry.place.home, to: country }, reader);
      return at({ home: country, shown: country }, text);
    }
    case 'given': {
      const text = tidyWhole(event.number);
      return at(placeOf(text, text ? entry.place.home : event.first, reader), text);
    }
    case 'left':
      return at(entry.place, numberOf(entry, reader) === '' ? '' : entry.text);
  }
}
