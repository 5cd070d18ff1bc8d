import type { Refusal } from './rules';

/** What the visitor has done in a field: specification 2 section 4, 'Field input state'. */
export interface InputState {
  readonly focused: boolean;
  readonly updating: boolean;
  readonly touched: boolean;
  readonly blurred: boolean;
  readonly changed: boolean;
}

/** One field as it stands. */
export interface FieldState {
  readonly value: string;
  /** Why the value is refused by our rules, whether or not it is shown yet. */
  readonly refusal: Refusal | null;
  /** What the server said of the value. */
  readonly serverMessage: string;
  readonly input: InputState;
}

/** Something that happens to one field; what it carries replaces what the state held. */
export type FieldEvent =
  | { readonly type: 'focused' | 'blurred' | 'settled' }
  | { readonly type: 'changed'; readonly value: string; readonly refusal: Refusal | null; readonly serverMessage: '' }
  | { readonly type: 'refused'; readonly serverMessage: string };

const UNTOUCHED: InputState = { focused: false, updating: false, touched: false, blurred: false, changed: false };

/** Event to the flags that it sets and clears. */
const FLAGS: Readonly<Record<FieldEvent['type'], Partial<InputState>>> = {
  focused: { focused: true, touched: true },
  changed: { touched: true, updating: true, changed: true },
  settled: { updating: false },
  blurred: { blurred: true, focused: false, updating: false },
  refused: {},
};

/** A field that nobody has been in yet. */
export const createFieldState = (value: string, refusal: Refusal | null): FieldState => ({
  value,
  refusal,
  serverMessage: '',
  input: UNTOUCHED,
});

/** The field after the event. */
export const reduceField = (state: FieldState, { type, ...news }: FieldEvent): FieldState => ({
  ...state,
  ...news,
  input: { ...state.input, ...FLAGS[type] },
});

/** Whether the error may be seen: after an attempt to submit, or once the visitor has left what was typed. */
export function isErrorVisible({ input }: FieldState, attempted: boolean): boolean {
  return !input.updating && (attempted || (input.blurred && input.changed));
}
