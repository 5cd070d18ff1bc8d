import { isJsonObject } from '@mountkit/core/logic';

/**
 * A value whose lists stay lists in JSON on pages whose libraries give every list a `toJSON` that answers a text, as old
 * versions of prototype.js do. On any other page it is the value itself.
 */
export function keepLists(value: unknown): unknown {
  if (!('toJSON' in Array.prototype)) return value;
  if (Array.isArray(value)) return Object.defineProperty(value.map(keepLists), 'toJSON', { value: undefined });
  if (!isJsonObject(value) || 'toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keepLists(part)]));
}
