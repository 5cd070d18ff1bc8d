import type { NamedValue } from '../events';
import type { Messages } from '../logic/texts/messages';
import type { FormContext } from './form-context';
import type { OpenForm } from './form-model';

/** A form in the page. What is drawn may be replaced: a text form is upgraded to a full one when it needs more. */
export interface DrawnForm {
  readonly context: FormContext;
  /** The definition as the provider sent it. */
  readonly document: unknown;
  readonly container: HTMLElement;
  /** The form as it is now. */
  readonly open: () => OpenForm;
  readonly messages: () => Messages;
  /** Removes the drawing; the container stays. */
  remove(): void;
  /** Removes the drawing, and draws another form in its place. */
  replace(next: OpenForm): void;
  /** Attaches what watches the form to the one that has been drawn in its place. */
  attachAgain(): void;
}

/** A form that a visitor has entered. */
export interface EnteredForm {
  /** Sends values that are valid, and shows to the visitor and announces to the page what becomes of them. Never rejects. */
  send(values: readonly NamedValue[]): Promise<void>;
  /** Attaches all that watches the form to the one that has been drawn in its place. */
  attachAgain(): void;
}
