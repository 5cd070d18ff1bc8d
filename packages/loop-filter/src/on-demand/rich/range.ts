import { listen } from '@mountkit/core';
import { moveEnd, type Range, readRange, writeRange } from '../../logic/range';
import { createApplier } from './apply';
import type { RichContext } from './rich-context';

type End = keyof Range;

/**
 * A range with two ends: two native range inputs over each other and two number fields beside them, each with
 * `data-bound` (`min`, `max`), and the hidden field `data-filter` that has the term.
 */
function startRange(context: RichContext, box: HTMLElement): void {
  const { report, scope } = context;
  const bounds = [...box.querySelectorAll<HTMLInputElement>('input[data-bound]')];
  const field = box.querySelector<HTMLInputElement>('input[data-filter]');
  const first = bounds.find(({ type }) => type === 'range') ?? bounds[0];
  if (!field || !first) {
    report('data-filter-range has no input with data-filter and none with data-bound, expected both');
    return;
  }
  const limits = { min: Number(first.min), max: Number(first.max) };
  let range = limits;
  /** The term that the visitor has chosen last. */
  let written = field.value;

  const show = (except?: Element) => {
    for (const bound of bounds) if (bound !== except) bound.value = `${range[bound.dataset.bound as End]}`;
    for (const end of ['min', 'max'] as const) {
      const share = (range[end] - limits.min) / (limits.max - limits.min || 1);
      box.style.setProperty(`--mountkit-range-${end}`, `${share}`);
    }
  };
  const read = () => {
    written = field.value;
    range = { ...limits, ...readRange(written) };
    show();
  };
  const applier = createApplier(context, field);

  for (const bound of bounds) {
    const take = () => {
      range = moveEnd(range, bound.dataset.bound as End, bound.value ? Number(bound.value) : Number.NaN, limits);
      written = writeRange(range, limits);
      field.value = written;
    };
    scope.add(
      listen(bound, 'input', () => {
        take();
        // What is being typed may be no end yet.
        show(bound.type === 'number' ? bound : undefined);
        applier.soon();
      }),
    );
    scope.add(
      listen(bound, 'change', (event) => {
        event.stopPropagation();
        take();
        show();
        applier.soon();
      }),
    );
  }
  if (field.form) {
    scope.add(
      listen(field.form, 'submit', (event) => {
        event.preventDefault();
        applier.now();
      }),
    );
  }
  // The value of a hidden field is its attribute: the engine writes it where the address or a chip changes the range.
  const watch = new MutationObserver(() => {
    if (field.value !== written) read();
  });
  watch.observe(field, { attributeFilter: ['value'] });
  scope.add(() => {
    watch.disconnect();
    for (const end of ['min', 'max']) box.style.removeProperty(`--mountkit-range-${end}`);
  });
  read();
}

/** Starts the ranges of a group. */
export function startRanges(context: RichContext): void {
  for (const box of context.element.querySelectorAll<HTMLElement>('[data-filter-range]')) startRange(context, box);
}
