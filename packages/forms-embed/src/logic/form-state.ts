/** What the server answered to an accepted submission: specification 2 section 3, 'Submission state'. */
export interface SubmissionResponse {
  readonly inlineMessage: string;
  readonly redirectUrl: string;
  readonly automaticLinker: boolean;
  readonly conversionId: string;
  readonly formGuid: string;
}

/** Why a submission was not accepted. */
export interface SubmissionFailure {
  /** An error type of specification 2 section 8. */
  readonly type: string;
  /** What the server wants the visitor to read; empty when it said nothing. */
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
  readonly response: SubmissionResponse | null;
}

/** Something that happens to the form. */
export type FormEvent =
  | { readonly type: 'attempted' | 'requested' | 'submitted' }
  | { readonly type: 'accepted'; readonly response: SubmissionResponse }
  | { readonly type: 'failed'; readonly failure: SubmissionFailure };

/** A form that nobody has submitted yet. */
export const INITIAL_FORM: FormState = {
  attempted: false,
  requested: false,
  submitted: false,
  failure: null,
  response: null,
};

/** The form after the event: specification 2 section 4, 'Submission'. */
export function reduceForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'attempted':
      return { ...state, attempted: true, failure: null };
    case 'requested':
      return { ...state, requested: true };
    case 'accepted':
      return { ...state, response: event.response };
    case 'submitted':
      return { ...state, submitted: true };
    case 'failed':
      return { ...state, requested: false, failure: event.failure };
  }
}

/** Whether the form takes no (further) submission now. */
export const isBusy = ({ requested, submitted }: FormState): boolean => requested || submitted;
