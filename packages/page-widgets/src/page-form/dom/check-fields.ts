import type { Messages } from './open-messages';

/** What a browser can check of the values in a form. */
type Control = HTMLInputElement;

/** A file may be so large: megabytes, as pages write it. */
const MEGABYTE = 1024 * 1024;

/** What is wrong with the files of a field; empty where nothing is. */
export const findLarge = ({ files, dataset }: Control, text: string): string =>
  dataset.maxsize && [...(files ?? [])].some(({ size }) => size > Number(dataset.maxsize) * MEGABYTE)
    ? dataset.maxsizeMessage || text
    : '';

/** How fields are checked before they are sent. */
interface CheckSpec {
  readonly messages: Messages;
  readonly tooLarge: string;
  /** The page leaves everything but the size of files to the server. */
  readonly isServerOnly: boolean;
}

/** Marks every field below an element that the browser would refuse, in its words; true where there is none. */
export function checkFields(root: Element, { messages, tooLarge, isServerOnly }: CheckSpec): boolean {
  const groups = new Set<string>();
  let isValid = true;
  for (const control of root.querySelectorAll<Control>('input,select,textarea')) {
    const { type, name, title, validity, willValidate, validationMessage } = control;
    // What a pattern is for is in the title.
    const reason = (validity.patternMismatch && title) || validationMessage;
    const refused = !isServerOnly && willValidate && !validity.valid && reason;
    const error = refused || (type === 'file' && findLarge(control, tooLarge));
    // Each button of a required group is refused; one of them says it for all.
    if (!error || (type === 'radio' && groups.has(name))) continue;
    groups.add(name);
    messages.mark(control, error);
    isValid = false;
  }
  return isValid;
}
