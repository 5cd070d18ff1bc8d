/** How far below the window something is looked for, in parts of the window: enough to be there before it is seen. */
const NEAR = '50%';

/** Resolves once a part of an element is in the window, or nearly. */
export const whenNear = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
  });
