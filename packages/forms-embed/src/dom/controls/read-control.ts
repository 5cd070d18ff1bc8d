import type { FieldCell } from '../../logic/state/store';
import type { Control } from './take-typed';

/**
 * The value of a control; `NaN` for a number that the browser cannot read. Phone numbers lose their whitespace
 * (specification 2 section 5), but not in the control.
 */
export function readControl(control: Control): string {
  if (control.validity?.badInput) return 'NaN';
  return control.type === 'tel' ? control.value.replace(/\s+/g, '') : control.value;
}

/** What stands in the control of a field of any kind; null where the control does not show the value as it is. */
export function readTyped(control: Control, { isComposite }: FieldCell): string | null {
  if (isComposite) return null;
  // No number and no choice may also be one that the control cannot show.
  return readControl(control) || (/number|select/.test(control.type) ? null : '');
}
