/** Sets attributes, and remembers how they were: null removes one. */
export interface KeptAttributes {
  set(element: Element, attributes: Readonly<Record<string, string | null>>): void;
  /** Gives every element its attributes back. */
  restore(): void;
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Attributes that a widget sets on the page's elements for as long as it is mounted. */
export function keepAttributes(): KeptAttributes {
  const before = new Map<Element, Map<string, string | null>>();
  return {
    set(element, attributes) {
      const kept = before.get(element) ?? new Map<string, string | null>();
      before.set(element, kept);
      for (const [name, value] of Object.entries(attributes)) {
        if (!kept.has(name)) kept.set(name, element.getAttribute(name));
        write(element, name, value);
      }
    },
    restore() {
      for (const [element, kept] of before) for (const [name, value] of kept) write(element, name, value);
      before.clear();
    },
  };
}
