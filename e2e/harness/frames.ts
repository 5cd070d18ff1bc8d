import type { Page } from 'playwright-core';
import { isFirefox } from './browser';
import { type InnerBrowser, inside, runInWindow } from './firefox-inside';

declare const Services: { readonly prefs: { setBoolPref(name: string, value: boolean): void } };

/**
 * Lets the pointer press in frames of other origins, until another page is opened. The driver of Firefox gives presses
 * to the page itself otherwise, which is surer and ends at its frames.
 */
export async function reachFrames(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (!isFirefox || !browser) return;
  await runInWindow(inside<InnerBrowser>(browser), () => {
    Services.prefs.setBoolPref('remote.events.async.mouse.enabled', true);
  });
}
