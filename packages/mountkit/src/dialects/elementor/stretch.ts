import type { Disposer } from '@mountkit/core';
import { jsonObject } from '@mountkit/core/logic';

/** The page's element that stretched sections are as wide as: the kit names it, else it is the window. */
function findContainer(): Element {
  const { elementorFrontendConfig } = window as { readonly elementorFrontendConfig?: unknown };
  const { stretched_section_container: selector } = jsonObject(jsonObject(elementorFrontendConfig).kit);
  try {
    return (typeof selector === 'string' && selector && document.querySelector(selector)) || document.documentElement;
  } catch {
    return document.documentElement;
  }
}

/** Makes a section as wide as the window, or as the container that the page names, wherever its parent is. */
export function stretch(section: HTMLElement, parent = section.parentElement as Element | null): Disposer {
  const container = findContainer();
  const { style } = section;
  const before = [style.width, style.left, style.right] as const;
  const measure = () => {
    const { left, right, width } = container.getBoundingClientRect();
    const box = parent?.getBoundingClientRect();
    const isRtl = getComputedStyle(section).direction === 'rtl';
    style.width = `${container === document.documentElement ? container.clientWidth : width}px`;
    if (isRtl) style.right = `${(box?.right ?? right) - right}px`;
    else style.left = `${left - (box?.left ?? left)}px`;
  };
  const watch = new ResizeObserver(measure);
  watch.observe(container);
  if (parent) watch.observe(parent);
  measure();
  return () => {
    watch.disconnect();
    [style.width, style.left, style.right] = before;
  };
}
