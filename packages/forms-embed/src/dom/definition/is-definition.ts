import { type Answer, isJsonObject } from '@mountkit/core';

/** A definition document, and whether it is the fallback copy. */
export interface FetchedDefinition {
  readonly document: unknown;
  readonly fallback: boolean;
}

/** Whether an answer contains a definition document. */
export const isDefinition = ({ ok, json }: Answer): boolean => ok && isJsonObject(json) && isJsonObject(json.form);
