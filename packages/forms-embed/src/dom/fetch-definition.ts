import { createMountError, request, takeEarly } from '@mountkit/core';
import { definitionUrl, type FormAddress } from '../logic/provider';

/** Fetches a form's definition document; rejects with one of the codes of specification 2 section 8. */
export async function fetchDefinition(address: FormAddress, signal: AbortSignal): Promise<unknown> {
  const url = definitionUrl(address);
  let code = 'DEFINITION_FAILURE';
  let cause: unknown;
  try {
    const { ok, json, status, text } = await request(url, { signal, early: takeEarly(url) });
    if (ok) return json;
    cause = `status ${status}`;
    // Its own chunk: a page whose form is there never needs it.
    code = (await import('../logic/classify-refusal')).classifyRefusal(status, text);
  } catch (error) {
    cause ??= error;
  }
  throw createMountError(code, `the definition was not given by ${url}`, cause);
}
