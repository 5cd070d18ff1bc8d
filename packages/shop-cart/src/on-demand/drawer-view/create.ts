/** Makes an element with attributes and content; an attribute that is null or false is not set. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | boolean | null>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(key, value === true ? '' : `${value}`);
  }
  element.append(...content);
  return element;
}

/** Shows a text in an element, and hides the element where there is none. A text that is there already is not announced again. */
export function tell(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}

/** A symbol that stands beside a text, so that colour alone says nothing. */
export const icon = (name: 'undo' | 'retry' | 'error'): HTMLElement =>
  create('span', { class: `mountkit-icon mountkit-icon--${name}`, 'aria-hidden': 'true' });
