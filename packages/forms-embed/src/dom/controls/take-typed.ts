import { writeJson } from '@mountkit/core/logic';
import type { FieldCell } from '../../logic/state/store';
import { findIn } from './find-control';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reads what stands in the control of a field; null for what does not count. */
export type ReadTyped = (control: Control, cell: FieldCell) => string | null;

/** Takes into the state what stands in the control of a field, also where no event told of it: password managers, scripts. */
export function takeTyped(form: HTMLFormElement, cell: FieldCell, read: ReadTyped = ({ value }) => value): void {
  const control = findIn<Control>(form, `[name=${writeJson(cell.field.id)}]`);
  const { value } = cell.get();
  const typed = (control && read(control, cell)) ?? value;
  if (typed !== value) cell.change(typed);
}
