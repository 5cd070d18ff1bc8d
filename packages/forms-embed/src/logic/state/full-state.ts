import type { FullDefinition, FullField } from '../definition/full-definition';
import type { FieldState, FileFacts } from './field-state';
import type { FormEvent, FormState } from './form-state';
import type { Cell, FieldCell, FormStore } from './store';

/** Where the visitor is in a form of several pages: specification 2 section 4, 'Pagination'. */
export interface PagesState {
  /** Counted from 0. */
  readonly page: number;
}

/** Something that happens to the pages. */
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
}

/** The state of a full form. */
export interface FullStore extends FormStore {
  readonly form: Cell<FormState, FormEvent | { readonly type: 'reset' }>;
  readonly definition: FullDefinition;
  /** Every field of the definition in the order of its groups, then the consent fields. */
  readonly fields: readonly FullCell[];
  readonly cellOf: (id: string) => FullCell | undefined;
  /** Whether each group of the definition can be seen, by its index: smart groups and their replacements. */
  readonly groups: Cell<readonly boolean[], { readonly type: 'known'; readonly names: readonly string[] }>;
  readonly pages: Cell<PagesState, PagesEvent>;
  /** Pages in all, the consent page counted: 1 where the form is on one page. */
  readonly pageCount: number;
  /** The pages on which there is something to see, in order: next and previous go from one to another. */
  readonly steps: () => readonly number[];
  /** The navigation attempt: shows the errors of the page, and goes on if there are none. Answers whether it went. */
  readonly next: () => boolean;
  /** Always allowed. */
  readonly previous: () => void;
  readonly goTo: (page: number) => void;
  /** Checks what is shown on a page, or everywhere; needed before a submission where values are not checked live. */
  readonly validateAll: (page?: number) => void;
  /** The cells on a page that the visitor can see. */
  readonly shownOn: (page: number) => readonly FullCell[];
  /** Whether the values of the visitor's cookie, or known ones, stand in the form: then 'Not you?' is offered. */
  readonly hasKnownValues: Cell<boolean, boolean>;
  /** The reset-cookie action: values from the address only, visibility anew, nothing known any more. */
  readonly reset: () => void;
}

/** Whether there is something to mend, by our rules or by what the server said; nobody can mend a hidden field. */
export function isRefused({ field, get }: FullCell): boolean {
  const { refusal, serverMessage } = get();
  return !field.hidden && (refusal !== null || serverMessage !== '');
}

/** Whether a field takes part in the form now: it is validated and sent. */
export const isShown = ({ shown }: FieldState): boolean => shown !== false;
