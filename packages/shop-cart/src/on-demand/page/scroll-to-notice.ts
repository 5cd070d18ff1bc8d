import type { CartContext } from '../../dom/cart-context';

/** Specification 1 section 9: milliseconds, and pixels above the notice. */
const DURATION = 1000;
const OFFSET = 100;

/** Scrolls to what cannot be seen; at once under reduced motion, and no further than the visitor lets it. */
export function scrollToNotice({ scope }: CartContext, notice: Element): void {
  const { top, bottom } = notice.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const from = scrollY;
  // Some browsers stop at the pixel before a place that lies between two.
  const distance = Math.round(top - OFFSET);
  if (matchMedia('(prefers-reduced-motion)').matches) {
    scrollTo({ top: from + distance, behavior: 'instant' });
    return;
  }

  const start = performance.now();
  let last = from;
  let frame = 0;
  const step = (now: number) => {
    // The visitor has scrolled meanwhile.
    if (Math.abs(scrollY - last) > 2) return;
    const part = Math.min(1, Math.max(0, now - start) / DURATION);
    scrollTo({ top: from + distance * (0.5 - Math.cos(part * Math.PI) / 2), behavior: 'instant' });
    last = scrollY;
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  scope.add(() => cancelAnimationFrame(frame));
}
