/** Takes attributes away that have nothing left in them. */
export function dropEmpty(element: Element, ...names: readonly ('class' | 'style')[]): void {
  for (const name of names) if (!element.getAttribute(name)) element.removeAttribute(name);
}
