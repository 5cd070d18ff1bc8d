import { listen, openPart, report } from '@mountkit/core';
import { jsonObject, NOT_FOREIGN } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { isNeeded } from '../frontend/is-needed';
import { markDevice } from '../mark-device';

export { addFacts } from '../page-facts';

/** What stays at the top of the window, and links to places on a page. */
const STICKY = '[data-settings*=\'"sticky":"top"\']';
const ANCHOR = 'a[href*="#"]:not([href$="#"],[href*="elementor-action"])';

/** Loads the test of emoji where WordPress' settings are on the page, and nothing has read them. */
function startEmoji(): void {
  const page = window as object as Record<string, unknown>;
  const block = document.querySelector(`script#wp-emoji-settings${NOT_FOREIGN}`);
  if (jsonObject(page._wpemojiSettings).supports || !(page._wpemojiSettings || block)) return;
  const replace = openPart(() => import('./page/replace-emoji'), 'the test of emoji', { report });
  void replace(({ replaceEmoji }) => replaceEmoji(page, block));
}

/** What the builder does on a page besides its widgets: facts on page widgets, sections 0, 3.5 and 3.7. */
export function start(mountkit: Mountkit): void {
  markDevice();
  if (isNeeded()) {
    const frontend = openPart(() => import('../frontend/offer-frontend'), 'what scripts of the page call', { report });
    void frontend(({ offerFrontend }) => offerFrontend());
  }
  // WordPress' own loader, where it may run, has run by then.
  if (document.readyState === 'complete') startEmoji();
  else listen(window, 'load', startEmoji, { once: true });
  if (/[?&]theme_template_id=/.test(location.search)) {
    mountkit.load('sticky').then(
      ({ startPage }) => startPage('data-elementor-id'),
      () => {},
    );
  }
  // A header that stays at the top covers what links lead to.
  if (document.querySelector(STICKY) && document.querySelector(ANCHOR)) {
    mountkit.load('page').then(
      ({ mountPage }) => mountPage(document.documentElement),
      (error) => report('could not load what keeps links clear of the header', error, 'error'),
    );
  }
}
