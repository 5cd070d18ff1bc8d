import { readControl } from '../../dom/controls/read-control';
import type { Control } from '../../dom/controls/take-typed';
import type { FullCell } from '../../logic/state/full-state';

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
      if (cell.tidy(readControl(control)) !== value) control.value = value;
    };
    write();
    stop = cell.subscribe(write);
    if (control.type === 'number') {
      control.addEventListener('beforeinput', refuseExponent);
      control.addEventListener('wheel', refuseWheel, { passive: true });
    }
  };
  followers.set(cell, follow);
  return follow;
}

/** Keeps the letter of exponents out of numbers, also pasted ones: specification 2 section 5. */
function refuseExponent(event: Event): void {
  if (/e/i.test((event as InputEvent).data ?? '')) event.preventDefault();
}

/** Keeps the wheel from changing a number that has the focus: the page is scrolled, as it is anywhere else. */
function refuseWheel({ currentTarget }: Event): void {
  const control = currentTarget as HTMLInputElement;
  if (control.readOnly) return;
  // Browsers do not step what cannot be changed.
  control.readOnly = true;
  requestAnimationFrame(() => {
    control.readOnly = false;
  });
}
