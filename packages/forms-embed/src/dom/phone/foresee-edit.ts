/** A text with the caret in it. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/** The text that an edit inserts, and the range that it replaces; undefined if only the browser knows. */
function readEdit({ inputType, data, dataTransfer }: InputEvent, from: number, to: number) {
  const direction = /^deleteContent(Backward|Forward)$/.exec(inputType)?.[1];
  if (direction && from < to) return { from, to, put: '' };
  if (direction === 'Backward') return { from: from - 1, to, put: '' };
  if (direction === 'Forward') return { from, to: to + 1, put: '' };
  if (inputType !== 'insertText' && inputType !== 'insertFromPaste') return undefined;
  const put = data ?? dataTransfer?.getData('text/plain');
  return put ? { from, to, put } : undefined;
}

/** The text of an input after an edit that is about to happen; undefined if only the browser knows. */
export function foreseeEdit(input: HTMLInputElement, event: InputEvent): EditedText | undefined {
  const { value, selectionStart, selectionEnd } = input;
  if (!event.cancelable || event.defaultPrevented || event.isComposing || selectionStart === null) return undefined;
  const edit = readEdit(event, selectionStart, selectionEnd ?? selectionStart);
  // One deletion removes one character of a phone number, but may remove several of other text.
  if (!edit || edit.from < 0 || edit.to > value.length || /[^ -~]/.test(value)) return undefined;
  const { from, to, put } = edit;
  return { text: value.slice(0, from) + put + value.slice(to), caret: from + put.length };
}
