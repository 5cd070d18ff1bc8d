/** What scrolls the page: its root, or the body where the page's style has made that a box that scrolls, such as for snapping. */
export function pageScroller(): Element {
  const { body, documentElement } = document;
  const overflow = (element: Element) => getComputedStyle(element).overflowY;
  // Where the root says nothing, the body's overflow is the window's.
  const isBody = !/visible/.test(overflow(documentElement)) && /auto|scroll/.test(overflow(body));
  return isBody ? body : documentElement;
}
