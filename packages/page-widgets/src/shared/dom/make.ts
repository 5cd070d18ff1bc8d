/** Makes an element with a class and content. A button sends no form. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (name === 'button') element.setAttribute('type', name);
  element.append(...content);
  return element;
}
