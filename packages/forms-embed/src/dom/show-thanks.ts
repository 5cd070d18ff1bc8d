import { cleanMarkup } from './clean-markup';

/** Puts the thank-you message where the form stood; the focus that the form had goes to it. */
export async function showThanks(
  container: HTMLElement,
  message: string,
  guid: string,
  instanceId: string,
): Promise<void> {
  const thanks = document.createElement('div');
  thanks.className = `submitted-message hs-main-font-element hs-form-${guid}`;
  thanks.dataset.instanceId = instanceId;
  thanks.tabIndex = -1;
  thanks.append(await cleanMarkup(message));
  container.append(thanks);
  thanks.focus({ preventScroll: true });
}
