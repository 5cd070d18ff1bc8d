import type { Disposer } from '@mountkit/core';

/**
 * Says how high a bar at one of the page's edges is, for what else stands there, and keeps the page clear of it where it is
 * asked to.
 */
export function followBar(bar: HTMLElement, edge: 'top' | 'bottom', isPushing: boolean): Disposer {
  const { style } = document.documentElement;
  const names = [`--mountkit-bar-${edge}`, ...(isPushing ? [`padding-${edge}`, `scroll-padding-${edge}`] : [])];
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
