import { cleanMarkup } from './clean-markup';

/** Whose thank-you message it is, and whether the visitor was in the form. */
export interface ThankedForm {
  readonly guid: string;
  readonly instanceId: string;
  readonly hadFocus: boolean;
}

/** Puts the thank-you message where the form stood; the focus that the form had goes to it. */
export async function showThanks(container: HTMLElement, message: string, form: ThankedForm): Promise<void> {
  const thanks = document.createElement('div');
  thanks.className = `submitted-message hs-main-font-element hs-form-${form.guid}`;
  thanks.dataset.instanceId = form.instanceId;
  thanks.tabIndex = -1;
  thanks.append(await cleanMarkup(message));
  container.append(thanks);
  if (form.hadFocus) thanks.focus({ preventScroll: true });
}
