import type { Chosen } from '../logic/match';

type Control = HTMLSelectElement | HTMLInputElement;

/** The choices of a form: each a select, or a group of radio buttons. */
export interface Choices {
  read(): Chosen;
  /** Chooses nothing. */
  clear(): void;
  /** Lets only these values of a choice be chosen; null lets any. What is chosen stays. */
  limit(name: string, values: ReadonlySet<string> | null): void;
  /** What a choice is called on the page. */
  nameOf(name: string): string;
  focus(name: string): void;
  has(target: EventTarget | null): boolean;
  /** Lets everything be chosen again. */
  restore(): void;
}

const CONTROL = 'select[name^=attribute_],input[type=radio][name^=attribute_]';

/** An option or a radio button, with its value and whether it is chosen. */
type Option = HTMLOptionElement | HTMLInputElement;

const optionsOf = (control: Control): readonly Option[] =>
  control instanceof HTMLSelectElement ? [...control.options] : [control];
const isChosen = (option: Option) => (option instanceof HTMLOptionElement ? option.selected : option.checked);

/** Opens the choices of a form. `isHidden`: what cannot be chosen is not shown either. */
export function openChoices(form: HTMLElement, isHidden: () => boolean): Choices {
  const list = (name?: string) =>
    [...form.querySelectorAll<Control>(CONTROL)].filter((control) => !name || control.name === name);
  /** What was disabled or hidden here. */
  const limited = new Set<Option>();
  const set = (option: Option, is: boolean) => {
    const shown = option instanceof HTMLOptionElement ? option : (option.closest('label') ?? option);
    if (is) limited.add(option);
    else limited.delete(option);
    option.disabled = is;
    shown.hidden = is && isHidden();
    shown.classList.toggle('mountkit-unavailable', is);
  };

  return {
    read: () => {
      const chosen: Record<string, string> = {};
      for (const control of list()) {
        chosen[control.name] ??= '';
        if (control instanceof HTMLSelectElement || control.checked) chosen[control.name] = control.value;
      }
      return chosen;
    },
    clear() {
      for (const control of list()) {
        if (control instanceof HTMLSelectElement) control.value = '';
        else control.checked = false;
      }
    },
    limit(name, values) {
      for (const option of list(name).flatMap(optionsOf)) {
        const isOut = !!option.value && !!values && !values.has(option.value) && !isChosen(option);
        // The page's own disabled options stay so.
        if (isOut ? !option.disabled : limited.has(option)) set(option, isOut);
      }
    },
    nameOf(name) {
      const [control] = list(name);
      const group = control?.closest('fieldset')?.querySelector('legend') ?? control?.closest('[role=radiogroup]');
      const label = control instanceof HTMLSelectElement ? control.labels[0] : group;
      const text = (label?.getAttribute('aria-label') || label?.textContent || control?.ariaLabel || '').trim();
      return text.replace(/\s*[*:]+$/, '') || name.replace(/^attribute_(?:pa_)?/, '');
    },
    focus: (name) => list(name)[0]?.focus(),
    has: (target) => list().includes(target as Control),
    restore() {
      for (const option of [...limited]) set(option, false);
    },
  };
}
