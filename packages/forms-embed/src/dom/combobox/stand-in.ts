import type { Disposer } from '@mountkit/core';

/** What the input has as the select has it: how it looks, what describes it, and whether it can be used. */
const MIRRORED = [
  'class',
  'required',
  'disabled',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-invalid',
] as const;

/** Gives an input what the select has now. */
export function mirrorSelect(select: HTMLSelectElement, input: HTMLInputElement): void {
  for (const name of MIRRORED) {
    const value = select.getAttribute(name);
    if (value === input.getAttribute(name)) continue;
    if (value === null) input.removeAttribute(name);
    else input.setAttribute(name, value);
  }
}

/** Whether the focus is in a control, also where the visitor is in another window meanwhile. */
export const hasFocus = (control: HTMLElement): boolean =>
  (control.getRootNode() as Document | ShadowRoot).activeElement === control;

/** Puts a box with an input in the place of a select, in the same size; the label and the focus go to the input. */
export function standInFor(select: HTMLSelectElement, box: HTMLElement, input: HTMLInputElement): Disposer {
  const { id } = select;
  const { width, height } = select.getBoundingClientRect();
  select.before(box);
  select.removeAttribute('id');
  if (id) input.id = id;
  // Where an invalid value is reported, the focus goes to the control that is marked so.
  if (select.name) input.dataset.for = select.name;
  mirrorSelect(select, input);
  moveFocus(select, input);
  select.hidden = true;
  // Also of a page's script.
  select.focus = (options) => input.focus(options);
  if (width > 0) {
    // A page may style selects and inputs differently.
    if (!isNear(input.getBoundingClientRect().height, height)) input.style.height = `${height}px`;
    for (const wanted of ['100%', `${width}px`])
      if (!isNear(box.getBoundingClientRect().width, width)) box.style.width = wanted;
  }
  return () => {
    Reflect.deleteProperty(select, 'focus');
    select.hidden = false;
    if (id) select.id = id;
    box.remove();
  };
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.5;

/** The visitor stays in the field: nobody is told that they have left it. */
function moveFocus(select: HTMLSelectElement, input: HTMLInputElement) {
  if (!hasFocus(select)) return;
  const keep = (event: Event) => event.stopImmediatePropagation();
  for (const name of ['blur', 'focusout']) select.addEventListener(name, keep, true);
  input.focus({ preventScroll: true });
  for (const name of ['blur', 'focusout']) select.removeEventListener(name, keep, true);
}
