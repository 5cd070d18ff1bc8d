const DEEPEST = 20;

/** Text as the database takes it: without NUL and without halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** JSON from outside as the database takes it; undefined where it is nested deeper than anything sensible. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => storableJson(item, depth + 1));
    return items.includes(undefined) ? undefined : items;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => [storableText(key), storableJson(item, depth + 1)] as const,
  );
  return entries.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(entries);
}
