import { FOREIGN } from '../logic/foreign';
import { shared } from './shared';

/** Elements from a server's answer since the page was loaded. */
const answered = () => shared('answered', () => new WeakSet<Element>());

/** Remembers that all elements below a root are from a server's answer, not from the page as it was loaded. */
export const markAnswered = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('*')) answered().add(element);
};

/**
 * Whether the page itself wrote an element: it is neither from an answer that was put into the page nor in foreign markup.
 * Only such an element may name a frame, a style or a script: contract section 6.
 */
export const isOwnMarkup = (element: Element): boolean =>
  !answered().has(element) &&
  // A control of a form may have the name of a method: it hides that of the form.
  !HTMLElement.prototype.closest.call(element, `[${FOREIGN}]`);
