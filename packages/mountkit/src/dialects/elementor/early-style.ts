/** Numbers of columns of galleries beside 4, which is the default; any other is laid out with our code for it. */
const COLUMNS = [2, 3, 5, 6];

/**
 * How parts of the page lie before our code for them is there, as nearly as they will lie then, so that nothing jumps. Slides of a
 * loop carousel: by what the page's style sheet says of their number and space, which its own rule does for a class that no slide
 * has. Words that take turns: on one place, so that the widest has its room. Boxes of a
 * gallery: in the columns of its settings, by the builder's own breakpoints.
 */
const STYLE = `.elementor-widget-loop-carousel .swiper:not(.swiper-initialized)>.swiper-wrapper>.swiper-slide{max-width:calc((100% - (var(--swiper-slides-to-display,3) - 1)*var(--swiper-slides-gap,0px))/var(--swiper-slides-to-display,3))}
.elementor-headline--style-rotate .elementor-headline-dynamic-wrapper{display:inline-grid;justify-items:start}
.elementor-headline--style-rotate .elementor-headline-dynamic-text{grid-area:1/1;position:relative!important}
.elementor-gallery__container{display:grid;grid-template-columns:repeat(var(--gallery-columns,4),minmax(0,1fr));gap:10px}
.elementor-gallery__container>*{aspect-ratio:3/2}
${COLUMNS.map((count) => `[data-settings*='"columns":${count},']{--gallery-columns:${count}}`).join('')}
@media(max-width:1024px){.elementor-gallery__container{--gallery-columns:2}}
@media(max-width:767px){.elementor-gallery__container{--gallery-columns:1}}`;

/** Adds that style; the answer removes it. */
export function addEarlyStyle(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    sheet.disabled = true;
  };
}
