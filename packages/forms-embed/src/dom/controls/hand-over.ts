import type { FormStore } from '../../logic/state/store';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads the visitor's input in a form that a server has drawn. The returned function writes it to the state; it is
 * called in the same task, as soon as our own form is drawn: the same element, or a new one if the markup could not be
 * reused.
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
      // The state may have values that the server did not have. A phone number stays as the visitor wrote it.
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

/** Whether the visitor, or the browser for them, has changed the server's value. */
function isTouched(control: Control): boolean {
  if ('options' in control) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isText(control)) return control.value !== control.defaultValue;
  return 'checked' in control && control.checked !== control.defaultChecked;
}

/** The value of a field as in the state: several are joined by semicolons. */
const readValue = (form: HTMLFormElement, name: string): string =>
  new FormData(form)
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .join(';');

/** Writing an equal value would interrupt the composition of a character. */
function writeValue(control: Control, value: string): void {
  if (control.value !== value) control.value = value;
}
