import type { Disposer } from '@mountkit/core';

/** Calls back each time an element that was in sight takes no place in the page any more, as in a closed popup. */
export function watchHidden(element: Element, run: () => void): Disposer {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let wasShown = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { boundingClientRect: box } of entries) {
      const isShown = box.width + box.height > 0;
      if (wasShown && !isShown) run();
      wasShown = isShown;
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
