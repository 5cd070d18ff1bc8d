import type { createCustomCheck } from '../dom/controls/check-custom';
import type { FormDefinition } from '../logic/definition/definition';
import type { Refusal } from '../logic/rules/rules';
import type { SubmissionResponse } from '../logic/state/form-state';
import type { FormStore } from '../logic/state/store';
import type { Parameter } from '../logic/submission/linker';
import type { SubmissionOutcome } from '../logic/submission/submission-answer';
import type { Messages, Texts } from '../logic/texts/messages';
import type { FormOptions } from '../settings';
import type { View } from '../ui/view';

/** All that the components draw from. A new one is made when settings change; the store stays. */
export interface FormModel {
  readonly definition: FormDefinition;
  readonly store: FormStore;
  readonly settings: FormOptions;
  readonly messages: Messages;
  readonly instanceId: string;
  /** What ends the ids of this instance: the guid, and a number where the page holds the form more than once. */
  readonly suffix: string;
  /** Where the browser posts the form where no script runs: a server says it, and what it has drawn keeps it. */
  readonly action?: string | undefined;
  /** Told of the form element when it stands in the page, and of null when it is gone. */
  readonly formElement: (form: HTMLFormElement | null) => void;
  /** The visitor wants to submit. */
  readonly submit: () => void;
}

/** One entry of a submission's body. */
export interface Entry {
  readonly name: string;
  readonly value: string | Blob;
}

/** A value that the provider was asked about. */
export interface JudgedValue {
  /** Trimmed. */
  readonly value: string;
  readonly refusal: Refusal | null;
}

/** What a submission sends beside, and instead of, one entry for each value. */
export interface Composed {
  readonly entries: readonly Entry[];
  /** For `hs_context`. */
  readonly facts: object;
}

/** What a submission is beyond its values. */
export interface AttendedSubmission {
  /** The whole `hs_context`, of what the submission says of itself. */
  complete(said: Readonly<Record<string, unknown>>): object;
  /** Shows the visitor what an accepted submission's answer warns of; resolves when it has been read. */
  warn(response: SubmissionResponse): Promise<void>;
  /** The form leaves for another page; what is to be added to that page's address. */
  leave(target: string, response: SubmissionResponse): readonly Parameter[];
  /** Tells the visitor and the page that the submission came to an end which nobody foresaw. */
  stumble(error: unknown): void;
  /** Tells the fields, the visitor and the page why the submission was refused. */
  refuse(outcome: SubmissionOutcome & { readonly accepted: false }): void;
}

/** When to stop waiting, and what else to send. */
export interface SendOptions {
  readonly signal: AbortSignal;
  readonly headers?: OpenForm['headers'] | undefined;
}

/** Brings the entries of a submission to its address, and answers how it was judged; never rejects. */
export type SendSubmission = (
  url: string,
  entries: readonly Entry[],
  options: SendOptions,
) => Promise<SubmissionOutcome>;

/** What heeds the options that most forms are not given. */
export type OptionsPart = Pick<typeof import('../on-demand/options'), 'findBlockedEmail' | 'metadataOf'>;

/** A form that can be drawn: a text form or a full one. */
export interface OpenForm {
  readonly definition: FormDefinition;
  readonly store: FormStore;
  readonly View: View<{ model: FormModel }>;
  /** The texts of the form's locale. Default: English for a text form. */
  texts?: Texts;
  /** The locale that the page asked for, of these texts. Default `en`. */
  locale?: string;
  /** The same texts in English, where it is a full form. */
  english?: Texts;
  /** Resolves when all of the form stands in the page. Default: at once. */
  readonly whole?: Promise<void> | undefined;
  /** Whether its texts run from right to left. Default no. */
  readonly isRightToLeft?: boolean;
  /** What the form adds to the default theme. Default nothing. */
  readonly css?: string;
  /** What a submission sends beside, and instead of, one entry for each value. Default nothing. */
  readonly compose?: () => Composed | Promise<Composed>;
  /** How a submission travels, if not by a request of ours. */
  readonly send?: SendSubmission | undefined;
  /** What a submission is beyond its values, from the moment a visitor has come into the form. */
  attended?: AttendedSubmission;
  /** Asked before values are sent: true where the page has come to want that they are not. */
  withhold?: () => boolean;
  /** The page may have changed when values are checked. A text form checks them as they change, until it is told. */
  recheck?: () => void;
  /** The headers of its requests. Default none. */
  readonly headers?: ((url: string) => Record<string, string>) | undefined;
  /** What was found out since the form was opened, for `hs_context`. Default nothing. */
  facts?: () => object;
  /** What the email check said last, by field id, for rules that are asked again. A text form asks none again. */
  readonly judged?: Map<string, JudgedValue>;
  /** Heeds, from now on, options that the page had not given before. A text form has no place for them. */
  readonly takeOptions?: false | ((part: OptionsPart) => void) | undefined;
  /** Asks the page's own rules from now on, those of the changed name anew. A text form has no place for them. */
  readonly askRules?: (create: typeof createCustomCheck, changed: string) => void;
}
