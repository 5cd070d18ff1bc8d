import { writeJson } from '@mountkit/core/logic';
import type { Field } from '../../logic/definition/definition';

/** The first match in a form. Fields named like a form's methods hide them. */
export const findIn = <Found extends Element>(form: HTMLFormElement, selector: string): Found | null =>
  HTMLElement.prototype.querySelector.call<Element, [string], Found | null>(form, selector);

/** The control of a field; `data-for` marks the visible one where another, after it, has the name. */
export function findControl(
  form: HTMLFormElement | null,
  field: Pick<Field, 'id'> | undefined,
): HTMLElement | null | undefined {
  if (!field) return null;
  const name = writeJson(field.id);
  return form && findIn<HTMLElement>(form, `[data-for=${name}],[name=${name}]`);
}
