import type { Disposer } from '@mountkit/core';

/** Sets styles on an element, stronger than those of any sheet; the answer restores the former ones. */
export function setStyles({ style }: HTMLElement, values: Readonly<Record<string, string>>): Disposer {
  const before = Object.keys(values).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const name in values) style.setProperty(name, values[name] ?? '', 'important');
  return () => {
    for (const each of before) style.setProperty(...each);
  };
}
