import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENT, fieldOf, filterOf, fullForm, groupOf } from '../../testing/full-form';
import { createManualClock } from '../../testing/manual-clock';
import { placesOf } from '../definition/field-places';
import type { FullDefinition, FullGroup } from '../definition/full-definition';
import { passesFilter } from './filters';
import { type FullStore, isShown } from './full-state';
import { createFullStore } from './full-store';
import { createPaging } from './paging';
import { createSight } from './sight';
import { hiddenSmartFields, visibleGroups } from './smart';
import { createVisibility } from './visibility';

const FIELDS = 9;
const IDS = Array.from({ length: FIELDS }, (_, index) => `f${index}`);
const anyId = fc.constantFrom(...IDS, 'LEGAL_CONSENT.processing');
const anyValue = fc.constantFrom('', 'x', 'y');

const anyField = fc.record({
  conditions: fc.oneof(
    fc.constant([]),
    fc.array(
      fc.record({
        parentId: fc.constantFrom(...IDS),
        filters: fc.array(
          fc.record({ operator: fc.constantFrom('EQ', 'NEQ'), strValue: anyValue }).map((filter) => filterOf(filter)),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 2 },
    ),
  ),
  required: fc.boolean(),
  isSmartField: fc.boolean(),
  fieldType: fc.constantFrom('text', 'select', 'number', 'date'),
});

const anyFlags = fc.record({
  isDefault: fc.boolean(),
  isSmartGroup: fc.boolean(),
  isDependent: fc.boolean(),
  breaksPage: fc.boolean(),
});

/** Three fields to a group, some groups on a new page, with consent or without. */
const anyDefinition: fc.Arbitrary<FullDefinition> = fc
  .record({
    fields: fc.array(anyField, { minLength: FIELDS, maxLength: FIELDS }),
    flags: fc.array(anyFlags, { minLength: FIELDS / 3, maxLength: FIELDS / 3 }),
    hasConsent: fc.boolean(),
  })
  .map(({ fields, flags, hasConsent }) => {
    let page = 0;
    const groups = flags.map(({ breaksPage, ...flag }, index): FullGroup => {
      if (breaksPage && index > 0) page++;
      const own = [0, 1, 2].map((offset) => fieldOf(`f${index * 3 + offset}`, fields[index * 3 + offset]));
      return groupOf(own, { ...flag, page });
    });
    return fullForm(groups, { consent: hasConsent ? CONSENT : null });
  });

type Action = (store: FullStore, pass: (ms: number) => void) => void;

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(anyId, anyValue).map(
      ([id, value]): Action =>
        (store) =>
          store.cellOf(id)?.change(value),
    ),
  },
  fc.constant<Action>((store) => store.next()),
  fc.constant<Action>((store) => store.previous()),
  fc.constant<Action>((store) => store.reset()),
  fc.constant<Action>((store) => store.validateAll()),
  fc.integer({ min: -1, max: 5 }).map(
    (page): Action =>
      (store) =>
        store.goTo(page),
  ),
  fc.subarray(IDS).map(
    (names): Action =>
      (store) =>
        store.groups.dispatch({ type: 'known', names }),
  ),
  fc.integer({ min: 0, max: 1500 }).map(
    (ms): Action =>
      (_, pass) =>
        pass(ms),
  ),
  fc.tuple(anyId, fc.constantFrom('focused' as const, 'blurred' as const)).map(
    ([id, type]): Action =>
      (store) =>
        store.cellOf(id)?.dispatch({ type }),
  ),
  anyId.map(
    (id): Action =>
      (store) =>
        store.cellOf(id)?.dispatch({ type: 'refused', serverMessage: 'No.' }),
  ),
);

interface Run {
  readonly definition: FullDefinition;
  readonly values: ReadonlyMap<string, string>;
  readonly known: readonly string[];
  readonly liveValidation: boolean;
  readonly actions: readonly Action[];
}

const anyRun: fc.Arbitrary<Run> = fc.record({
  definition: anyDefinition,
  values: fc.array(fc.tuple(anyId, anyValue)).map((entries) => new Map(entries)),
  known: fc.subarray(IDS),
  liveValidation: fc.boolean(),
  actions: fc.array(anyAction, { maxLength: 25 }),
});

