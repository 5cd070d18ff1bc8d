import type { Disposer } from '@mountkit/core';

/** Keeps the page clear of a bar at one of its edges, as high as the bar is. */
export function pushPage(bar: HTMLElement, edge: 'top' | 'bottom'): Disposer {
  const { style } = document.documentElement;
  const names = [`padding-${edge}`, `scroll-padding-${edge}`];
  const before = names.map((name) => style.getPropertyValue(name));
  const observer = new ResizeObserver(() => {
    for (const name of names) style.setProperty(name, `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    for (const [index, name] of names.entries()) style.setProperty(name, before[index] ?? '');
  };
}
