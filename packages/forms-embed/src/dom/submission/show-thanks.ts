import { openPart, report, type Severity } from '@mountkit/core';
import { cleanMarkup, withoutTags } from '../markup/clean-markup';

/** Whose thank-you message it is, and whether the visitor was in the form. */
export interface ThankedForm {
  readonly guid: string;
  readonly instanceId: string;
  readonly hadFocus: boolean;
}

/** A shorter message, in characters, is within the limits, whatever it holds. */
const SHORT = 5_000;

/** Shows the thank-you message at the end of a container; the focus that the form had goes to it. Never rejects. */
export async function showThanks(container: HTMLElement, message: string, form: ThankedForm): Promise<void> {
  const context = {
    report: (problem: string, cause?: unknown, severity?: Severity) =>
      report(`form ${form.guid}: ${problem}`, cause, severity),
  };
  const fitting = openPart(() => import('../../logic/limits/fit-message'), 'the limits of messages', context);
  const fitted =
    message.length > SHORT
      ? ((await fitting((part) => part.fitMessage(message, context.report))) ?? withoutTags(message.slice(0, SHORT)))
      : message;

  const thanks = document.createElement('div');
  thanks.className = `submitted-message hs-main-font-element hs-form-${form.guid}`;
  thanks.dataset.instanceId = form.instanceId;
  thanks.dataset.mountkitForeign = '';
  thanks.tabIndex = -1;
  thanks.append(await cleanMarkup(fitted, context));
  container.append(thanks);
  if (form.hadFocus) thanks.focus({ preventScroll: true });
}
