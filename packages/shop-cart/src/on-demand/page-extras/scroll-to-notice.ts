import type { CartContext } from '../../dom/cart-context';

/** Milliseconds, and pixels above the notice: specification 1 section 9. */
const DURATION = 1000;
const OFFSET = 100;

/** Scrolls to a notice that is not fully visible; at once under reduced motion. It stops if the visitor scrolls. */
export function scrollToNotice({ scope }: CartContext, notice: Element): void {
  const { top, bottom } = notice.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const from = scrollY;
  // Some browsers round a fraction of a pixel down.
  const distance = Math.round(top - OFFSET);
  if (matchMedia('(prefers-reduced-motion)').matches) {
    scrollTo({ top: from + distance, behavior: 'instant' });
    return;
  }

  const start = performance.now();
  let last = from;
  let frame = 0;
  const step = (now: number) => {
    // The visitor has scrolled.
    if (Math.abs(scrollY - last) > 2) return;
    const part = Math.min(1, Math.max(0, now - start) / DURATION);
    scrollTo({ top: from + distance * (0.5 - Math.cos(part * Math.PI) / 2), behavior: 'instant' });
    last = scrollY;
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  scope.add(() => cancelAnimationFrame(frame));
}
