import { isJsonObject, type Json, jsonList } from '@mountkit/core/logic';
import { DEFINITION_LIMITS } from './limits';

/** The size of a document. */
export interface JsonSize {
  readonly characters: number;
  readonly levels: number;
}

/** Counting stops here: a page's own object may contain itself, or one part many times. */
const ENOUGH = 3 * DEFINITION_LIMITS.characters;

/** Counts a document level by level, and stops a little beyond the limits. */
export function measureJson(document: unknown): JsonSize {
  let characters = 0;
  let levels = 0;
  let level: readonly unknown[] = [document];
  while (level.length > 0 && levels <= DEFINITION_LIMITS.levels && characters <= ENOUGH) {
    const next: unknown[] = [];
    for (const value of level) {
      if (characters > ENOUGH) break;
      characters += 4 + (typeof value === 'string' ? value.length : 0);
      for (const part of jsonList(value)) next.push(part);
      if (!isJsonObject(value)) continue;
      for (const key of Object.keys(value)) {
        characters += key.length;
        next.push((value as Json)[key]);
      }
    }
    level = next;
    levels++;
  }
  return { characters, levels };
}
