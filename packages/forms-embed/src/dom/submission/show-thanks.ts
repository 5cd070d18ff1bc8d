import { openPart, report, type Severity } from '@mountkit/core';
import type { Language } from '../../logic/texts/language';
import { cleanMarkup, withoutTags } from '../markup/clean-markup';

/** Whose thank-you message it is and in which language, whether the visitor was in the form, and the live region where it
 * is told to others. */
export interface ThankedForm {
  readonly guid: string;
  readonly instanceId: string;
  readonly hadFocus: boolean;
  readonly language: Language;
  readonly liveRegion?: Element;
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
  Object.assign(thanks, form.language);
  thanks.append(await cleanMarkup(fitted, context));
  // Whoever was in the form gets it with the focus; to all others a region that was there before reads it out.
  (form.hadFocus ? container : (form.liveRegion ?? container)).append(thanks);
  if (form.hadFocus) thanks.focus({ preventScroll: true });
  bringIntoView(thanks);
}

/** So much of a message must be in the window to be noticed, in pixels. */
const NOTICEABLE = 100;

/** Scrolls to an element unless the visitor sees where it begins. */
function bringIntoView(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  if (top >= 0 && top + Math.min(height, NOTICEABLE) <= innerHeight) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: height < innerHeight ? 'center' : 'start', behavior: isCalm ? 'instant' : 'smooth' });
}
