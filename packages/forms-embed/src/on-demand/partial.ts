import { listen, openStorage, readConsent, uniqueId } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import { readAddress } from '../dom/definition/read-address';
import { composeContext } from '../dom/submission/compose-context';
import type { FormContext } from '../form/form-context';
import type { FullDefinition } from '../logic/definition/full-definition';
import { cleanValue } from '../logic/rules/rules';
import { isBusy } from '../logic/state/form-state';
import { type FullStore, isShown } from '../logic/state/full-state';
import { mayKeep } from '../logic/state/may-keep';
import { partialUrl } from '../logic/submission/submission-url';
import type { Addition } from '../ui/full/full-model';

/**
 * Sends what a visitor has filled in, once, when the page is left before the form was submitted: marked as partial, to an
 * address of its own, and only where the page says that the visitor allows it. Secrets, files, consents and what the
 * rules refuse are left out. A chunk of its own, for forms with `data-partial="consented"`.
 */
export function openPartial(context: FormContext, definition: FullDefinition): Addition {
  const { id, settings, scope, report } = context;
  const storage = openStorage('session');
  const key = `partial:${id}`;

  const filled = ({ fields }: FullStore) =>
    fields
      .filter(({ field, get }) => {
        const state = get();
        return state.input.changed && !state.refusal && isShown(state) && mayKeep(field, settings().neverKeep);
      })
      .map(({ field, get }) => ({ name: field.id, value: cleanValue(field, get().value) }))
      .filter(({ value }) => value);

  const send = (store: FullStore): boolean => {
    if (readConsent('marketing') !== true || isBusy(store.form.get())) return false;
    const values = filled(store);
    const text = writeJson(values);
    // What was kept for this visit may be left once more.
    if (!values[0] || storage.get(key) === text) return false;
    const body = new FormData();
    const facts = { correlationId: uniqueId(), partial: true };
    for (const { name, value } of [...values, composeContext(context, { definition, store }, facts)])
      body.append(name, value);
    const isSent = navigator.sendBeacon(partialUrl(readAddress(settings())), body);
    if (isSent) storage.set(key, text);
    else report('what was filled in is too long to be sent when the page is left');
    return isSent;
  };

  return {
    join(store) {
      const stop = scope.add(listen(window, 'pagehide', () => send(store) && stop()));
      scope.add(store.form.subscribe(() => store.form.get().submitted && storage.remove(key)));
    },
  };
}
