import { FOREIGN } from '../logic/foreign';
import { shared } from './shared';

/** Elements from a server's answer since the page was loaded. */
const answered = () => shared('answered', () => new WeakSet<Node>());

/** Remembers that an element is from a server's answer, or filled by one; not from the page as it was loaded. */
export const markAnswered = (element: Element): void => {
  answered().add(element);
};

/**
 * Whether the page itself wrote an element: it is neither in an answer that was put into the page nor in foreign markup.
 * Only such an element may name the address of a script: contract section 6.
 */
export function isOwnMarkup(element: Element): boolean {
  if (element.closest(`[${FOREIGN}]`)) return false;
  for (let node: Node | null = element; node; node = node.parentNode) if (answered().has(node)) return false;
  return true;
}
