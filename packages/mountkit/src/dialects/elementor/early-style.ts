/**
 * How parts of the page lie before our code for them is there, as nearly as they will lie then, so that nothing jumps. Slides of a
 * loop carousel: by what the page's style sheet says of their number and space, which its own rule does for a class that no slide
 * has. Words that take turns: on one place, so that the widest has its room.
 */
const STYLE = `.elementor-widget-loop-carousel .swiper:not(.swiper-initialized)>.swiper-wrapper>.swiper-slide{max-width:calc((100% - (var(--swiper-slides-to-display,3) - 1)*var(--swiper-slides-gap,0px))/var(--swiper-slides-to-display,3))}
.elementor-headline--style-rotate .elementor-headline-dynamic-wrapper{display:inline-grid;justify-items:start}
.elementor-headline--style-rotate .elementor-headline-dynamic-text{grid-area:1/1;position:relative!important}`;

/** Adds that style; the answer removes it. */
export function addEarlyStyle(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    sheet.disabled = true;
  };
}
