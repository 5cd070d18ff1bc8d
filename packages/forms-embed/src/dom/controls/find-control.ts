import { writeJson } from '@mountkit/core/logic';
import type { Field } from '../../logic/definition/definition';

/** The control of a field; `data-for` marks the visible one where another, after it, has the name. */
export function findControl(
  form: HTMLFormElement | null,
  field: Pick<Field, 'id'> | undefined,
): HTMLElement | null | undefined {
  if (!field) return null;
  const name = writeJson(field.id);
  const selector = `[data-for=${name}],[name=${name}]`;
  // Fields named like a form's methods hide them.
  return form && HTMLElement.prototype.querySelector.call<Element, [string], HTMLElement | null>(form, selector);
}
