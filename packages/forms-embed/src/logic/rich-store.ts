import type { Clock } from '@mountkit/core/logic';
import { placesOf } from './field-places';
import { INITIAL_FORM, reduceForm } from './form-state';
import { pageCountOf, reducePages } from './pages';
import { createRichCells, type Validate } from './rich-cells';
import type { RichDefinition } from './rich-definition';
import { isRefused, isShown, type RichCell, type RichStore } from './rich-state';
import { createSight, NOTHING_HIDDEN, type Smartness } from './sight';
import { createCell } from './store';
import type { createVisibility } from './visibility';

type Values = ReadonlyMap<string, string>;

/** What the state of a rich form is made from. */
export interface RichStoreParts {
  readonly definition: RichDefinition;
  /** The values that the form begins with, by field id. */
  readonly values: Values;
  /** The names of fields whose values are known. */
  readonly known: ReadonlySet<string>;
  readonly hasKnownValues: boolean;
  readonly clock: Clock;
  readonly validate: Validate;
  /** How dependent fields come into sight. Whoever knows that there are none need not give it. */
  readonly createVisibility?: typeof createVisibility | undefined;
  /** What known values hide. Whoever knows that nothing is known and no group waits need not give it. */
  readonly smartness?: Smartness | undefined;
  /** Whether values are checked as they change, and on load; else only by `validateAll` and `next`. */
  readonly liveValidation: () => boolean;
  /** The values for the reset-cookie action: of the address, and default values. */
  readonly initialFromAddress: () => Values;
}

/** Creates the state of a form of any kind of fields that nobody has touched: specification 2 section 4. */
export function createRichStore(parts: RichStoreParts): RichStore {
  const { definition, values, clock, validate, smartness = NOTHING_HIDDEN } = parts;
  const places = placesOf(definition);
  const pageCount = pageCountOf(definition);

  const { fields, ask, restart, stop } = createRichCells({
    places,
    values,
    clock,
    validate: (...checked) => (parts.liveValidation() ? validate(...checked) : null),
    onChange({ field: { id } }) {
      for (const changed of sight.follow(id)) show(cellOf(changed));
    },
  });
  const byId = new Map(fields.map((cell) => [cell.field.id, cell]));
  const cellOf = (id: string) => byId.get(id);

  const read = (id: string) => cellOf(id)?.get().value ?? '';
  const sight = createSight(
    {
      groups: definition.groups,
      places,
      now: () => clock.now(),
      read,
      createVisibility: parts.createVisibility,
      smartness,
    },
    parts.known,
  );
  /** Asks anew whether the field is shown: a listener may have changed a value since that was found out. */
  const show = (cell?: RichCell) => {
    if (!cell) return;
    const shown = sight.isShown(cell.field.id);
    if (shown !== isShown(cell.get())) cell.dispatch({ type: 'shown', shown });
  };
  for (const cell of fields) show(cell);

  const hasKnownValues = createCell(parts.hasKnownValues, (_, known: boolean) => known);
  const groups = createCell(
    smartness.visibleGroups(definition.groups, parts.known) as readonly boolean[],
    (_, known: ReadonlySet<string>) => smartness.visibleGroups(definition.groups, known),
  );
  const know = (known: ReadonlySet<string>) => {
    sight.know(known);
    groups.dispatch(known);
    for (const cell of fields) show(cell);
  };

  const shownOn = (page: number) => fields.filter((cell) => cell.page === page && isShown(cell.get()));
  const steps = () =>
    Array.from({ length: pageCount }, (_, page) => page).filter(
      (page) =>
        (definition.consent && page === pageCount - 1) ||
        shownOn(page).some(({ field }) => !field.hidden) ||
        definition.groups.some((group, index) => group.page === page && group.richText && groups.get()[index]),
    );
  const pages = createCell({ page: steps()[0] ?? 0 }, reducePages);
  const goTo = (page: number) => pages.dispatch({ type: 'went', page: Math.min(Math.max(page, 0), pageCount - 1) });

  const form: RichStore['form'] = createCell(INITIAL_FORM, (state, event) =>
    event.type === 'reset' ? INITIAL_FORM : reduceForm(state, event),
  );

  const validateAll = (page?: number) => {
    for (const { field, page: own, get, dispatch } of fields) {
      if (!isShown(get()) || own !== (page ?? own)) continue;
      const { value, files, refusal: before } = get();
      const refusal = validate(field, value, files);
      // A field that was and is in order has nothing to tell its listeners.
      if (refusal || before) dispatch({ type: 'refused', refusal });
    }
  };

  return {
    definition,
    fields,
    cellOf,
    form,
    groups: { ...groups, dispatch: ({ names }) => know(new Set(names)) },
    pages,
    pageCount,
    steps,
    hasKnownValues,
    validateAll,
    shownOn,
    goTo,
    next() {
      const { page } = pages.get();
      validateAll(page);
      const cells = shownOn(page);
      cells.forEach(ask);
      const next = steps().find((step) => step > page);
      if (cells.some(isRefused) || next === undefined) return false;
      goTo(next);
      return true;
    },
    previous: () => goTo(steps().findLast((step) => step < pages.get().page) ?? pages.get().page),
    reset() {
      const first = parts.initialFromAddress();
      for (const cell of fields) restart(cell, first.get(cell.field.id) ?? '');
      hasKnownValues.dispatch(false);
      know(new Set());
      form.dispatch({ type: 'reset' });
      goTo(steps()[0] ?? 0);
    },
    stop,
  };
}
