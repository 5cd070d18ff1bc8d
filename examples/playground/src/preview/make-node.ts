import type { MarkupNode } from '../logic/markup';

/** An element of the page from its description: by the DOM alone, so that nothing is parsed. */
export function makeNode({ tag, attributes, children, look }: MarkupNode): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (look) element.classList.add(look);
  element.append(...children.map((child) => (typeof child === 'string' ? child : makeNode(child))));
  return element;
}
