import { adoptStyles, listen } from '@mountkit/core';
import { onResize } from '../../shared/dom/on-resize';
import { clearStyles, type Parts } from '../dom/parts';

/**
 * Slides that turn while they are scrolled, where the browser can: a slide that is one place aside is turned by 50 degrees and
 * 100 pixels further away, or lies on the next side of a cube. `--carousel-turn` is how many places aside a slide leaves the
 * window.
 */
const TURNS = `.mountkit-carousel__track--coverflow>*,.mountkit-carousel__track--cube>*{animation:mountkit-coverflow linear both;animation-timeline:view(inline 0px)}
.mountkit-carousel__track--cube>*{animation-name:mountkit-cube;backface-visibility:hidden}
@keyframes mountkit-coverflow{0%{transform:perspective(75rem) translateZ(calc(-100px*var(--carousel-turn))) rotateY(calc(-50deg*var(--carousel-turn)))}50%{transform:none}100%{transform:perspective(75rem) translateZ(calc(-100px*var(--carousel-turn))) rotateY(calc(50deg*var(--carousel-turn)))}}
@keyframes mountkit-cube{0%{transform:perspective(75rem) rotateY(90deg);transform-origin:0}49.9%{transform-origin:0}50%{transform:none;transform-origin:100%}100%{transform:perspective(75rem) rotateY(-90deg);transform-origin:100%}}
.mountkit-carousel__track--turned>*{animation-timeline:auto;animation-duration:1s;animation-delay:calc(var(--carousel-share)*-1s);animation-play-state:paused}
@media (prefers-reduced-motion){.mountkit-carousel__track>*{animation:none!important}}`;

const TURNED = 'mountkit-carousel__track--turned';

/**
 * Turns the slides of a row. Where it runs from right to left, they are turned by the place where they lie: Chromium counts a
 * view timeline from the left there, too, so that it would turn the slide in the middle and show another one flat.
 */
export function openTurns(root: HTMLElement, { track, slides }: Pick<Parts, 'track' | 'slides'>): () => void {
  if (getComputedStyle(track).direction !== 'rtl') return adoptStyles(root, TURNS);
  const turn = () => {
    const width = track.clientWidth;
    for (const slide of slides) {
      const start = slide.offsetParent === track ? 0 : track.offsetLeft;
      const left = slide.offsetLeft - start - track.scrollLeft;
      slide.style.setProperty('--carousel-share', `${(width - left) / (width + slide.offsetWidth)}`);
    }
  };
  // Before the style: Chromium drops an animation whose timeline changes.
  track.classList.add(TURNED);
  const offs = [adoptStyles(root, TURNS), listen(track, 'scroll', turn, { passive: true })];
  // The track's own size moves the row.
  if (slides[0]) offs.push(onResize(slides[0], () => turn));
  return () => {
    for (const off of offs) off();
    track.classList.remove(TURNED);
    for (const slide of slides) clearStyles(slide, '--carousel-share');
  };
}
