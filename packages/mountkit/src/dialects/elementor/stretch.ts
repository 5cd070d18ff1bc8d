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

/**
 * Makes a section as wide as the window, or as the container that the page names, wherever its parent is. With a prefix it only
 * says so, by the properties of such names: what is stretched is what the page's style sheet stretches by them.
 */
export function stretch(
  section: HTMLElement,
  parent = section.parentElement as Element | null,
  prefix: '' | '--stretch-' = '',
): Disposer {
  const container = findContainer();
  const { style } = section;
  const names = ['width', 'left', 'right'].map((name) => prefix + name);
  const before = names.map((name) => style.getPropertyValue(name));
  const measure = () => {
    const { left, right, width } = container.getBoundingClientRect();
    const box = parent?.getBoundingClientRect();
    const isRtl = getComputedStyle(section).direction === 'rtl';
    const wide = container === document.documentElement ? container.clientWidth : width;
    style.setProperty(`${prefix}width`, `${wide}px`);
    if (isRtl) style.setProperty(`${prefix}right`, `${(box?.right ?? right) - right}px`);
    else style.setProperty(`${prefix}left`, `${left - (box?.left ?? left)}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(container);
  if (parent) watch.observe(parent);
  measure();
  return () => {
    watch.disconnect();
    names.forEach((name, index) => {
      style.setProperty(name, before[index] ?? '');
    });
  };
}
