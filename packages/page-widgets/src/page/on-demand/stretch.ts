import type { WidgetContext } from '@mountkit/core';
import type { PageEvents } from '../events';
import type { StretchOptions } from '../settings';

/** The element that it is as wide as; the document's for the window. */
function findContainer(selector: string, report: (message: string) => void): Element {
  const { documentElement } = document;
  if (!selector) return documentElement;
  let container: Element | null = null;
  try {
    container = document.querySelector(selector);
  } catch {
    // It is reported as one that finds nothing.
  }
  if (!container) report(`container is "${selector}", expected a selector of an element of the page`);
  return container ?? documentElement;
}

/** Makes an element as wide as its container, and moves it there from wherever its parent is. */
export function runStretch(context: WidgetContext<StretchOptions, PageEvents>): void {
  const { element, scope, settings, report, onSettings, markReady } = context;
  const { style } = element;
  const before = element.getAttribute('style');
  let container: Element = document.documentElement;
  const measure = () => {
    style.position = 'relative';
    style.boxSizing = 'border-box';
    style.maxWidth = 'none';
    // Less the scroll bar.
    const isWindow = container === document.documentElement;
    style.width = `${isWindow ? container.clientWidth : container.getBoundingClientRect().width}px`;
    const now = Number.parseFloat(getComputedStyle(element).left) || 0;
    const missing = container.getBoundingClientRect().left - element.getBoundingClientRect().left;
    style.right = 'auto';
    style.left = `${now + missing}px`;
  };
  const sizes = new ResizeObserver(measure);
  const open = () => {
    container = findContainer(settings().container, report);
    sizes.disconnect();
    for (const each of [container, element.parentElement]) if (each) sizes.observe(each);
    measure();
  };
  scope.add(() => {
    sizes.disconnect();
    // Set first: a browser keeps an empty attribute where it has not yet written what was set by script.
    element.setAttribute('style', before ?? '');
    if (!before) element.removeAttribute('style');
  });
  open();
  onSettings(open);
  markReady();
}
