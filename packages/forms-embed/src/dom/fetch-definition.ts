import { createMountError, request, takeEarly } from '@mountkit/core';
import { classifyRefusal } from '../logic/definition-failure';
import { definitionUrl, type FormAddress } from '../logic/provider';

/** Fetches a form's definition document; rejects with one of the codes of specification 2 section 8. */
export async function fetchDefinition(address: FormAddress, signal: AbortSignal): Promise<unknown> {
  const url = definitionUrl(address);
  const answer = await request(url, { signal, early: takeEarly(url) }).catch((cause) => {
    throw createMountError('DEFINITION_FAILURE', `the definition did not come from ${url}`, cause);
  });
  if (answer.ok) return answer.json;
  throw createMountError(
    classifyRefusal(answer.status, answer.text),
    `the definition was refused with status ${answer.status} by ${url}`,
  );
}