/** Rounds through all fields until nothing comes into sight any more. */
function shownNaively(definition: FullDefinition, known: ReadonlySet<string>, read: (id: string) => string) {
  const visible = visibleGroups(definition.groups, known);
  const hidden = hiddenSmartFields(definition.groups, known);
  const places = placesOf(definition).filter(({ field, group }) => visible[group] !== false && !hidden.has(field.id));
  const shown = new Set<string>();
  for (let before = -1; before !== shown.size; ) {
    before = shown.size;
    for (const { field } of places) {
      const holds = field.conditions.some(
        ({ parentId, filters }) =>
          shown.has(parentId) &&
          filters.every((filter) => passesFilter(filter, read(parentId), { type: 'string', now: 0 })),
      );
      if (holds || field.conditions.length === 0) shown.add(field.id);
    }
  }
  return shown;
}

/** Runs the actions one by one; `check` is called before the first and behind each. */
function run(
  { definition, values, liveValidation, ...parts }: Run,
  check: (store: FullStore, known: ReadonlySet<string>) => void,
) {
  const clock = createManualClock();
  let known: ReadonlySet<string> = new Set(parts.known);
  const store = createFullStore({
    createSight,
    createVisibility,
    createPaging,
    smartness: { hiddenSmartFields, visibleGroups },
    definition,
    values,
    known,
    hasKnownValues: known.size > 0,
    clock,
    validate: ({ required }, value) => (required && value === '' ? { key: 'required', params: {} } : null),
    liveValidation: () => liveValidation,
    initialFromAddress: () => new Map([['f0', 'x']]),
  });
  // What is known changes by two actions only; the store itself does not tell it.
  const watched: FullStore = {
    ...store,
    groups: {
      ...store.groups,
      dispatch(event) {
        known = new Set(event.names);
        store.groups.dispatch(event);
      },
    },
    reset() {
      known = new Set();
      store.reset();
    },
  };
  check(store, known);
  for (const act of parts.actions) {
    act(watched, clock.pass);
    check(store, known);
  }
  return { clock, store };
}

describe('any form and any visitor', () => {
  it('see the fields that are found by going through all of them', () => {
    fc.assert(
      fc.property(anyRun, (parts) => {
        run(parts, (store, known) => {
          const shown = store.fields.filter(({ get }) => isShown(get())).map(({ field }) => field.id);
          const read = (id: string) => store.cellOf(id)?.get().value ?? '';
          expect(new Set(shown)).toEqual(shownNaively(parts.definition, known, read));
          expect(store.groups.get()).toEqual(visibleGroups(parts.definition.groups, known));
        });
      }),
    );
  });

  it('go on exactly when nothing that is shown on the page is refused, to the next page that shows anything', () => {
    fc.assert(
      fc.property(anyRun, (parts) => {
        const { store } = run(parts, () => {});
        const { page } = store.pages.get();
        const isHeld = store
          .shownOn(page)
          .some(({ field, get }) => (field.required && get().value === '') || get().serverMessage !== '');
        const next = [1, 2, 3].map((more) => page + more).find((later) => store.shownOn(later).length > 0);
        const goes = !isHeld && next !== undefined;
        expect(store.next()).toBe(goes);
        expect(store.pages.get().page).toBe(goes ? next : page);
        expect(store.shownOn(page).every(({ get }) => get().input.asked)).toBe(true);
      }),
    );
  });

  it('are on a page that there is', () => {
    fc.assert(
      fc.property(anyRun, (parts) => {
        run(parts, (store) => {
          const { page } = store.pages.get();
          expect(page >= 0 && page < store.pageCount).toBe(true);
        });
      }),
    );
  });

  it('have each value judged as it stands, where that is done live', () => {
    fc.assert(
      fc.property(anyRun, (parts) => {
        run({ ...parts, liveValidation: true }, (store) => {
          for (const { field, get } of store.fields) {
            expect(get().refusal !== null).toBe(field.required && get().value === '');
          }
        });
      }),
    );
  });

  it('leave no timer when the form is stopped', () => {
    fc.assert(
      fc.property(anyRun, (parts) => {
        const { clock, store } = run(parts, () => {});
        expect(clock.pending()).toBeLessThanOrEqual(store.fields.length);
        store.stop();
        expect(clock.pending()).toBe(0);
      }),
    );
  });
});
