import type { Disposer } from '@mountkit/core';

/** Calls back once, when any part of the element is in the window or less than a window's height above or below it. */
export function whenNear(element: Element, callback: () => void): Disposer {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
