import { FAMILIES } from '../dialects/elementor/families';
import { startFamilies } from '../dialects/elementor/start-families';
import { findElements, whenPageChanges } from '../dialects/elementor/watch-page';
import type { Mountkit } from '../loader/create-mountkit';

/** What the early style is about. */
const EARLY =
  '.elementor-widget-loop-carousel,.elementor-widget-animated-headline,.elementor-counter-number,.elementor-widget-text-path,e-page-transition';

/** Loads the early style with the first element that it is about, unless the page links it in its head. */
function startEarlyStyle(): void {
  let isDue = !document.querySelector('link[href*=early-elementor]');
  whenPageChanges(() => {
    if (!isDue || !findElements(EARLY)[0]) return;
    isDue = false;
    import('../dialects/elementor/early-style').then(
      ({ addEarlyStyle }) => addEarlyStyle(),
      // Without it the page is complete a little later.
      () => {},
    );
  });
}

/** The page builder's own markup: a family's code is loaded only if the page has its elements. Contract section 2. */
export function start(mountkit: Mountkit): void {
  startEarlyStyle();
  const open = () => startFamilies(mountkit, FAMILIES);
  // The builder prints what it says of the page for scripts at the end of it.
  if (document.readyState !== 'loading') open();
  else document.addEventListener('DOMContentLoaded', open, { once: true });
}
