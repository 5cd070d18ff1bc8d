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

/** Something that happens to one field. */
export type FieldEvent =
  | { readonly type: 'focused' | 'blurred' | 'settled' }
  | { readonly type: 'changed'; readonly value: string; readonly refusal: Refusal | null }
  | { readonly type: 'refused'; readonly message: string };

const UNTOUCHED: InputState = { focused: false, updating: false, touched: false, blurred: false, changed: false };

/** A field that nobody has been in yet. */
export const createFieldState = (value: string, refusal: Refusal | null): FieldState => ({
  value,
  refusal,
  serverMessage: '',
  input: UNTOUCHED,
});

/** The field after the event; the same object when nothing changed. */
export function reduceField(state: FieldState, event: FieldEvent): FieldState {
  const { input } = state;
  switch (event.type) {
    case 'focused':
      return { ...state, input: { ...input, focused: true, touched: true } };
    case 'changed':
      return {
        value: event.value,
        refusal: event.refusal,
        serverMessage: '',
        input: { ...input, touched: true, updating: true, changed: true },
      };
    case 'settled':
      return input.updating ? { ...state, input: { ...input, updating: false } } : state;
    case 'blurred':
      return { ...state, input: { ...input, blurred: true, focused: false, updating: false } };
    case 'refused':
      return { ...state, serverMessage: event.message };
  }
}

/** Whether the error may be seen: after an attempt to submit, or once the visitor has left what was typed. */
export function isErrorVisible({ input }: FieldState, attempted: boolean): boolean {
  return !input.updating && (attempted || (input.blurred && input.changed));
}
