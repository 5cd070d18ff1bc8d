import { type Disposer, listen } from '@mountkit/core';
import { CLOSED, type ComboboxEvent, reduceCombobox } from '../../logic/combobox/combobox-state';
import { actionOf } from '../../logic/combobox/read-key';
import { createCell } from '../../logic/state/store';
import { createAnnouncer, type MatchText } from './announce-matches';
import { createParts } from './create-parts';
import { createChoiceList } from './draw-choices';
import { followSelect } from './follow-select';
import { createPopup } from './open-popup';
import { emptyOption, NO_CHOICES, readChoices } from './read-choices';
import { hasFocus, mirrorSelect, standInFor } from './stand-in';

/** The field of a select. */
export interface SelectField {
  readonly text: MatchText;
  /** The visitor enters and leaves the field. */
  readonly entered: () => void;
  readonly left: () => void;
}

/**
 * Puts a searchable combobox in the place of a select, by the pattern of ARIA. The select stays in the form: it has the
 * options, the choice and the name, and fires `input` and `change` when the visitor chooses. The returned function
 * undoes it.
 */
export function enhanceSelect(select: HTMLSelectElement, field: SelectField): Disposer {
  const parts = createParts(select.ownerDocument);
  const { box, input, arrow, list, note } = parts;
  const state = createCell(CLOSED, reduceCombobox);
  const popup = createPopup(parts);
  const choiceList = createChoiceList(list);
  const announcer = createAnnouncer(parts.status, field.text);
  let choices = NO_CHOICES;

  /** Shows the choice, unless the visitor is searching. */
  const showChoice = () => {
    mirrorSelect(select, input);
    input.placeholder = emptyOption(select)?.text ?? '';
    const option = select.options[select.selectedIndex];
    const text = option?.value ? option.text : '';
    if (!state.get().isTyped && input.value !== text) input.value = text;
  };

  const drawList = () => {
    const { matches, active } = state.get();
    popup.show();
    list.hidden = matches.length === 0;
    note.hidden = !list.hidden;
    note.textContent = note.hidden ? '' : field.text('noMatches');
    const shown = { all: choices.all, matches, active, chosen: select.selectedIndex };
    choiceList.show(shown);
    popup.place();
    // Placed, it may be less tall.
    choiceList.show(shown);
    return choiceList.activeElement()?.id;
  };

  const dispatch = (event: ComboboxEvent) => {
    state.dispatch(event);
    const { isOpen, matches } = state.get();
    const active = isOpen ? drawList() : undefined;
    if (!isOpen) {
      popup.hide();
      announcer.stop();
    }
    input.setAttribute('aria-expanded', `${isOpen && matches.length > 0}`);
    if (active) input.setAttribute('aria-activedescendant', active);
    else input.removeAttribute('aria-activedescendant');
  };

  /** Opens the list at the choice, or at this place of it where nothing is chosen. */
  const open = (otherwise = -1) => {
    if (state.get().isOpen || select.matches(':disabled')) return;
    choices = readChoices(select);
    const chosen = choices.all.findIndex(({ index }) => index === select.selectedIndex);
    const active = select.value ? chosen : Math.min(otherwise, choices.all.length - 1);
    dispatch({ type: 'opened', matches: choices.search(''), active });
    announcer.announce(choices.all.length);
  };

  const close = () => {
    if (state.get().isOpen) dispatch({ type: 'closed' });
    showChoice();
  };

  const search = () => {
    if (!state.get().isOpen) choices = readChoices(select);
    const { value } = input;
    const matches = choices.search(value);
    dispatch({ type: 'typed', matches, isEmpty: value.trim() === '' });
    // Otherwise the browser has filled it in.
    if (hasFocus(input)) announcer.announce(matches.length);
    else settle();
  };

  const chooseOption = (index: number) => {
    close();
    if (select.selectedIndex === index) return;
    select.selectedIndex = index;
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** Chooses by the place in the list. */
  const choose = (match: number) => {
    const choice = choices.all[state.get().matches[match] ?? -1];
    if (choice) chooseOption(choice.index);
    else close();
  };

  /** What was typed is a choice if it names one, or nothing if nothing may be chosen; otherwise the choice stays. */
  const settle = () => {
    if (!state.get().isTyped) return close();
    const isEmpty = input.value.trim() === '';
    const exact = isEmpty ? undefined : choices.all[choices.findExact(input.value)];
    const none = isEmpty ? emptyOption(select) : undefined;
    if (exact) chooseOption(exact.index);
    else if (none && !none.disabled) chooseOption(0);
    else close();
  };

  const press = (event: KeyboardEvent) => {
    const { active } = state.get();
    const action = actionOf(event, state.get());
    if (!action) return;
    if (action !== 'leave') event.preventDefault();
    // Closes only the list, not also the dialog around the form.
    if (action === 'close') event.stopPropagation();
    if (action === 'close') close();
    else if (action === 'choose') choose(active);
    else if (action === 'leave' && active >= 0) choose(active);
    else if (action === 'leave') return;
    else if (action === 'open') open();
    else if (action === 'openFirst') open(0);
    else if (action === 'openLast') open(Number.POSITIVE_INFINITY);
    else dispatch({ type: 'moved', move: action });
  };

  const stops = [
    standInFor(select, box, input),
    followSelect(select, showChoice),
    listen(input, 'input', search),
    listen(input, 'keydown', press),
    listen(input, 'click', () => {
      if (state.get().isOpen) return;
      open();
      // So that typing replaces it.
      input.select();
    }),
    listen(arrow, 'mousedown', (event) => {
      event.preventDefault();
      input.focus();
      if (state.get().isOpen) close();
      else open();
    }),
    // The focus stays in the input.
    listen(parts.popup, 'mousedown', (event) => event.preventDefault()),
    listen(list, 'click', ({ target }) => {
      const row = (target as Element).closest<HTMLElement>('.mk-choice');
      if (row) choose(Number(row.dataset.place));
    }),
    listen(list, 'scroll', choiceList.scrolled, { passive: true }),
    listen(box, 'focusin', field.entered),
    listen(box, 'focusout', () => {
      // Switching to another window does not count as leaving.
      if (hasFocus(input)) return;
      settle();
      field.left();
    }),
  ];
  showChoice();
  return () => {
    popup.hide();
    announcer.stop();
    for (const stop of stops) stop();
  };
}
