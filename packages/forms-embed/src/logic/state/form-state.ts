import type { Json } from '@mountkit/core/logic';

/** Why a submission was not accepted. */
export interface SubmissionFailure {
  /** An error type of specification 2 section 8. */
  readonly type: string;
  /** The server's message for the visitor; empty if it sent none. */
  readonly message: string;
}

/** The form as a whole. */
export interface FormState {
  /** The visitor has pressed the button at least once. */
  readonly attempted: boolean;
  /** A request is under way. */
  readonly requested: boolean;
  readonly submitted: boolean;
  readonly failure: SubmissionFailure | null;
  /** What the server answered to an accepted submission. */
  readonly response: Json | null;
}

/** An event of the form; its other members replace those of the state. */
export type FormEvent =
  | { readonly type: 'attempted' }
  /** With a failure: an accepted submission's warning, shown until the form is removed. */
  | { readonly type: 'requested'; readonly failure?: SubmissionFailure }
  | { readonly type: 'submitted'; readonly response: Json }
  /** Without a failure: nothing was sent. */
  | { readonly type: 'failed'; readonly failure: SubmissionFailure | null };

/** Event to the state that it sets: specification 2 section 4, 'Submission'. */
const CHANGES: Readonly<Record<FormEvent['type'], Partial<FormState>>> = {
  attempted: { attempted: true, failure: null },
  requested: { requested: true },
  submitted: { submitted: true },
  failed: { requested: false },
};

/** The state of a form before any submission. */
export const INITIAL_FORM: FormState = {
  attempted: false,
  requested: false,
  submitted: false,
  failure: null,
  response: null,
};

/** The form after the event. */
export const reduceForm = (state: FormState, { type, ...news }: FormEvent): FormState => ({
  ...state,
  ...CHANGES[type],
  ...news,
});

/** Whether the form accepts no (further) submission now. */
export const isBusy = ({ requested, submitted }: FormState): boolean => requested || submitted;
