import { type Answer, isJsonObject } from '@mountkit/core';

/** A definition document, and whether it came by the fallback. */
export interface FetchedDefinition {
  readonly document: unknown;
  readonly fallback: boolean;
}

/** Whether an answer holds a definition document. */
export const isDefinition = ({ ok, json }: Answer): boolean => ok && isJsonObject(json) && isJsonObject(json.form);
