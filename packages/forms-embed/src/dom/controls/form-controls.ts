import { findControl } from './find-control';

/** The texts of the shown errors, by field id. */
export function readErrors(form: HTMLFormElement | null): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const list of form?.querySelectorAll('.hs-form-field [id$="-error"]') ?? []) {
    const control = list.closest('.hs-form-field')?.querySelector('[name]');
    errors[control?.getAttribute('name') ?? ''] = list.textContent ?? '';
  }
  return errors;
}

/** The values of a text form, by field id. */
export function readTextValues(form: HTMLFormElement | null): Record<string, string> {
  const values: Record<string, string> = {};
  for (const input of form?.querySelectorAll<HTMLInputElement>('input.hs-input[name]') ?? [])
    values[input.name] = input.value;
  return values;
}

/** Fills a field of a text form like a visitor; false if there is no such field. */
export function writeTextValue(form: HTMLFormElement | null, id: string, value: string): boolean {
  const input = findControl(form, { id }) as HTMLInputElement | null | undefined;
  if (!input) return false;
  input.value = value;
  input.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  return true;
}
