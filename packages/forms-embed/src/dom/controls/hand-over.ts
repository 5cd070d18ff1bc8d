import type { FormStore } from '../../logic/state/store';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads what the visitor has done so far in a form that a server has drawn. The answer hands it to the state, and is
 * called in the same task, as soon as `form` is ours: the same one, or another where something has changed the markup so
 * much that it had to be drawn anew.
 */
export function readGiven(given: HTMLFormElement): (form: HTMLFormElement, store: FormStore) => void {
  const controls = controlsOf(given);
  const place = controls.findIndex(isFocused);
  const focused = controls[place]?.name;
  const values = new Map<string, string>();
  for (const control of controls) if (isTouched(control)) values.set(control.name, readValue(given, control.name));

  return (form, { fields }) => {
    for (const { field, get, change, dispatch } of fields) {
      if (field.id === focused) dispatch({ type: 'focused' });
      const value = values.get(field.id);
      if (value !== undefined && value !== get().value) change(value);
      // The state may know what the server did not. A phone number stands as the visitor wrote it.
      for (const control of controlsOf(form)) {
        if (control.name === field.id && isText(control) && control.type !== 'tel') writeValue(control, get().value);
      }
    }
    const again = controlsOf(form)[place];
    if (again && !isFocused(again)) again.focus({ preventScroll: true });
  };
}

const controlsOf = ({ elements }: HTMLFormElement) => [...elements] as Control[];

const isFocused = (control: Control) => (control.getRootNode() as Document | ShadowRoot).activeElement === control;

const isText = (control: Control): boolean =>
  /^(input|textarea)$/.test(control.localName) && !/^(checkbox|radio|file)$/.test(control.type);

/** Whether the visitor, or the browser for them, has changed what the server wrote. */
function isTouched(control: Control): boolean {
  if ('options' in control) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isText(control)) return control.value !== control.defaultValue;
  return 'checked' in control && control.checked !== control.defaultChecked;
}

/** The value of a field as the state has it: several are joined by semicolons. */
const readValue = (form: HTMLFormElement, name: string): string =>
  new FormData(form)
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .join(';');

/** Writing the same again would end the composition of a character that is under way. */
function writeValue(control: Control, value: string): void {
  if (control.value !== value) control.value = value;
}
