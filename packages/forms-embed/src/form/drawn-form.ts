import type { Messages } from '../logic/texts/messages';
import type { FormContext } from './form-context';
import type { OpenForm } from './form-model';

/** A form in the page. What is drawn may be replaced: a text form is upgraded to a full one when it needs more. */
export interface DrawnForm {
  readonly context: FormContext;
  /** The definition as the provider sent it. */
  readonly document: unknown;
  readonly container: HTMLElement;
  /** The form element, while it is in the page. */
  readonly form: () => HTMLFormElement | null;
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
  /** What the submit button does. */
  submit(): void;
  /** Attaches all that watches the form to the one that has been drawn in its place. */
  attachAgain(): void;
}
