import type { Refusal } from '../rules/rules';

/** What the visitor has done in a field: specification 2 section 4, 'Field input state'. */
export interface InputState {
  readonly focused: boolean;
  readonly updating: boolean;
  readonly touched: boolean;
  readonly blurred: boolean;
  readonly changed: boolean;
  /** The visitor has tried to go to the next page or to submit: errors are shown. */
  readonly asked: boolean;
}

/** The properties of a chosen file that rules check. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The media type, as the browser found it. Empty or left out where it is not known. */
  readonly type?: string;
}

/** A note on a value that is not an error, e.g. a better spelling of an email address. */
export interface FieldInfo {
  /** `emailSuggestion`, `resubscribeMessage` or `emailOptIn`: specification 2 section 5. */
  readonly key: string;
  readonly params: Refusal['params'];
}

/** Whether the provider was asked about a value, and has answered. */
export type ValidationRequest = 'notRequested' | 'requested' | 'succeeded' | 'failed';

/** The state of one field. Several values of an enumeration are one text, joined by semicolons. */
export interface FieldState {
  readonly value: string;
  /** The files of a file field; `value` has their names. */
  readonly files?: readonly FileFacts[];
  /** Why our rules refuse the value, whether or not that is shown yet. */
  readonly refusal: Refusal | null;
  /** The message of the server, or of the page's own rule, for the value. */
  readonly serverMessage: string;
  /** Default none. */
  readonly infos?: readonly FieldInfo[];
  /** The request to the provider about the value: section 4, 'Email validation request'. Default not requested. */
  readonly validationRequest?: ValidationRequest;
  /** Whether the visitor can see the field: false while a parent's value, or a known value, hides it. Default true. */
  readonly shown?: boolean;
  /** Whether a condition asks for a value now. Default: what the definition says. */
  readonly isRequired?: boolean;
  readonly input: InputState;
}

/** An event of one field; its other members replace those of the state. */
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
  | { readonly type: 'shown'; readonly shown: boolean }
  | { readonly type: 'demanded'; readonly isRequired: boolean; readonly refusal: Refusal | null };

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

/** The state of an untouched field. */
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

/** Whether the error may be shown: after an attempt to go on, or once the visitor has changed and left the field. */
export const isErrorVisible = ({ input }: FieldState): boolean =>
  !input.updating && (input.asked || (input.blurred && input.changed));
