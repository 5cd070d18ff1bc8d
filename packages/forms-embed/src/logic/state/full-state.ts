import type { FullDefinition, FullField } from '../definition/full-definition';
import type { FieldState, FileFacts } from './field-state';
import type { FormEvent, FormState } from './form-state';
import type { Cell, FieldCell, FormStore } from './store';

/** The visitor's place in a form of several pages: specification 2 section 4, 'Pagination'. */
export interface PagesState {
  /** Counted from 0. */
  readonly page: number;
}

/** An event of the pages. */
export interface PagesEvent {
  readonly type: 'went';
  readonly page: number;
}

/** A field of a full form with its state. */
export interface FullCell extends FieldCell {
  readonly field: FullField;
  /** The page the field is on, counted from 0. */
  readonly page: number;
  readonly change: (value: string, files?: readonly FileFacts[]) => void;
  /** The value that a text in the control stands for. */
  readonly tidy: (text: string) => string;
}

/** The state of a full form. */
export interface FullStore extends FormStore {
  readonly form: Cell<FormState, FormEvent | { readonly type: 'reset' }>;
  readonly definition: FullDefinition;
  /** Every field of the definition in the order of its groups, then the consent fields. */
  readonly fields: readonly FullCell[];
  readonly cellOf: (id: string) => FullCell | undefined;
  /** Whether each group of the definition is shown, by its index: smart groups and their replacements. */
  readonly groups: Cell<readonly boolean[], { readonly type: 'known'; readonly names: readonly string[] }>;
  readonly pages: Cell<PagesState, PagesEvent>;
  /** The number of pages, including the consent page; 1 if the form is on one page. */
  readonly pageCount: number;
  /** The pages with something to show, in order: `next` and `previous` move among them. */
  readonly steps: () => readonly number[];
  /** Shows the errors of the page, or goes to the next one if there are none. Returns whether it did. */
  readonly next: () => boolean;
  /** Goes to the page before, with errors too. */
  readonly previous: () => void;
  readonly goTo: (page: number) => void;
  /** Checks the shown fields of a page, or of all; needed before a submission if values are not checked live. */
  readonly validateAll: (page?: number) => void;
  /** The shown cells of a page. */
  readonly shownOn: (page: number) => readonly FullCell[];
  /** Whether the form contains values that the provider knew: then 'Not you?' is offered. */
  readonly hasKnownValues: Cell<boolean, boolean>;
  /** The reset-cookie action: takes values from the address only, and forgets what is known of the visitor. */
  readonly reset: () => void;
}

/** Whether our rules or the server refuse the value; never for a hidden field, which visitors cannot correct. */
export function isRefused({ field, get }: FullCell): boolean {
  const { refusal, serverMessage } = get();
  return !field.hidden && (refusal !== null || serverMessage !== '');
}

/** Whether a field takes part in the form now: it is validated and sent. */
export const isShown = ({ shown }: FieldState): boolean => shown !== false;
