/** The key of the record that all copies of mountkit on a page share: contract section 4. */
const KEY = Symbol.for('mountkit.v1');

/** The page-wide record `name`, created by the copy that uses it first. */
export function shared<T>(name: string, create: () => T): T {
  const page = globalThis as { [KEY]?: Map<string, unknown> };
  // A value without `get` is not ours.
  if (!page[KEY]?.get) page[KEY] = new Map();
  const slots = page[KEY];
  if (!slots.has(name)) slots.set(name, create());
  return slots.get(name) as T;
}
