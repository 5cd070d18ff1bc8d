import { lengthOf } from '../../logic/rules/length-rule';
import type { FullCell } from '../../logic/state/full-state';
import { useCell } from '../use-cell';
import type { FullModel } from './full-model';

/** The styles of the counter in the default theme. */
export const COUNTER_CSS = `
.mk-form .mk-counter{margin:4px 0 0;font-size:.875em;text-align:end;font-variant-numeric:tabular-nums;color:var(--mountkit-muted,inherit)}
.mk-form .mk-counter[data-over]{color:var(--mountkit-error,color-mix(in srgb,#e5484d 55%,currentColor));font-weight:600}`;

/** Fewer characters left than these, or than a tenth of the limit, are announced. */
const FEW = 10;

/**
 * How many characters a field has left. The control names it as its description; it is announced only near the limit,
 * and only when the visitor has stopped typing.
 */
export function Counter({ model: { messages }, cell, id }: { model: FullModel; cell: FullCell; id: string }) {
  const { maxLength = 0 } = cell.field;
  const left = useCell(cell, ({ value }) => maxLength - lengthOf(value));
  const isQuiet = useCell(cell, ({ input }) => !input.changed || input.updating);
  const text = messages.of(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) });
  return (
    <>
      <div id={id} className="mk-counter" data-over={left < 0 ? '' : undefined}>
        {text}
      </div>
      <div role="status" className="mk-hidden">
        {isQuiet || left > Math.max(FEW, maxLength / 10) ? '' : text}
      </div>
    </>
  );
}
