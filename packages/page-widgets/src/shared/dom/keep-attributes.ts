/** Sets attributes, and remembers how they were: null removes one. */
export interface KeptAttributes {
  set(element: Element, attributes: Readonly<Record<string, string | null>>): void;
  /** Gives every element its attributes back. */
  restore(): void;
}

function write(element: Element, name: string, value: string | null): string | null {
  const before = element.getAttribute(name);
  if (before === value) return before;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  return before;
}

/** Attributes that a widget sets on the page's elements for as long as it is mounted. */
export function keepAttributes(): KeptAttributes {
  const before = new Map<Element, Map<string, string | null>>();
  return {
    set(element, attributes) {
      const kept = before.get(element) ?? new Map<string, string | null>();
      before.set(element, kept);
      for (const [name, value] of Object.entries(attributes)) {
        const now = write(element, name, value);
        if (!kept.has(name)) kept.set(name, now);
      }
    },
    restore() {
      for (const [element, kept] of before) for (const [name, value] of kept) write(element, name, value);
      before.clear();
    },
  };
}
