import type { MountError } from '@mountkit/core/logic';

/** A value of the form, by field id. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** Event name to the type of its detail: contract section 5. */
export interface FormEvents {
  /** The widget starts. */
  beforeFormInit: object;
  /** The definition is loaded; the document as the server sent it. */
  definitionFetched: {
    readonly definition: unknown;
    /** Whether it is the static copy, because the definition itself could not be loaded. */
    readonly fallback: boolean;
  };
  /** The definition could not be loaded. */
  definitionFetchError: Pick<MountError, 'code' | 'message'>;
  /** The host of the forms cannot be reached at all: an ad blocker, or a network that is down. */
  blockedDomain: { readonly host: string };
  /** The form is in the page. */
  rendered: object;
  /** The form can be used. */
  ready: object;
  /** The visitor's values are valid and about to be sent; prevent it to send nothing. */
  beforeSubmit: { readonly values: readonly NamedValue[] };
  /** The values are being sent. */
  submit: { readonly values: readonly NamedValue[] };
  /** The server has accepted them. */
  submitted: {
    readonly submissionValues: readonly NamedValue[];
    readonly redirectUrl: string;
    /** The server's id of the submission; empty where it gives none. */
    readonly conversionId: string;
  };
  /** The visitor has pressed the button, but values are invalid. */
  failedValidation: {
    readonly fields: readonly { readonly name: string; readonly key: string }[];
    readonly code: string;
  };
  /** The submission was refused or did not arrive. */
  submissionFailure: Pick<MountError, 'code' | 'message'> & {
    /**
     * The server's own error type, if it is not one of specification 2 section 8; the code is SUBMISSION_FAILURE then.
     */
    readonly errorType?: string;
  };
  /** The bot check could not be loaded, could not decide, or the server took the visitor for a robot. */
  botCheckError: { readonly code: string; readonly message?: string };
  /** The form is in the page; emitted once. */
  view: object;
  /** The visitor has scrolled to the form; emitted once. */
  visible: object;
  /** The visitor has entered the form; emitted once. */
  interaction: object;
  /** Another page of the form is shown; counted from 0. */
  pageChange: { readonly page: number };
  /** An error is shown to the visitor: the field and the rule. */
  fieldError: { readonly name: string; readonly key: string; readonly message: string };
  /** The form cannot be drawn. */
  renderError: { code: string; message: string };
}

/** Event name to its callback option, which is also its name in the window message. */
export const CALLBACKS = {
  beforeFormInit: 'onBeforeFormInit',
  definitionFetched: 'onFormDefinitionFetchSuccess',
  definitionFetchError: 'onFormDefinitionFetchError',
  ready: 'onFormReady',
  beforeSubmit: 'onBeforeFormSubmit',
  submit: 'onFormSubmit',
  submitted: 'onFormSubmitted',
  failedValidation: 'onFormFailedValidation',
  submissionFailure: 'onFormError',
  renderError: 'onRenderError',
} as const;

type CallbackEvent = keyof typeof CALLBACKS;

/** The callbacks that a page may give as options. */
export type FormCallbacks = {
  [Event in CallbackEvent as (typeof CALLBACKS)[Event]]?:
    | ((detail: FormEvents[Event] & { readonly id: string; readonly instanceId: string }) => void)
    | undefined;
};
