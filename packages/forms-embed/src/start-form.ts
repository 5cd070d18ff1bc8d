import { adoptStyles, browserClock, createMountError, type MountError, shared, type WidgetContext } from '@mountkit/core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchDefinition } from './dom/fetch-definition';
import { readAddress } from './dom/read-address';
import { reserveSpace } from './dom/reserve-space';
import { showThanks } from './dom/show-thanks';
import { createSubmit } from './dom/submit';
import type { FormEvents } from './events';
import type { FormModel } from './form-model';
import { type FormDefinition, parseDefinition } from './logic/definition';
import { createMessages, type Texts } from './logic/messages';
import { checkAddress } from './logic/provider';
import { createFormStore } from './logic/store';
import type { FormOptions } from './settings';
import { FormView } from './ui/form-view';
import { FORM_CSS } from './ui/style';

type Context = WidgetContext<FormOptions, FormEvents>;

/** Specification 2 section 9: typing is over when nothing was typed for so long, in milliseconds. */
const STALE_AFTER = 1000;

/** Fetches the definition, then draws the form: specification 2 section 4, 'Form load'. */
export function startForm(context: Context): void {
  const { minHeight, ...settings } = context.settings();
  const wrong = checkAddress(context.settings());
  if (wrong) {
    const found = wrong === 'INVALID_PORTAL_ID' ? settings.portalId : settings.formId;
    const expected = wrong === 'INVALID_PORTAL_ID' ? 'data-portal-id: digits' : 'data-form-id: a guid';
    context.fail(createMountError(wrong, `found ${JSON.stringify(found)}, expected in ${expected}`));
    return;
  }

  const giveBack = context.scope.add(reserveSpace(context.element, minHeight));
  context.emit('beforeFormInit', {});
  loadDefinition(context).then(
    (definition) => !context.signal.aborted && drawForm(context, definition, giveBack),
    (error: MountError) => {
      if (context.signal.aborted) return;
      giveBack();
      context.emit('definitionFetchError', { code: error.code, message: error.message });
      context.fail(error);
    },
  );
}

async function loadDefinition(context: Context): Promise<FormDefinition> {
  const document = await fetchDefinition(readAddress(context.settings()), context.signal);
  const { definition, problems } = parseDefinition(document);
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  for (const problem of problems) context.report(problem);
  context.emit('definitionFetched', { definition: document });
  return definition;
}

/** Numbers the instances of a form, so that ids stay unique where a page holds it twice. */
function suffixOf(guid: string): string {
  const counts = shared('form-counts', () => new Map<string, number>());
  const count = (counts.get(guid) ?? 0) + 1;
  counts.set(guid, count);
  return count === 1 ? guid : `${guid}_${count}`;
}

function drawForm(context: Context, definition: FormDefinition, giveBack: () => void): void {
  const { element, scope, instanceId } = context;
  const store = createFormStore(definition);
  const suffix = suffixOf(context.id);
  let form: HTMLFormElement | null = null;
  let drawn = false;

  const announce = () => {
    if (context.signal.aborted) return;
    giveBack();
    context.emit('rendered', {});
    context.markReady();
    context.emit('ready', {});
  };

  const container = document.createElement('div');
  container.id = `hbspt-form-${instanceId}`;
  container.className = 'hbspt-form mk-form';
  container.dataset.hsFormsRoot = 'true';
  element.append(container);
  scope.add(() => container.remove());
  scope.add(adoptStyles(element, FORM_CSS));

  const messages = () => {
    const { translations, locale } = context.settings();
    const { fieldLabels: _, ...texts } = translations[locale] ?? {};
    return createMessages(texts as Texts, locale);
  };

  const timers = store.fields.map(() => () => {});
  scope.add(() => {
    for (const stop of timers) stop();
  });
  const root = createRoot(container);
  const leave = scope.add(() => root.unmount());
  const thank = (message: string) => {
    leave();
    void showThanks(container, message, definition.guid, instanceId);
  };
  const submit = createSubmit({ context, definition, store, messages, thank, form: () => form });
  const parts: Omit<FormModel, 'settings' | 'messages'> = {
    definition,
    store,
    instanceId,
    suffix,
    submit,
    formElement(next) {
      form = next;
      if (next && !drawn) queueMicrotask(announce);
      drawn ||= next !== null;
    },
    typed(index, value) {
      store.fields[index]?.change(value);
      timers[index]?.();
      timers[index] = browserClock.after(STALE_AFTER, () => store.fields[index]?.dispatch({ type: 'settled' }));
    },
  };

  const draw = () => {
    if (store.form.get().submitted) return;
    root.render(createElement(FormView, { model: { ...parts, settings: context.settings(), messages: messages() } }));
  };
  context.onSettings(draw);
  draw();
}
