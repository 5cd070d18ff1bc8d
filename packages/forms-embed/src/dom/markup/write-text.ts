/** Whether the control has the focus: only then do caret and undo history matter. */
export const hasFocus = (control: HTMLElement): boolean =>
  (control.getRootNode() as Document | ShadowRoot).activeElement === control;

/** The difference of two texts: its start and end in the one, and its text in the other. */
function differenceOf(one: string, other: string): { start: number; end: number; text: string } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let tail = 0;
  while (tail < shorter - start && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return { start, end: one.length - tail, text: other.slice(start, other.length - tail) };
}

/**
 * Writes a text into an input that the visitor is typing in, and places the caret. Uses the browser's editing command,
 * so that it can be undone: setting the value would end the undo history.
 */
export function writeText(input: HTMLInputElement, text: string, caret: number): void {
  if (!hasFocus(input)) {
    input.value = text;
    return;
  }
  if (input.value !== text) {
    const { start, end, text: part } = differenceOf(input.value, text);
    input.setSelectionRange(start, end);
    input.ownerDocument.execCommand?.(part ? 'insertText' : 'delete', false, part);
    // A browser may refuse or lack the command; otherwise it has fired the event itself.
    if (input.value !== text) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    }
  }
  input.setSelectionRange(caret, caret);
}
