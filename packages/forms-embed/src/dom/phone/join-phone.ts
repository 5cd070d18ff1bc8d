import { type Disposer, listen, report } from '@mountkit/core';
import { type Country, countryOf } from '../../logic/phone/countries';
import { type PhoneReader, placeOf, TEXT_FORM_READER } from '../../logic/phone/phone';
import { emptyEntry, numberOf, type PhoneEvent, reducePhone } from '../../logic/phone/phone-entry';
import { caretIn } from '../../logic/phone/phone-text';
import type { FullCell } from '../../logic/state/full-state';
import { hasFocus, writeText } from '../markup/write-text';
import { type EditedText, foreseeEdit } from './foresee-edit';

/** What a phone field with a country dropdown is made from. */
export interface PhoneParts {
  readonly cell: FullCell;
  /** The country that is chosen at first. */
  readonly first: Country;
  /** Fetches the plans of all countries, at the first focus or edit; until they are there nothing is formatted. */
  readonly loadReader: () => Promise<PhoneReader>;
}

/** A ref for the element around the parts of a phone field. */
export type JoinGroup = (group: Element | null) => void;

/**
 * Joins a dropdown of all countries and an input to the state of their field. What stands there is kept while the field is
 * not drawn.
 */
export function joinPhone({ cell, first, loadReader }: PhoneParts): JoinGroup {
  let entry = emptyEntry(first);
  /** What the state held when it was last told, or followed. */
  let number: string | undefined;
  let reader = TEXT_FORM_READER;
  let isLoading = false;
  let wasLoading = false;
  let leave: Disposer | undefined;
  /** Shows what has come to be read in another way. */
  let refresh = () => {};

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    wasLoading = true;
    loadReader().then(
      (loaded) => {
        reader = loaded;
        entry = { ...entry, place: placeOf(entry.text, entry.place.home, reader) };
        refresh();
      },
      (error) => {
        isLoading = false;
        report('the phone data did not come, numbers are not formatted', error);
      },
    );
  };

  const join = (group: Element): Disposer => {
    const select = group.querySelector('select') as HTMLSelectElement;
    const input = group.querySelector('input') as HTMLInputElement;
    let isWriting = false;

    const show = (caret: number) => {
      isWriting = true;
      if (input.value !== entry.text) writeText(input, entry.text, caret);
      isWriting = false;
      select.value = entry.place.shown.code;
    };

    /** Tells the state; answers whether that is news to it. */
    const tell = (): boolean => {
      number = numberOf(entry, reader);
      if (number === cell.get().value) return false;
      cell.change(number);
      return true;
    };

    /** The same for a number that nobody has changed: it has only come to be read or written in another way. */
    const retell = () => {
      const { touched } = cell.get().input;
      if (tell() && !touched) cell.dispatch({ type: 'reset' });
    };

    const change = (event: PhoneEvent, caretOf = (text: string) => text.length) => {
      entry = reducePhone(entry, event, reader);
      show(caretOf(entry.text));
    };

    const follow = () => {
      const { value } = cell.get();
      if (value === number) return;
      const given = reducePhone(entry, { type: 'given', number: value, first }, reader);
      // Else the same number stands there, as the visitor wrote it.
      if (numberOf(given, reader) !== numberOf(entry, reader)) entry = given;
      show(entry.text.length);
      retell();
    };

    const edit = (edited: EditedText, kind: string, isComposing = false) => {
      // Where the plans do not come they are asked for again when the visitor is back, not at every key.
      if (!wasLoading) load();
      change({ type: 'edited', text: edited.text, kind, isComposing }, (text) =>
        caretIn(text, edited, kind.endsWith('Forward')),
      );
      tell();
    };
    const stands = (): EditedText => ({ text: input.value, caret: input.selectionStart ?? input.value.length });

    refresh = () => {
      retell();
      // Nothing is written while the visitor is typing.
      if (hasFocus(input)) select.value = entry.place.shown.code;
      else change({ type: 'left' });
    };

    if (number === undefined) {
      entry = reducePhone(entry, { type: 'edited', text: input.value, kind: '', isComposing: true }, reader);
      // What the visitor has typed into what a server had drawn is handed over to the state next.
      if (input.value !== input.defaultValue) number = cell.get().value;
    }
    show(0);
    follow();

    const listeners = [
      cell.subscribe(follow),
      listen(group, 'input', (event) => {
        const { target, inputType = '', isComposing = false } = event as InputEvent;
        if (target === input && !isWriting) edit(stands(), inputType, isComposing);
        if (target !== select) return;
        change({ type: 'chosen', country: countryOf(select.value) });
        tell();
      }),
      // Formatting is part of the edit, so that undo takes back both. What cannot be foreseen is formatted afterwards.
      listen(input, 'beforeinput', (event) => {
        const foreseen = isWriting ? undefined : foreseeEdit(input, event);
        if (!foreseen) return;
        const { inputType: kind } = event;
        const next = reducePhone(entry, { type: 'edited', text: foreseen.text, kind, isComposing: false }, reader);
        if (next.text === foreseen.text) return;
        event.preventDefault();
        edit(foreseen, kind);
      }),
      listen(input, 'compositionend', () => edit(stands(), 'insertText')),
      listen(group, 'focusin', () => {
        cell.dispatch({ type: 'focused' });
        load();
      }),
      listen(group, 'focusout', ({ target, relatedTarget }) => {
        // Another window does not end the stay.
        if (target === input && !hasFocus(input)) change({ type: 'left' });
        if (!group.contains(relatedTarget as Node | null)) cell.dispatch({ type: 'blurred' });
      }),
      // Where the browser itself posts the form.
      listen(input.form ?? group, 'formdata', ({ formData }) => formData.set(input.name, numberOf(entry, reader))),
    ];
    return () => {
      for (const stop of listeners) stop();
      refresh = () => {};
    };
  };

  return (group) => {
    leave?.();
    leave = group ? join(group) : undefined;
  };
}
