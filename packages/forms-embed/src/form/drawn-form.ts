import type { SubmissionResponse } from '../logic/state/form-state';
import type { Parameter } from '../logic/submission/linker';
import type { SubmissionOutcome } from '../logic/submission/submission-answer';
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

/** What a submission has beyond its values, from the first focus on. */
export interface SubmissionDetails {
  /** The whole `hs_context`, made from what the submission itself knows. */
  complete(facts: Readonly<Record<string, unknown>>): object;
  /** Shows the visitor what an accepted submission's answer warns of; resolves when it has been read. */
  warn(response: SubmissionResponse): Promise<void>;
  /** Prepares to leave for another page; answers what is to be added to that page's address. */
  leave(target: string, response: SubmissionResponse): readonly Parameter[];
  /** Shows the thank-you message in place of the form. */
  thank(message: string): void;
  /** Shows the visitor, and announces to the page, that the submission ended in an error nobody foresaw. */
  failUnexpectedly(error: unknown): void;
  /** Shows at the fields and to the visitor, and announces to the page, why the submission was refused. */
  refuse(outcome: SubmissionOutcome & { readonly accepted: false }): Promise<void>;
  /** Attaches all that watches the form to the one that has been drawn in its place. */
  attachAgain(): void;
}
