/** The form that a server has drawn into an element, if any. */
export const findGiven = (element: Element): HTMLFormElement | null =>
  element.querySelector(':scope>[data-hs-forms-root]>form');
