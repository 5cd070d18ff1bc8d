import type { FormDefinition } from './logic/definition';
import type { Messages } from './logic/messages';
import type { FormStore } from './logic/store';
import type { FormOptions } from './settings';

/** All that the components draw from. A new one is made when settings change; the store stays. */
export interface FormModel {
  readonly definition: FormDefinition;
  readonly store: FormStore;
  readonly settings: FormOptions;
  readonly messages: Messages;
  readonly instanceId: string;
  /** What ends the ids of this instance: the guid, and a number where the page holds the form more than once. */
  readonly suffix: string;
  /** Told of the form element when it stands in the page, and of null when it is gone. */
  readonly formElement: (form: HTMLFormElement | null) => void;
  /** The visitor wants to submit. */
  readonly submit: () => void;
}
