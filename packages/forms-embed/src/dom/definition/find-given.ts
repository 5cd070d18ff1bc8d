/** The form that a server has drawn into an element, if it has. */
export const findGiven = (element: Element): HTMLFormElement | null =>
  element.querySelector(':scope>[data-hs-forms-root]>form');
