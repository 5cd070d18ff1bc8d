import type { ReactElement } from 'react';
import type { FullModel } from './full-model';

/** Moves the field out of the window, without a style sheet and without the usual signs that robots check. */
function moveAway(element: HTMLElement | null): void {
  if (element) Object.assign(element.style, { position: 'absolute', insetInlineStart: '-9999px', top: 'auto' });
}

/**
 * A field that people cannot see, hear or reach, so that only robots fill it. It belongs to no form, so that the
 * browser never sends it.
 * @param found called with the input.
 */
export const createTrap =
  (found: (input: HTMLInputElement | null) => void) =>
  ({ model: { suffix } }: { model: FullModel }): ReactElement => (
    <div className="mk-hidden" aria-hidden="true" ref={moveAway}>
      <label htmlFor={`website-${suffix}`}>Website</label>
      <input
        ref={found}
        id={`website-${suffix}`}
        name="website"
        form={`none-${suffix}`}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
