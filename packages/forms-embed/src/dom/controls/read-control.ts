import { writeJson } from '@mountkit/core/logic';
import type { FieldCell } from '../../logic/state/store';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The value of a control; `NaN` for a number that the browser cannot read. Phone numbers lose their whitespace
 * (specification 2 section 5), but not in the control.
 */
export function readControl(control: Control): string {
  if (control.validity?.badInput) return 'NaN';
  return control.type === 'tel' ? control.value.replace(/\s+/g, '') : control.value;
}

/** Takes into the state what stands in the control of a field, also where no event told of it: password managers, scripts. */
export function takeTyped(form: HTMLFormElement, { field, isComposite, get, change }: FieldCell): void {
  // Fields named like a form's methods hide them.
  const { querySelector } = HTMLElement.prototype;
  const control = querySelector.call<Element, [string], Control | null>(form, `[name=${writeJson(field.id)}]`);
  if (!control || isComposite) return;
  const value = readControl(control);
  // No number and no choice may also be one that the control cannot show.
  if (value !== get().value && (value || !/number|select/.test(control.type))) change(value);
}
