import { type Answer, isJsonObject, type MountError, request, takeEarly, type WidgetContext } from '@mountkit/core';
import type { FormEvents } from '../events';
import { definitionUrl, type FormAddress } from '../logic/provider';
import type { FormOptions } from '../settings';

/** A definition document, and whether it came by the fallback. */
export interface FetchedDefinition {
  readonly document: unknown;
  readonly fallback: boolean;
}

/** Whether an answer holds a definition document. */
export const isDefinition = ({ ok, json }: Answer): boolean => ok && isJsonObject(json) && isJsonObject(json.form);

/** Fetches a form's definition; rejects with one of the codes of specification 2 section 8. */
export async function fetchDefinition(
  context: WidgetContext<FormOptions, FormEvents>,
  address: FormAddress,
): Promise<FetchedDefinition> {
  const url = definitionUrl(address);
  const { signal } = context;
  const answer = await request(url, { signal, early: takeEarly(url) }).catch((error: MountError) => error);
  if (!(answer instanceof Error) && isDefinition(answer)) return { document: answer.json, fallback: false };
  // Its own chunk: a page whose form comes at once never needs it.
  const { recoverDefinition } = await import('./recover-definition');
  return recoverDefinition(context, address, answer);
}
