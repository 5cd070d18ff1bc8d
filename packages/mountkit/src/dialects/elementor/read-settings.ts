import { isJsonObject, type Json, parseJson } from '@mountkit/core/logic';

/** The `data-settings` of an element of the builder; null if they are invalid. */
export function readSettings(source: string | undefined): Json | null {
  const parsed = parseJson(source ?? '');
  return isJsonObject(parsed) ? parsed : null;
}
