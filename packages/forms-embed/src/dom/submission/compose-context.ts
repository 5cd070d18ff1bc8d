import { type Json, writeJson } from '@mountkit/core/logic';
import type { FormContext } from '../../form/form-context';
import type { Entry, OpenForm } from '../../form/form-model';
import { definitionUrl } from '../../logic/definition/provider';
import { keepLists } from '../../logic/submission/keep-lists';
import { buildContext } from '../../logic/submission/submission-context';
import type { FormOptions } from '../../settings';
import { readAddress } from '../definition/read-address';
import { readPageFacts, readVisit } from './page-facts';

/** The options, without the definition: the server has it. */
const embedOf = ({ definition: _, ...embed }: FormOptions) => embed;

/**
 * The entry `hs_context` of what a form sends: specification 2 section 7.4.
 *
 * @param facts facts of the submission itself, which override all others
 */
export function composeContext(
  { settings, instanceId }: Pick<FormContext, 'settings' | 'instanceId'>,
  { definition, store }: Pick<OpenForm, 'definition' | 'store'>,
  facts: Json,
): Entry {
  const shown = store.fields.filter(({ get }) => get().shown !== false);
  const whole = buildContext({
    definition,
    page: readPageFacts(definitionUrl(readAddress(settings()))),
    analytics: readVisit(),
    embed: embedOf(settings()),
    validity: Object.fromEntries(shown.map(({ field, get }) => [field.id, { valid: !get().refusal }])),
    submission: {
      pageUrl: location.href,
      formInstanceId: instanceId,
      locale: settings().locale,
      timestamp: Date.now(),
      ...facts,
    },
  });
  return { name: 'hs_context', value: writeJson(keepLists(whole)) };
}
