/** Whether the visitor is in the control: only there do a caret and an undo history matter. */
export const hasFocus = (control: HTMLElement): boolean =>
  (control.getRootNode() as Document | ShadowRoot).activeElement === control;

/** The part in which two texts differ: where it begins and ends in the one, and what stands there in the other. */
function differenceOf(one: string, other: string): { start: number; end: number; text: string } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let tail = 0;
  while (tail < shorter - start && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return { start, end: one.length - tail, text: other.slice(start, other.length - tail) };
}

/**
 * Writes a text into an input that the visitor is typing in, and puts the caret there. The browser's own editing
 * command does it, so that undo takes it back too: setting the value would end the history of what was typed.
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
    // A browser may refuse the command, or know none; else it has told of the edit itself.
    if (input.value !== text) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    }
  }
  input.setSelectionRange(caret, caret);
}
