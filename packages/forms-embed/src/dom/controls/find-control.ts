import { writeJson } from '@mountkit/core/logic';
import type { Field } from '../../logic/definition/definition';

/** The control of a field that can take the focus; `data-for` marks the visible one where another carries the name. */
export function findControl(
  form: HTMLFormElement | null,
  field: Pick<Field, 'id'> | undefined,
): HTMLElement | null | undefined {
  if (!field) return null;
  const name = writeJson(field.id);
  const selector = `[data-for=${name}],[name=${name}]:not([type=hidden])`;
  // A form's own methods are hidden by fields of their names.
  return form && HTMLElement.prototype.querySelector.call<Element, [string], HTMLElement | null>(form, selector);
}
