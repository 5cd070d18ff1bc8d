/** Where every copy of mountkit on one page meets: contract section 4. */
const KEY = Symbol.for('mountkit.v1');

/** The page-wide record `name`, made by the copy that asks first and used by all others. */
export function shared<T>(name: string, create: () => T): T {
  const page = globalThis as { [KEY]?: Map<string, unknown> };
  // What has no `get` is none of ours.
  if (!page[KEY]?.get) page[KEY] = new Map();
  const slots = page[KEY];
  if (!slots.has(name)) slots.set(name, create());
  return slots.get(name) as T;
}
