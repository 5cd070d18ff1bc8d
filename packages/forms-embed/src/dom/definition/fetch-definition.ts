import { type MountError, request, takeEarly } from '@mountkit/core';
import type { FormContext } from '../../form/form-context';
import { definitionUrl, type FormAddress } from '../../logic/definition/provider';
import { type FetchedDefinition, isDefinition } from './is-definition';

/** Fetches a form's definition; rejects with one of the codes of specification 2 section 8. */
export async function fetchDefinition(context: FormContext, address: FormAddress): Promise<FetchedDefinition> {
  const url = definitionUrl(address);
  const { signal } = context;
  const isNamed = address.provider || address.region;
  const answer = isNamed
    ? await request(url, { signal, early: takeEarly(url) }).catch((error: MountError) => error)
    : undefined;
  if (answer && !(answer instanceof Error) && isDefinition(answer)) return { document: answer.json, fallback: false };
  // A chunk of its own, only for a definition that could not be loaded at once.
  const { recoverDefinition } = await import('./recover-definition');
  return recoverDefinition(context, address, answer);
}
