import type { Clock } from '@mountkit/core/logic';
import { placesOf } from '../definition/field-places';
import type { FullDefinition } from '../definition/full-definition';
import { pageCountOf } from '../definition/pages';
import { INITIAL_FORM, reduceForm } from './form-state';
import { createFullCells, type FullCellParts, type Validate } from './full-cells';
import { type FullCell, type FullStore, isShown } from './full-state';
import type { createPaging, Paging } from './paging';
import type { createSight, Sight, Smartness } from './sight';
import { createCell } from './store';
import type { createVisibility } from './visibility';

type Values = ReadonlyMap<string, string>;

/** The parts of a full form's state. Those that may be undefined are loaded only for forms that need them. */
export interface FullStoreParts {
  readonly definition: FullDefinition;
  /** The values that the form begins with, by field id. */
  readonly values: Values;
  /** The names of fields whose values are known. */
  readonly known: ReadonlySet<string>;
  readonly hasKnownValues: boolean;
  readonly clock: Clock;
  readonly validate: Validate;
  readonly tidy?: FullCellParts['tidy'];
  /** Hides fields; for forms with dependents or known values. */
  readonly createSight?: typeof createSight | undefined;
  /** Shows dependent fields; for forms with dependents. */
  readonly createVisibility?: typeof createVisibility | undefined;
  /** Hides known fields; for forms with known values or waiting groups. */
  readonly smartness?: Smartness | undefined;
  /** Whether a page is skipped; for forms with such pages. */
  readonly isSkipped?: ((page: number) => boolean) | undefined;
  /** Moves between pages; for forms of several pages. */
  readonly createPaging?: typeof createPaging | undefined;
  /** Whether values are checked as they change, and on load; otherwise only by `validateAll` and `next`. */
  readonly liveValidation: () => boolean;
  /** The values for the reset-cookie action: of the address, and default values. */
  readonly initialFromAddress: () => Values;
}

/** For forms in which nothing hides a field. */
const ALL_SHOWN: Sight = { isShown: () => true, know() {}, follow: () => [] };

/** For forms of one page. */
const onOnePage = (): Paging => ({
  pages: createCell({ page: 0 }, (state) => state),
  steps: () => [0],
  goTo() {},
  next: () => false,
  previous() {},
});

/** Creates the state of an untouched full form: specification 2 section 4. */
export function createFullStore(parts: FullStoreParts): FullStore {
  const { definition, values, clock, validate, smartness } = parts;
  const places = placesOf(definition);
  const pageCount = pageCountOf(definition);

  const { fields, ask, restart, stop } = createFullCells({
    places,
    values,
    clock,
    tidy: parts.tidy,
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
  /** Updates whether a field is shown. Read again, since a listener may have changed a value meanwhile. */
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
      // Listeners need no event for a field that was valid and still is.
      if (refusal || before) dispatch({ type: 'refused', refusal });
    }
  };

  const { isSkipped } = parts;
  const paging =
    parts.createPaging?.({ definition, groups, pageCount, shownOn, validateAll, ask, isSkipped }) ?? onOnePage();

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
