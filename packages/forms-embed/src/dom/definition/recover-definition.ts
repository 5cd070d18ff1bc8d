import {
  type Answer,
  browserClock,
  type Clock,
  createMountError,
  type MountError,
  readCorrelationId,
  request,
  retry,
} from '@mountkit/core';
import type { FormContext } from '../../form/form-context';
import { classifyRefusal } from '../../logic/definition/classify-refusal';
import { definitionUrl, type FormAddress, providerBase } from '../../logic/definition/provider';
import { loadFallbackScript } from './fallback-script';
import { type FetchedDefinition, isDefinition } from './is-definition';

const MISSING_PROVIDER =
  'the option provider is missing, expected the base address of the forms host: provider, data-provider on the element or on the script tag; or region, for the hosts of that region';

/**
 * Handles a definition that could not be loaded: retries if that may help, then loads the static copy, then fails with
 * the error of specification 2 section 8. A host that cannot be reached at all is emitted as a blocked domain.
 *
 * @param first what the first request has brought; undefined where there was none, since the page names no host
 */
export async function recoverDefinition(
  context: FormContext,
  address: FormAddress,
  first: Answer | MountError | undefined,
): Promise<FetchedDefinition> {
  if (!first) throw createMountError('MISSING_PROVIDER', MISSING_PROVIDER);
  const { signal } = context;
  const url = definitionUrl(address);
  let last: Answer | MountError | undefined;

  const attempt = async () => {
    // Browsers let a request wait for an earlier one for the same cache entry, which may still hang.
    last = last ? await request(url, { signal, cache: 'no-store' }).catch((error: MountError) => error) : first;
    if (isTemporary(last)) throw last;
    return last;
  };
  const after: Clock['after'] = (ms, run) => context.scope.add(browserClock.after(ms, run));
  const outcome = await retry(attempt, { attempts: 3, delay: 500, clock: { after } }).catch(() => last ?? first);
  if (!(outcome instanceof Error) && isDefinition(outcome)) return { document: outcome.json, fallback: false };

  const error = describeFailure(url, outcome);
  if (error.code === 'NON_EMBEDDABLE_EDITOR2_FORM') loadFallbackScript(context);
  if (error.code !== 'DEFINITION_FAILURE' || signal.aborted) throw error;

  context.emit('definitionFetchError', { code: error.code, message: error.message });
  const copy = `${providerBase(address)}/${address.portalId}/${address.formId}.json.gz`;
  const answer = await request(copy, { signal }).catch((cause: MountError) => cause);
  if (!(answer instanceof Error) && isDefinition(answer)) return { document: answer.json, fallback: true };

  if (outcome instanceof Error) await checkReachable(context, providerBase(address));
  throw createMountError('FALLBACK_DEFINITION_FAILURE', `could not load the definition from ${url} or ${copy}`, error);
}

/** Whether the same request may succeed a moment later. */
const isTemporary = (outcome: Answer | MountError): boolean =>
  outcome instanceof Error ? outcome.code !== 'ABORTED' : outcome.status >= 500;

function describeFailure(url: string, outcome: Answer | MountError): MountError {
  if (outcome instanceof Error) {
    return createMountError('DEFINITION_FAILURE', `could not load the definition from ${url}`, outcome);
  }
  const { status, text } = outcome;
  const id = readCorrelationId(outcome);
  const trace = id && ` (correlation id ${id})`;
  return createMountError(
    classifyRefusal(status, text),
    `could not load the definition from ${url}: status ${status}${trace}`,
  );
}

/** Specification 2 section 7: a HEAD request shows whether the host is blocked or only the call has failed. */
async function checkReachable({ emit, signal }: FormContext, base: string): Promise<void> {
  const host = new URL(base || '/', location.href);
  try {
    await request(host.href, { method: 'HEAD', mode: 'no-cors', signal });
  } catch {
    if (!signal.aborted) emit('blockedDomain', { host: host.host });
  }
}
