import type { Refusal } from '../rules/rules';

/** What the visitor has done in a field: specification 2 section 4, 'Field input state'. */
export interface InputState {
  readonly focused: boolean;
  readonly updating: boolean;
  readonly touched: boolean;
  readonly blurred: boolean;
  readonly changed: boolean;
  /** The visitor wanted to go on, to a further page or to the end: what is wrong is said now. */
  readonly asked: boolean;
}

/** What a rule has to know of a chosen file. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Something worth knowing of a value that is no error, e.g. a better spelling of an email address. */
export interface FieldInfo {
  /** `emailSuggestion`, `resubscribeMessage` or `emailOptIn`: specification 2 section 5. */
  readonly key: string;
  readonly params: Refusal['params'];
}

/** Whether the provider was asked about a value, and has answered. */
export type ValidationRequest = 'notRequested' | 'requested' | 'succeeded' | 'failed';

/** One field as it stands. Several values of an enumeration are one text, joined by semicolons. */
export interface FieldState {
  readonly value: string;
  /** The files of a file field, of which `value` has the names. */
  readonly files?: readonly FileFacts[];
  /** Why the value is refused by our rules, whether or not it is shown yet. */
  readonly refusal: Refusal | null;
  /** What the server, or a rule of the page's own, said of the value. */
  readonly serverMessage: string;
  /** Default none. */
  readonly infos?: readonly FieldInfo[];
  /** How far the provider has been asked about the value: section 4, 'Email validation request'. Default not at all. */
  readonly validationRequest?: ValidationRequest;
  /** Whether the visitor can see the field: false while a parent's value, or a known value, hides it. Default true. */
  readonly shown?: boolean;
  readonly input: InputState;
}

/** Something that happens to one field; what it carries replaces what the state held. */
export type FieldEvent =
  | { readonly type: 'focused' | 'blurred' | 'settled' | 'asked' | 'reset' }
  | {
      readonly type: 'changed';
      readonly value: string;
      readonly files?: readonly FileFacts[];
      readonly refusal: Refusal | null;
      readonly serverMessage: '';
      readonly infos?: readonly [];
    }
  | { readonly type: 'refused'; readonly serverMessage?: string; readonly refusal?: Refusal | null }
  | { readonly type: 'informed'; readonly infos?: readonly FieldInfo[]; readonly validationRequest?: ValidationRequest }
  | { readonly type: 'shown'; readonly shown: boolean };

const UNTOUCHED: InputState = {
  focused: false,
  updating: false,
  touched: false,
  blurred: false,
  changed: false,
  asked: false,
};

/** Event to the flags that it sets and clears. */
const FLAGS: Readonly<Partial<Record<FieldEvent['type'], Partial<InputState>>>> = {
  focused: { focused: true, touched: true },
  changed: { touched: true, updating: true, changed: true },
  settled: { updating: false },
  asked: { asked: true, updating: false },
  blurred: { blurred: true, focused: false, updating: false },
  reset: UNTOUCHED,
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

/** Whether the error may be seen: after an attempt to go on, or once the visitor has left what was typed. */
export const isErrorVisible = ({ input }: FieldState): boolean =>
  !input.updating && (input.asked || (input.blurred && input.changed));
