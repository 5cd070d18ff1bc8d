import { isJsonObject } from '@mountkit/core/logic';

/**
 * Keeps lists as lists in JSON on pages where a library gives every list a `toJSON` that returns a text, like old
 * versions of prototype.js. On any other page the value is returned unchanged.
 */
export function keepLists(value: unknown): unknown {
  if (!('toJSON' in Array.prototype)) return value;
  if (Array.isArray(value)) return Object.defineProperty(value.map(keepLists), 'toJSON', { value: undefined });
  if (!isJsonObject(value) || 'toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keepLists(part)]));
}
