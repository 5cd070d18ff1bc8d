import { dropEmpty } from '../../shared/dom/drop-empty';
import type { Marker } from '../logic/kinds';
import { strokesOf } from '../logic/strokes';

const SVG = 'http://www.w3.org/2000/svg';

/** How marks are drawn. */
export const MARK_STYLE = `.mountkit-headline__marked{display:inline-block;position:relative;isolation:isolate}
.mountkit-headline__mark{position:absolute;inset:-.15em -.2em;z-index:-1;width:calc(100% + .4em);height:calc(100% + .3em);overflow:visible;pointer-events:none;fill:none;stroke:currentColor;stroke-width:7}
.mountkit-headline__mark path{opacity:0}`;

/** Milliseconds in which a mark fades. */
export const FADE = 400;

/** Puts the mark at the words; it is drawn by strokes, one after the other. */
export function openMark(target: HTMLElement, marker: Marker, classes: { mark: string; target: string }) {
  const svg = document.createElementNS(SVG, 'svg');
  if (classes.mark) svg.setAttribute('class', classes.mark);
  svg.setAttribute('viewBox', '0 0 500 150');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  const paths = strokesOf(marker).map((stroke) => {
    const path = svg.appendChild(document.createElementNS(SVG, 'path'));
    path.setAttribute('d', stroke);
    return path;
  });
  target.append(svg);
  if (classes.target) target.classList.add(classes.target);
  return {
    /** Draws it in so many milliseconds; in none it is there at once. */
    draw(duration: number) {
      const share = duration / paths.length;
      paths.forEach((path, index) => {
        const length = Math.ceil(path.getTotalLength()) + 1;
        path.animate(
          [
            { opacity: 1, strokeDasharray: `0 ${length}` },
            { opacity: 1, strokeDasharray: `${length} ${length}` },
          ],
          { duration: share, delay: index * share, easing: 'ease-in-out', fill: 'both' },
        );
      });
    },
    fade() {
      for (const path of paths) {
        path.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: 'forwards' });
      }
    },
    remove() {
      svg.remove();
      if (classes.target) target.classList.remove(classes.target);
      dropEmpty(target, 'class');
    },
  };
}
