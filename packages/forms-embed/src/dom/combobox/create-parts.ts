import { uniqueId } from '@mountkit/core';

/** The elements of a combobox. */
export interface ComboboxParts {
  /** Contains the others. */
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  /** Opens and closes the list with a pointer. */
  readonly arrow: HTMLElement;
  /** The list and the note below it, on top of the page while it is open. */
  readonly popup: HTMLElement;
  readonly list: HTMLElement;
  /** Shown in place of an empty list. */
  readonly note: HTMLElement;
  /** What is announced to screen readers. */
  readonly status: HTMLElement;
}

/** Creates the elements of a combobox: an input, and a list that opens. */
export function createParts(ownerDocument: Document): ComboboxParts {
  const create = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    attributes: Readonly<Record<string, string>> = {},
  ) => {
    const element = ownerDocument.createElement(name);
    if (className) element.className = className;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const id = `mk-${uniqueId()}`;
  const box = create('div', 'mk-combobox');
  const input = create('input', '', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': id,
  });
  const arrow = create('span', 'mk-arrow', { 'aria-hidden': 'true' });
  const popup = create('div', 'mk-choices', { popover: 'manual' });
  const list = create('div', 'mk-choice-list', { role: 'listbox', id });
  const note = create('div', 'mk-choice-note');
  const status = create('div', 'mk-combobox-status', { role: 'status' });
  popup.hidden = true;
  popup.append(list, note);
  box.append(input, arrow, popup, status);
  return { box, input, arrow, popup, list, note, status };
}
