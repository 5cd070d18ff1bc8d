import type { createCustomCheck } from '../dom/controls/check-custom';
import type { ReadTyped } from '../dom/controls/take-typed';
import type { FormDefinition } from '../logic/definition/definition';
import type { FullDefinition } from '../logic/definition/full-definition';
import type { Refusal } from '../logic/rules/rules';
import type { FullStore } from '../logic/state/full-state';
import type { FormStore } from '../logic/state/store';
import type { SubmissionOutcome } from '../logic/submission/submission-answer';
import type { Language, OpenLocale } from '../logic/texts/language';
import type { Messages, Texts } from '../logic/texts/messages';
import type { FormOptions } from '../settings';
import type { View } from '../ui/view';
import type { FormContext } from './form-context';

/** All that the components draw from. A new one is made when settings change; the store stays. */
export interface FormModel {
  readonly definition: FormDefinition;
  readonly store: FormStore;
  readonly settings: FormOptions;
  readonly messages: Messages;
  readonly instanceId: string;
  /** What ends the ids of this instance: the guid, and a number where the page holds the form more than once. */
  readonly suffix: string;
  readonly language: Language;
  /** Where the browser posts the form where no script runs: a server says it, and what it has drawn keeps it. */
  readonly action?: string | undefined;
  /** Reads what is typed in a control. Default its value. */
  readonly readTyped?: ReadTyped;
  /** Called with the form element when it is in the page, and with null when it is removed. */
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

/** What applies the options that most forms are not given. */
export type OptionsPart = Pick<typeof import('../on-demand/options'), 'findBlockedEmail' | 'metadataOf'>;

/** A form that can be drawn: a text form or a full one. */
export interface OpenForm {
  readonly definition: FormDefinition;
  readonly store: FormStore;
  readonly View: View<{ model: FormModel }>;
  /** The texts of the form's locale, as they are now. Default: English for a text form. */
  readonly texts?: () => Texts;
  /** The definition's thank-you message in the language of the form, if it is not its own. Default none. */
  readonly thanks?: () => string | undefined;
  /** Resolves when all of the form is in the page. Default: at once. */
  readonly whole?: Promise<void> | undefined;
  /** The language of its texts, as it is now. */
  readonly language: () => Language;
  /** The style sheets that the form adds to the default theme. Default none. */
  readonly css?: readonly string[];
  /** What a submission sends beside, and instead of, one entry for each value. Default nothing. */
  readonly compose?: () => Composed | Promise<Composed>;
  /** How a submission is sent, if not by a request of ours. */
  readonly send?: SendSubmission | undefined;
  /** The headers of its requests. Default none. */
  readonly headers?: ((url: string) => Record<string, string>) | undefined;
  /** Called before values are sent; true cancels. Default never. */
  readonly shouldCancelSubmit?: () => boolean;
  /** What the email check answered last, by field id, for rules that are asked again. A text form asks none again. */
  readonly judged?: Map<string, JudgedValue>;
  /** What the form can still be given after it was drawn. A text form is upgraded to a full one first. */
  readonly changes?: FormChanges;
}

/** A form of every kind of field. */
export interface FullForm extends OpenForm {
  readonly definition: FullDefinition;
  readonly store: FullStore;
  readonly texts: () => Texts;
  readonly changes: FormChanges;
}

/** What a full form can be given after it was drawn. */
export interface FormChanges {
  /** The locale that the page asked for, of the texts as they are now. */
  readonly locale: () => string;
  /** Loads the texts of a locale, where the form has words of its own in it. */
  readonly openLocale?: ((locale: string, report: FormContext['report']) => Promise<OpenLocale>) | undefined;
  /** Uses the texts of another locale; the form is not drawn again. */
  setLocale(locale: OpenLocale): void;
  /** Whether it applies the options that most forms are not given. */
  readonly hasOptions: () => boolean;
  /** Applies, from now on, options that the page had not given before. */
  applyOptions(part: OptionsPart): void;
  /** Calls this before values are sent; true cancels. */
  cancelSubmitIf(shouldCancel: () => boolean): void;
  /** Checks all values, where live validation has been switched on since they were checked. */
  checkIfLive(): void;
  /** Asks the page's own rules from now on, those of the changed name again. */
  askRules(create: typeof createCustomCheck, changed: string): void;
}
