import { isJsonObject, type Json } from '../logic';

/** Whether two options have the same value: a new list or object with the same content is no change. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Objects of a class and those of React are compared by identity: they may have cycles. */
const isPlain = (value: unknown): value is Json =>
  isJsonObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !('$$typeof' in value);

/** The options of `next` that differ from `before`; a removed option is undefined. Null if nothing has changed. */
export function changedOptions(before: Json, next: Json): Json | null {
  const changes: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(next)])) {
    if (!isSame(before[key], next[key])) changes[key] = next[key];
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
