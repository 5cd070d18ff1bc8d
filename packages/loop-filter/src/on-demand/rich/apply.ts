import { browserClock, type Disposer, listen } from '@mountkit/core';
import { listOf } from '../../dom/lists';
import type { RichContext } from './rich-context';

/** A visitor who pauses for so many milliseconds has chosen. */
const PAUSE = 300;

/** Applies what is typed or dragged. */
export interface Applier {
  /** Applies it when the visitor pauses. */
  soon(): void;
  /** Applies it now, unless it is applied already. */
  now(): void;
}

/**
 * Applies the value of a field. The first since the focus came is an entry of the history; those after it replace it, so
 * that one step back leaves all that was typed.
 */
export function createApplier({ element, scope, settings }: RichContext, field: HTMLInputElement): Applier {
  // The engine may be loaded meanwhile: it shows what is chosen, and this is not yet.
  const pending = () => listOf(settings().loop || settings().selected_element).pendingControls;
  let applied = field.value;
  let hasEntry = false;
  let stop: Disposer = () => {};
  const now = () => {
    stop();
    pending().delete(field);
    if (field.value === applied) return;
    applied = field.value;
    field.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: { replaces: hasEntry } }));
    hasEntry = true;
  };
  scope.add(() => {
    stop();
    pending().delete(field);
  });
  scope.add(
    listen(element, 'focusin', () => {
      applied = field.value;
      hasEntry = false;
    }),
  );
  return {
    soon() {
      stop();
      pending().add(field);
      stop = browserClock.after(PAUSE, now);
    },
    now,
  };
}
