/** A text with the caret in it. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/** What an edit puts in, and the place of what it takes out; undefined where only the browser knows. */
function readEdit({ inputType, data, dataTransfer }: InputEvent, from: number, to: number) {
  const direction = /^deleteContent(Backward|Forward)$/.exec(inputType)?.[1];
  if (direction && from < to) return { from, to, put: '' };
  if (direction === 'Backward') return { from: from - 1, to, put: '' };
  if (direction === 'Forward') return { from, to: to + 1, put: '' };
  if (inputType !== 'insertText' && inputType !== 'insertFromPaste') return undefined;
  const put = data ?? dataTransfer?.getData('text/plain');
  return put ? { from, to, put } : undefined;
}

/** What an edit that is about to happen will make of an input; undefined where only the browser knows. */
export function foreseeEdit(input: HTMLInputElement, event: InputEvent): EditedText | undefined {
  const { value, selectionStart, selectionEnd } = input;
  if (!event.cancelable || event.defaultPrevented || event.isComposing || selectionStart === null) return undefined;
  const edit = readEdit(event, selectionStart, selectionEnd ?? selectionStart);
  // One character of a phone number is one of the text; of others several may go at once.
  if (!edit || edit.from < 0 || edit.to > value.length || /[^ -~]/.test(value)) return undefined;
  const { from, to, put } = edit;
  return { text: value.slice(0, from) + put + value.slice(to), caret: from + put.length };
}
