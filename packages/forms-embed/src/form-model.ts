import type { FormDefinition } from './logic/definition';
import type { Messages, Texts } from './logic/messages';
import type { Refusal } from './logic/rules';
import type { FormStore } from './logic/store';
import type { FormOptions } from './settings';
import type { View } from './ui/view';

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

/** A form that can be drawn: a plain one, or one of every kind of field. */
export interface OpenForm {
  readonly definition: FormDefinition;
  readonly store: FormStore;
  readonly View: View<{ model: FormModel }>;
  /** The texts of the form's locale. Default: English for a plain form. */
  readonly texts?: Texts;
  /** Whether its texts run from right to left. Default no. */
  readonly isRightToLeft?: boolean;
  /** What the form adds to the default theme. Default nothing. */
  readonly css?: string;
  /** What a submission sends beside, and instead of, one entry for each value. Default nothing. */
  readonly compose?: () => { readonly entries: readonly Entry[]; readonly facts: object };
  /** The headers of its requests. Default none. */
  readonly headers?: (url: string) => Record<string, string>;
  /** What was found out since the form was opened, for `hs_context`. Default nothing. */
  facts?: () => object;
  /** What the email check said last, by field id, for rules that are asked again. A plain form asks none again. */
  readonly judged?: Map<string, JudgedValue>;
}
