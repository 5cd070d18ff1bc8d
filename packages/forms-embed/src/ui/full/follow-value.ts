import type { FullCell } from '../../logic/state/full-state';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One function for each field, so that redrawing does not detach and attach it again. */
const followers = new WeakMap<FullCell, (control: Control | null) => void>();

/**
 * A ref for a control that keeps its own value: it is updated when something else changes the state, e.g. a reset.
 * Typed text is never written back, so the caret stays where it is.
 */
export function followValue(cell: FullCell): (control: Control | null) => void {
  const known = followers.get(cell);
  if (known) return known;
  let stop: (() => void) | undefined;
  const follow = (control: Control | null) => {
    stop?.();
    stop = undefined;
    if (!control) return;
    const write = () => {
      const { value } = cell.get();
      if (readControl(control) !== value) control.value = value;
    };
    write();
    stop = cell.subscribe(write);
    if (control.type === 'number') control.addEventListener('beforeinput', refuseExponent);
  };
  followers.set(cell, follow);
  return follow;
}

/** Keeps the letter of exponents out of numbers, also pasted ones: specification 2 section 5. */
function refuseExponent(event: Event): void {
  if (/e/i.test((event as InputEvent).data ?? '')) event.preventDefault();
}

/**
 * The value of a control; `NaN` for a number that the browser cannot read. Phone numbers lose their whitespace
 * (specification 2 section 5), but not in the control.
 */
export function readControl(control: Control): string {
  if (control.validity?.badInput) return 'NaN';
  return control.type === 'tel' ? control.value.replace(/\s+/g, '') : control.value;
}
