import type { Field } from '../logic/definition';

/** The control of a field that can take the focus; `data-for` marks the visible one where another carries the name. */
export function findControl(
  form: HTMLFormElement | null,
  field: Pick<Field, 'id'> | undefined,
): HTMLElement | null | undefined {
  if (!field) return null;
  const name = JSON.stringify(field.id);
  return form?.querySelector<HTMLElement>(`[data-for=${name}],[name=${name}]:not([type=hidden])`);
}
