import type { Country } from './countries';
import { formatPhone, moveToCountry, type PhoneReader, type Place, phoneValue, placeOf } from './phone';
import { digitsOf, tidyPhone, tidyWhole } from './phone-text';

/** The content of a phone field with a country dropdown. */
export interface PhoneEntry {
  readonly place: Place;
  /** As the visitor sees it. */
  readonly text: string;
  /** The digits at the last edit outside of composing. */
  readonly digits: string;
}

/** An event of the field. */
export type PhoneEvent =
  /** The visitor, a script or the browser edits the text. `kind` is the `inputType` of its event, or empty. */
  | { readonly type: 'edited'; readonly text: string; readonly kind: string; readonly isComposing: boolean }
  /** A country is chosen. */
  | { readonly type: 'chosen'; readonly country: Country }
  /** The state has a number that was not typed here; an empty one restores the first country. */
  | { readonly type: 'given'; readonly number: string; readonly first: Country }
  /** The visitor has left the text: an incomplete number is removed, any other formatted. */
  | { readonly type: 'left' };

/** Edits that enter a whole number: pasted, dropped, or by the browser or a script, which have no kind. */
const isWhole = (kind: string): boolean => kind === '' || /^insertFrom/.test(kind);

/** An empty entry of a country. */
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
  // Text of an input method in progress, and text restored by undo, is left to the browser.
  if (isComposing || kind.startsWith('history')) {
    const place = placeOf(typed, entry.place.home, reader);
    return { place, text: typed, digits: isComposing ? entry.digits : digitsOf(typed) };
  }
  const text = isWhole(kind) ? tidyWhole(typed) : tidyPhone(typed);
  const place = placeOf(text, entry.place.home, reader);
  const digits = digitsOf(text);
  // Separators that the visitor types or deletes stay until a digit follows.
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
