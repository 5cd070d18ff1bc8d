import type { Clock, Disposer } from '@mountkit/core/logic';
import { type Field, type FormDefinition, fieldsOf } from '../definition/definition';
import { validateValue } from '../rules/rules';
import { createFieldState, type FieldEvent, type FieldState, reduceField } from './field-state';
import { type FormEvent, type FormState, INITIAL_FORM, reduceForm } from './form-state';
import { createQuietTime } from './quiet-time';

/** One piece of state that can be read, changed by an event, and subscribed to. */
export interface Cell<State, Event> {
  readonly get: () => State;
  readonly dispatch: (event: Event) => void;
  readonly subscribe: (listener: () => void) => Disposer;
}

/** A field with its state. */
export interface FieldCell extends Cell<FieldState, FieldEvent> {
  readonly field: Field;
  /** Its value is not that of a single control. Default false. */
  readonly isComposite?: boolean;
  /** Changes the value: it is checked at once, and settled after the quiet time. */
  readonly change: (value: string) => void;
}

/** A form's state: a cell for each field, and one for the form itself. */
export interface FormStore {
  readonly form: Cell<FormState, FormEvent>;
  /** Every field of the definition, in order. */
  readonly fields: readonly FieldCell[];
  /** Ends the timers. */
  readonly stop: Disposer;
}

/** Creates a piece of state. Listeners are called only if an event has changed it. */
export function createCell<State, Event>(
  initial: State,
  reduce: (state: State, event: Event) => State,
): Cell<State, Event> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    dispatch(event) {
      const before = state;
      state = reduce(state, event);
      if (state !== before) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates the state of an untouched form. */
export function createFormStore(definition: FormDefinition, clock: Pick<Clock, 'after'>): FormStore {
  const { start, stop } = createQuietTime<Field>(clock);
  return {
    form: createCell(INITIAL_FORM, reduceForm),
    fields: fieldsOf(definition).map((field) => {
      const { defaultValue } = field;
      const cell = createCell(createFieldState(defaultValue, validateValue(field, defaultValue)), reduceField);
      return {
        ...cell,
        field,
        change(value) {
          cell.dispatch({ type: 'changed', value, refusal: validateValue(field, value), serverMessage: '' });
          start(field, () => cell.dispatch({ type: 'settled' }));
        },
      };
    }),
    stop,
  };
}
