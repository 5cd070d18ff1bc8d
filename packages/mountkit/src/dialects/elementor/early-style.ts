import { findElements, whenPageChanges } from './watch-elements';

/**
 * How wide the slides of a loop carousel are before its script, by what the page's style sheet says of their number and space: its
 * own rule for that names a class that no slide has.
 */
const STYLE = `.elementor-widget-loop-carousel .swiper:not(.swiper-initialized)>.swiper-wrapper>.swiper-slide{max-width:calc((100% - (var(--swiper-slides-to-display,3) - 1)*var(--swiper-slides-gap,0px))/var(--swiper-slides-to-display,3))}`;

/** Lets a page with such a carousel lie as it will once everything is loaded, as far as its style sheet knows. */
export function addEarlyStyle(): void {
  let isAdded = false;
  whenPageChanges(() => {
    if (isAdded || !findElements('.elementor-widget-loop-carousel')[0]) return;
    isAdded = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
