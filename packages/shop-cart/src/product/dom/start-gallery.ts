import { adoptStyles, type WidgetContext } from '@mountkit/core';
import type { ProductEvents } from '../events';
import type { GalleryOptions } from '../settings';
import { zoomPictures } from './zoom-pictures';

type GalleryContext = WidgetContext<GalleryOptions, ProductEvents>;

const SLIDE = '.woocommerce-product-gallery__image,[data-part=slide]';

/** The track scrolls by itself: by touch, by wheel, and with the focus. Style sheets of shops know the names of the strip. */
const STYLE = `.mountkit-product-gallery{display:flex;gap:0;overflow:auto hidden;scroll-snap-type:x mandatory;scrollbar-width:none;position:relative}
.mountkit-product-gallery>*{flex:0 0 100%;min-width:0;overflow:hidden;scroll-snap-align:start;scroll-snap-stop:always}
.mountkit-product-gallery img{display:block;width:100%;height:auto}
.mountkit-product-strip{display:grid;grid-template-columns:repeat(var(--mountkit-columns,4),minmax(0,1fr));gap:.5em;margin:.5em 0 0;padding:0;list-style:none}
.mountkit-product-strip::before,.mountkit-product-strip::after{display:none}
.mountkit-product-strip>li.mountkit-product-strip__item{width:auto;float:none;margin:0}
.mountkit-product-strip button{display:block;width:100%;padding:0;border:0;background:none;cursor:pointer;border-radius:var(--mountkit-radius,6px)}
.mountkit-product-strip button:focus-visible{outline:2px solid;outline-offset:2px}
.mountkit-product-strip img{display:block;width:100%;height:auto;opacity:.6;border-radius:inherit}
.mountkit-product-strip [aria-current] img{opacity:1;outline:2px solid;outline-offset:-2px}`;

/** Shows the pictures of a product one at a time, with a strip of small ones below: facts, section 2.19. */
export function startGallery(context: GalleryContext): void {
  const { element, report, scope, settings, signal, markReady } = context;
  const slides = [...element.querySelectorAll<HTMLElement>(SLIDE)];
  const [first] = slides;
  const track = first?.parentElement;
  if (!first || !track) {
    report('has no pictures, expected elements with the class woocommerce-product-gallery__image');
    markReady();
    return;
  }
  scope.add(adoptStyles(element, STYLE));
  if (settings().zoom) zoomPictures(track, signal);
  if (slides[1] && settings().strip) openStrip(context, track, slides);
  markReady();
}

/** The strip of small pictures, and the track that shows one picture at a time. */
function openStrip({ element, emit, scope }: GalleryContext, track: HTMLElement, slides: readonly HTMLElement[]): void {
  const [first] = slides;
  track.classList.add('mountkit-product-gallery');
  const strip = document.createElement('ol');
  strip.className = 'mountkit-product-strip flex-control-nav flex-control-thumbs';
  strip.style.setProperty('--mountkit-columns', element.dataset.columns ?? null);
  let current = -1;
  const buttons = slides.map((slide, index) => {
    const item = document.createElement('li');
    const button = document.createElement('button');
    const small = new Image();
    const picture = slide.querySelector('img');
    item.className = 'mountkit-product-strip__item';
    button.type = 'button';
    button.ariaLabel = `${picture?.alt ?? ''} (${index + 1}/${slides.length})`.trim();
    small.src = slide.dataset.thumb || picture?.currentSrc || picture?.src || '';
    small.alt = '';
    button.addEventListener('click', () => show(index));
    button.append(small);
    item.append(button);
    strip.append(item);
    return button;
  });

  const mark = (index: number) => {
    if (index === current) return;
    current = index;
    for (const [place, button] of buttons.entries()) {
      button.ariaCurrent = place === index ? 'true' : null;
      button.firstElementChild?.classList.toggle('flex-active', place === index);
    }
    emit('picture', { index });
  };
  const show = (index: number) => {
    const isCalm = matchMedia('(prefers-reduced-motion:reduce)').matches;
    const left = (slides[index]?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    track.scrollTo?.({ left, behavior: isCalm ? 'auto' : 'smooth' });
    mark(index);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(slides.indexOf(target as HTMLElement));
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);

  // The picture of a variation takes the place of the first.
  const picture = first?.querySelector('img');
  const watch = new MutationObserver(() => {
    const small = buttons[0]?.querySelector('img');
    if (small && picture) small.src = picture.src;
    show(0);
  });
  if (picture) watch.observe(picture, { attributeFilter: ['src'] });
  track.after(strip);
  mark(0);
  scope.add(() => {
    seen.disconnect();
    watch.disconnect();
    strip.remove();
    track.classList.remove('mountkit-product-gallery');
  });
}
