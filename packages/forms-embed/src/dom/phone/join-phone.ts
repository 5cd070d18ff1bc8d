import { type Disposer, listen, openPart, report } from '@mountkit/core';
import { type Country, countryOf } from '../../logic/phone/countries';
import { type PhoneReader, placeOf, TEXT_FORM_READER } from '../../logic/phone/phone';
import { emptyEntry, numberOf, type PhoneEvent, reducePhone } from '../../logic/phone/phone-entry';
import { caretIn } from '../../logic/phone/phone-text';
import type { FullCell } from '../../logic/state/full-state';
import { hasFocus, writeText } from '../markup/write-text';
import { type EditedText, foreseeEdit } from './foresee-edit';

/** The parts of a phone field with a country dropdown. */
export interface PhoneParts {
  readonly cell: FullCell;
  /** The initial country. */
  readonly first: Country;
  /** Loads the numbering plans of all countries, at the first focus or edit; until then nothing is formatted. */
  readonly loadReader: () => Promise<PhoneReader>;
}

/** A ref for the element around the parts of a phone field. */
export type JoinGroup = (group: Element | null) => void;

/**
 * Connects a dropdown of all countries and an input to the state of their field. Keeps their content while the field is
 * not drawn.
 */
export function joinPhone({ cell, first, loadReader }: PhoneParts): JoinGroup {
  let entry = emptyEntry(first);
  /** The number in the state after the last update from either side. */
  let number: string | undefined;
  let reader = TEXT_FORM_READER;
  let isLoading = false;
  let wasLoading = false;
  let leave: Disposer | undefined;
  /** Shows an entry that is read in another way now. */
  let refresh = () => {};

  const plans = openPart(loadReader, 'the phone number plans', { report });
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    wasLoading = true;
    void plans(
      (loaded) => {
        reader = loaded;
        entry = { ...entry, place: placeOf(entry.text, entry.place.home, reader) };
        refresh();
      },
      // Until then numbers are not formatted.
      () => {
        isLoading = false;
      },
    );
  };

  const join = (group: Element): Disposer => {
    const select = group.querySelector('select') as HTMLSelectElement;
    const input = group.querySelector('input[type=tel]') as HTMLInputElement;
    let isWriting = false;

    const show = (caret: number) => {
      isWriting = true;
      if (input.value !== entry.text) writeText(input, entry.text, caret);
      isWriting = false;
      select.value = entry.place.shown.code;
    };

    /** Writes the number to the state; returns whether that has changed it. */
    const updateState = (): boolean => {
      number = numberOf(entry, reader);
      if (number === cell.get().value) return false;
      cell.change(number);
      return true;
    };

    /** The same for a number that the visitor has not changed, but that is read or formatted in another way now. */
    const refreshState = () => {
      const { touched } = cell.get().input;
      if (updateState() && !touched) cell.dispatch({ type: 'reset' });
    };

    const change = (event: PhoneEvent, caretOf = (text: string) => text.length) => {
      entry = reducePhone(entry, event, reader);
      show(caretOf(entry.text));
    };

    const follow = () => {
      const { value } = cell.get();
      if (value === number) return;
      const given = reducePhone(entry, { type: 'given', number: value, first }, reader);
      // Otherwise it is the same number, as the visitor wrote it.
      if (numberOf(given, reader) !== numberOf(entry, reader)) entry = given;
      show(entry.text.length);
      refreshState();
    };

    const edit = (edited: EditedText, kind: string, isComposing = false) => {
      // After a failure the plans are loaded again at the next focus, not at every key.
      if (!wasLoading) load();
      change({ type: 'edited', text: edited.text, kind, isComposing }, (text) =>
        caretIn(text, edited, kind.endsWith('Forward')),
      );
      updateState();
    };
    const current = (): EditedText => ({ text: input.value, caret: input.selectionStart ?? input.value.length });

    refresh = () => {
      refreshState();
      // Nothing is written while the visitor is typing.
      if (hasFocus(input)) select.value = entry.place.shown.code;
      else change({ type: 'left' });
    };

    if (number === undefined) {
      entry = reducePhone(entry, { type: 'edited', text: input.value, kind: '', isComposing: true }, reader);
      // Input in a form that a server has drawn is written to the state next.
      if (input.value !== input.defaultValue) number = cell.get().value;
    }
    show(0);
    follow();

    const listeners = [
      cell.subscribe(follow),
      listen(group, 'input', (event) => {
        const { target, inputType = '', isComposing = false } = event as InputEvent;
        if (target === input && !isWriting) edit(current(), inputType, isComposing);
        if (target !== select) return;
        change({ type: 'chosen', country: countryOf(select.value) });
        updateState();
      }),
      // Formatting is part of the edit, so that both are undone together. Other edits are formatted afterwards.
      listen(input, 'beforeinput', (event) => {
        const foreseen = isWriting ? undefined : foreseeEdit(input, event);
        if (!foreseen) return;
        const { inputType: kind } = event;
        const next = reducePhone(entry, { type: 'edited', text: foreseen.text, kind, isComposing: false }, reader);
        if (next.text === foreseen.text) return;
        event.preventDefault();
        edit(foreseen, kind);
      }),
      listen(input, 'compositionend', () => edit(current(), 'insertText')),
      listen(group, 'focusin', () => {
        cell.dispatch({ type: 'focused' });
        load();
      }),
      listen(group, 'focusout', ({ target, relatedTarget }) => {
        // Switching to another window does not count as leaving.
        if (target === input && !hasFocus(input)) change({ type: 'left' });
        if (!group.contains(relatedTarget as Node | null)) cell.dispatch({ type: 'blurred' });
      }),
      // For a form that the browser itself posts.
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
