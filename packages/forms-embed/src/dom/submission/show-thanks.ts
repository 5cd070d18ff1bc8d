import { report } from '@mountkit/core';
import { cleanMarkup } from '../markup/clean-markup';

/** Whose thank-you message it is, and whether the visitor was in the form. */
export interface ThankedForm {
  readonly guid: string;
  readonly instanceId: string;
  readonly hadFocus: boolean;
}

/** A shorter message, in characters, is within the limits, whatever it holds. */
const SHORT = 5_000;

/** Puts the thank-you message where the form stood; the focus that the form had goes to it. */
export async function showThanks(container: HTMLElement, message: string, form: ThankedForm): Promise<void> {
  const thanks = document.createElement('div');
  thanks.className = `submitted-message hs-main-font-element hs-form-${form.guid}`;
  thanks.dataset.instanceId = form.instanceId;
  thanks.dataset.mountkitForeign = '';
  thanks.tabIndex = -1;
  thanks.append(await cleanMarkup(message.length > SHORT ? await fitMessage(message, form) : message));
  container.append(thanks);
  if (form.hadFocus) thanks.focus({ preventScroll: true });
}

async function fitMessage(message: string, { guid }: ThankedForm): Promise<string> {
  const fitting = await import('../../logic/limits/fit-message');
  return fitting.fitMessage(message, (problem) => report(`form ${guid}: ${problem}`));
}
