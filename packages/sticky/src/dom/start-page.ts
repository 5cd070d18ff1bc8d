import { browserClock, type Disposer, listen, NOT_FOREIGN, shared } from '@mountkit/core';
import { readTemplateId } from '../logic/template-id';

/** Specification 1, section 9: pixels and milliseconds. */
const HEADER_BREAKPOINT = 921;
const RESIZE_TOGGLE = 200;

const CLASS = 'mountkit-header-mobile';

/** Scrolls to the element of the template that the address names; once, when the page is loaded: specification 1, section 2. */
function centreTemplate(marks: readonly string[]): Disposer {
  const id = readTemplateId(location.search);
  const once = shared('template', () => ({ isDone: false }));
  if (!id || once.isDone) return () => {};
  const centre = () => {
    const element = document.querySelector(marks.map((mark) => `[${mark}="${CSS.escape(id)}"]${NOT_FOREIGN}`).join());
    once.isDone ||= !!element;
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  if (document.readyState === 'complete') centre();
  else return listen(window, 'load', centre, { once: true });
  return () => {};
}

/** Marks the root while the window is as small as that of a mobile header; after a resize once it has ended. */
function followHeader(): Disposer {
  const { classList } = document.documentElement;
  const query = matchMedia(`(max-width: ${HEADER_BREAKPOINT}px)`);
  const toggle = () => classList.toggle(CLASS, query.matches);
  let stopTimer: Disposer = () => {};
  toggle();
  const off = listen(window, 'resize', () => {
    stopTimer();
    stopTimer = browserClock.after(RESIZE_TOGGLE, toggle);
  });
  return () => {
    off();
    stopTimer();
    classList.remove(CLASS);
  };
}

let users = 0;
let stopHeader: Disposer = () => {};

/**
 * Starts what a page does by itself, beside its elements: it scrolls to the template that the address names, and marks
 * the root while the header is that of a small window. Specification 1, sections 2 and 9. It ends with the last that
 * uses it. `marks` are the attributes that name an element's template.
 */
export function startPage(...marks: readonly string[]): Disposer {
  if (!users++) stopHeader = followHeader();
  const stop = centreTemplate(['data-template-id', ...marks]);
  return () => {
    stop();
    if (!--users) stopHeader();
  };
}
