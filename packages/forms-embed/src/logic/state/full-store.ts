import type { Clock } from '@mountkit/core/logic';
import { placesOf } from '../definition/field-places';
import type { FullDefinition } from '../definition/full-definition';
import { pageCountOf } from '../definition/pages';
import { INITIAL_FORM, reduceForm } from './form-state';
import { createFullCells, type Validate } from './full-cells';
import { type FullCell, type FullStore, isShown } from './full-state';
import type { createPaging, Paging } from './paging';
import type { createSight, Sight, Smartness } from './sight';
import { createCell } from './store';
import type { createVisibility } from './visibility';

type Values = ReadonlyMap<string, string>;

/** What the state of a full form is made from. */
export interface FullStoreParts {
  readonly definition: FullDefinition;
  /** The values that the form begins with, by field id. */
  readonly values: Values;
  /** The names of fields whose values are known. */
  readonly known: ReadonlySet<string>;
  readonly hasKnownValues: boolean;
  readonly clock: Clock;
  readonly validate: Validate;
  /** What hides fields. Whoever knows that there are neither dependents nor known values need not give it. */
  readonly createSight?: typeof createSight | undefined;
  /** How dependent fields come into sight. Whoever knows that there are none need not give it. */
  readonly createVisibility?: typeof createVisibility | undefined;
  /** What known values hide. Whoever knows that nothing is known and no group waits need not give it. */
  readonly smartness?: Smartness | undefined;
  /** The ways through several pages. Whoever knows that there is only one need not give it. */
  readonly createPaging?: typeof createPaging | undefined;
  /** Whether values are checked as they change, and on load; else only by `validateAll` and `next`. */
  readonly liveValidation: () => boolean;
  /** The values for the reset-cookie action: of the address, and default values. */
  readonly initialFromAddress: () => Values;
}

/** There is nothing that would hide a field. */
const ALL_SHOWN: Sight = { isShown: () => true, know() {}, follow: () => [] };

/** There is nowhere to go. */
const onOnePage = (): Paging => ({
  pages: createCell({ page: 0 }, (state) => state),
  steps: () => [0],
  goTo() {},
  next: () => false,
  previous() {},
});

/** Creates the state of a form of any kind of fields that nobody has touched: specification 2 section 4. */
export function createFullStore(parts: FullStoreParts): FullStore {
  const { definition, values, clock, validate, smartness } = parts;
  const places = placesOf(definition);
  const pageCount = pageCountOf(definition);

  const { fields, ask, restart, stop } = createFullCells({
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
  const sight =
    parts.createSight?.(
      {
        groups: definition.groups,
        places,
        now: () => clock.now(),
        read,
        createVisibility: parts.createVisibility,
        smartness,
      },
      parts.known,
    ) ?? ALL_SHOWN;
  /** Asks anew whether the field is shown: a listener may have changed a value since that was found out. */
  const show = (cell?: FullCell) => {
    if (!cell) return;
    const shown = sight.isShown(cell.field.id);
    if (shown !== isShown(cell.get())) cell.dispatch({ type: 'shown', shown });
  };
  for (const cell of fields) show(cell);

  const hasKnownValues = createCell(parts.hasKnownValues, (_, known: boolean) => known);
  const visibleGroups = (known: ReadonlySet<string>): readonly boolean[] =>
    smartness?.visibleGroups(definition.groups, known) ?? definition.groups.map(() => true);
  const seen = createCell(visibleGroups(parts.known), (_, known: ReadonlySet<string>) => visibleGroups(known));
  const groups: FullStore['groups'] = { ...seen, dispatch: ({ names }) => know(new Set(names)) };
  const know = (known: ReadonlySet<string>) => {
    sight.know(known);
    seen.dispatch(known);
    for (const cell of fields) show(cell);
  };

  const shownOn = (page: number) => fields.filter((cell) => cell.page === page && isShown(cell.get()));
  const form: FullStore['form'] = createCell(INITIAL_FORM, (state, event) =>
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

  const paging = parts.createPaging?.({ definition, groups, pageCount, shownOn, validateAll, ask }) ?? onOnePage();

  return {
    definition,
    fields,
    cellOf,
    form,
    groups,
    ...paging,
    pageCount,
    hasKnownValues,
    validateAll,
    shownOn,
    reset() {
      const first = parts.initialFromAddress();
      for (const cell of fields) restart(cell, first.get(cell.field.id) ?? '');
      hasKnownValues.dispatch(false);
      know(new Set());
      form.dispatch({ type: 'reset' });
      paging.goTo(paging.steps()[0] ?? 0);
    },
    stop,
  };
}
