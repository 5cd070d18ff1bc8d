import type { Clock, Disposer } from '@mountkit/core/logic';
import { controlKindOf, hasCountrySelect, valueKindOf } from '../definition/field-kinds';
import type { FieldPlace } from '../definition/field-places';
import { CONTROL_KINDS } from '../definition/field-types';
import type { FullField } from '../definition/full-definition';
import type { Refusal } from '../rules/rules';
import { createFieldState, type FileFacts, reduceField } from './field-state';
import { type FullCell, isShown } from './full-state';
import { createQuietTime } from './quiet-time';
import { createCell } from './store';

/** Checks the value of a field. */
export type Validate = (field: FullField, value: string, files?: readonly FileFacts[]) => Refusal | null;

/** What the cells are made from. */
export interface FullCellParts {
  readonly places: readonly FieldPlace[];
  /** By field id. */
  readonly values: ReadonlyMap<string, string>;
  /** Checks a value as it changes, and on load; null if that waits for an attempt to go on. */
  readonly validate: Validate;
  readonly clock: Clock;
  /** The value that a text in the control of a field stands for. Default the text. */
  readonly tidy?: ((field: FullField, text: string) => string) | undefined;
  /** Called after a value has changed. */
  readonly onChange: (cell: FullCell) => void;
}

/** The state of each field on its own. */
export interface FullCells {
  readonly fields: readonly FullCell[];
  /** The visitor tries to go on: shows the field's error now. */
  readonly ask: (cell: FullCell) => void;
  /** Makes the field untouched, with this value. */
  readonly restart: (cell: FullCell, value: string) => void;
  /** Ends the timers. */
  readonly stop: Disposer;
}

/** An attempt to go on does not count for hidden fields: a field that is shown later starts without an error. */
const reduceFullField: typeof reduceField = (state, event) =>
  event.type === 'asked' && !isShown(state) ? state : reduceField(state, event);

/** Fields of several controls, and those whose control shows the value otherwise than it is. */
const isComposite = (field: FullField): boolean =>
  !field.hidden &&
  (/group|box|files/.test(controlKindOf(field)) || valueKindOf(field) === 'date' || hasCountrySelect(field));

/** Creates the cells of untouched fields: specification 2 section 4, 'Field input state'. */
export function createFullCells({ places, values, validate, clock, tidy, onChange }: FullCellParts): FullCells {
  const quietTime = createQuietTime<FullCell>(clock);

  const ask = (cell: FullCell) => {
    quietTime.end(cell);
    cell.dispatch({ type: 'asked' });
  };

  const put = ({ field, get, dispatch }: FullCell, value: string, chosen?: readonly FileFacts[]) => {
    // Files of the previous value do not belong to this one.
    const files = chosen ?? (get().files ? [] : undefined);
    const refusal = validate(field, value, files);
    dispatch({ type: 'changed', value, ...(files && { files }), refusal, serverMessage: '', infos: [] });
  };

  const createFullCell = ({ field, page }: FieldPlace): FullCell => {
    const value = values.get(field.id) ?? '';
    const cell: FullCell = {
      ...createCell(createFieldState(value, validate(field, value)), reduceFullField),
      field,
      page,
      isComposite: isComposite(field),
      tidy: (text) => tidy?.(field, text) ?? text,
      change(next, files) {
        put(cell, cell.tidy(next), files);
        if (CONTROL_KINDS[controlKindOf(field)].isTyped)
          quietTime.start(cell, () => cell.get().input.updating && cell.dispatch({ type: 'settled' }));
        else cell.dispatch({ type: 'blurred' });
        onChange(cell);
      },
    };
    return cell;
  };

  return {
    fields: places.map(createFullCell),
    ask,
    restart(cell, value) {
      quietTime.end(cell);
      put(cell, value);
      cell.dispatch({ type: 'reset' });
    },
    stop: quietTime.stop,
  };
}
