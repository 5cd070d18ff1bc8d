import { fillTemplate } from '@mountkit/core';
import { readRange } from '../../logic/range';

/** The controls of a group: contract section 3. */
export const controlsOf = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-filter]:not([data-filter-chip]),[data-filter-clear]'),
];

/** Whether a control is filled in or ticked, rather than pressed. */
export const isField = (control: HTMLElement): boolean => control.matches('input,select');

/** Whether a control takes any term: what is typed, or dragged. */
export const isFree = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(control.type);

/** The terms of a control. */
export const termsOfControl = (control: HTMLElement): readonly string[] =>
  control instanceof HTMLSelectElement
    ? [...control.options].map((option) => option.dataset.filter ?? option.value)
    : [control.dataset.filter ?? ''];

/**
 * The value of a control after it was used: a term to choose or to give up, the list of all chosen terms, or null if it
 * clears everything.
 */
export function readControl(control: HTMLElement): string | readonly string[] | null {
  if (control.dataset.filterClear !== undefined) return null;
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions].map((option) => option.dataset.filter ?? option.value);
  }
  if (control instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(control.type)) return [control.value];
  return control.dataset.filter ?? '';
}

/**
 * The name of a term on the page: the text of its control, or of the label around it. What was typed or dragged is named by
 * the field's `data-chip`, with `{{term}}`, and `{{min}}` and `{{max}}` of a range.
 */
export function nameOfTerm(controls: readonly HTMLElement[], term: string): string {
  const control = controls.find((each) => termsOfControl(each).includes(term));
  const { chip, chipMin, chipMax } = control ? {} : (controls.find(({ dataset }) => dataset.chip)?.dataset ?? {});
  if (chip) {
    const { min, max } = readRange(term);
    const text = (min === undefined && max !== undefined && chipMax) || (max === undefined && chipMin) || chip;
    return fillTemplate(text, { term, min: `${min}`, max: `${max}` });
  }
  const option =
    control instanceof HTMLSelectElement
      ? [...control.options].find((each) => (each.dataset.filter ?? each.value) === term)
      : (control?.closest('label') ?? control);
  const words = option?.cloneNode(true) as HTMLElement | undefined;
  for (const count of words?.querySelectorAll('[data-count]') ?? []) count.remove();
  return words?.textContent?.trim() || term;
}

/** Shows whether the terms of a control are chosen. */
export function showControl(control: HTMLElement, chosen: readonly string[]): void {
  const term = control.dataset.filter ?? '';
  if (control.dataset.filterClear !== undefined) return;
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) {
      const own = option.dataset.filter ?? option.value;
      const isNone = own === '' || own === '__all';
      option.selected = isNone ? !chosen[0] : chosen.includes(own);
    }
  } else if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    control.checked = term === '__all' ? !chosen[0] : chosen.includes(term);
  } else if (control instanceof HTMLInputElement) {
    // What the server has put into these is what was chosen then.
    const value = chosen[0] ?? (/^(?:hidden|search)$/.test(control.type) ? '' : control.defaultValue);
    // A visitor who types is not interrupted.
    if (control.value !== value && control !== document.activeElement) control.value = value;
  } else {
    const pressed = `${term === '__all' ? !chosen[0] : chosen.includes(term)}`;
    // All are shown at each choice, and few of them change.
    if (control.getAttribute('aria-pressed') !== pressed) control.setAttribute('aria-pressed', pressed);
  }
}
