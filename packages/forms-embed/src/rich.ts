import { browserClock, createMountError, type WidgetContext } from '@mountkit/core';
import { createElement } from 'react';
import { createCustomCheck } from './dom/check-custom';
import { composeSubmission } from './dom/compose-submission';
import { findControl } from './dom/find-control';
import { loadCleaner } from './dom/load-cleaner';
import { loadLocale } from './dom/load-locale';
import type { FormEvents } from './events';
import type { FormModel, OpenForm } from './form-model';
import { resolveLocale } from './logic/locale';
import { parseRichDefinition } from './logic/parse-rich';
import { initialValues } from './logic/prefill';
import { validateRich } from './logic/rich-rules';
import { createRichStore } from './logic/rich-store';
import { RICH_SCHEMA } from './rich-settings';
import type { FormOptions } from './settings';
import type { RichModel } from './ui/rich/rich-model';
import { RICH_CSS } from './ui/rich/rich-style';
import { RichView } from './ui/rich/rich-view';

type Context = WidgetContext<FormOptions, FormEvents>;

/** Opens a form of every kind of field; throws where the document holds no form. A chunk of its own. */
export async function openRich(context: Context, document: unknown): Promise<OpenForm> {
  context.readWith(RICH_SCHEMA);
  const settings = context.settings();
  const { definition, problems } = parseRichDefinition(document);
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));

  const [texts, clean] = await Promise.all([
    loadLocale(resolveLocale(settings.locale), context.report),
    loadCleaner(definition),
  ]);

  const isPreview = settings.mode === 'preview' || settings.previewMode;
  const valuesIn = (mode: 'live' | 'preview' | 'reset') =>
    initialValues(definition, {
      address: new URLSearchParams(location.search),
      properties: settings.properties,
      ignoreCurrentValues: settings.ignoreCurrentValues,
      mode,
    });
  const { values, known, hasKnownValues } = valuesIn(isPreview ? 'preview' : 'live');

  const custom = createCustomCheck({
    formId: context.id,
    report: context.report,
    answered: ({ id }) => {
      const cell = store.cellOf(id);
      if (cell) cell.dispatch({ type: 'refused', refusal: validate(cell.field, cell.get().value) });
    },
  });
  const validate: typeof validateRich = (field, value, files) =>
    validateRich(field, value, files) ?? custom.check(field, value);

  const store = createRichStore({
    definition,
    values,
    known,
    hasKnownValues,
    clock: browserClock,
    validate,
    liveValidation: settings.validationOptions.enableLiveValidation ?? definition.enableLiveValidation,
    initialFromAddress: () => valuesIn('reset').values,
  });

  let form: HTMLFormElement | null = null;
  const focus = (find: () => HTMLElement | null | undefined) => requestAnimationFrame(() => find()?.focus());
  const focusHeading = () => focus(() => form?.querySelector<HTMLElement>(`[data-page="${store.pages.get().page}"]`));

  store.pages.subscribe(() => context.emit('pageChange', { page: store.pages.get().page }));

  const submitWith = async (submit: () => void) => {
    const { page } = store.pages.get();
    if (page < store.pageCount - 1) {
      if (store.next()) focusHeading();
      else focus(() => findControl(form, store.shownOn(page).find(({ get }) => get().refusal)?.field));
      return;
    }
    store.validateAll();
    await custom.pending();
    if (!context.signal.aborted) submit();
  };

  const everyField: RichModel['everyField'] = (listener) => {
    const stops = store.fields.map((cell) => cell.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };

  const modelOf = (model: FormModel): RichModel => ({
    ...model,
    definition,
    store: {
      ...store,
      previous() {
        store.previous();
        focusHeading();
      },
    },
    clean,
    everyField,
    submit: () => void submitWith(model.submit),
    formElement(next) {
      form = next;
      model.formElement(next);
    },
    goToField({ page, field }) {
      store.goTo(page);
      focus(() => findControl(form, field));
    },
    reset: store.reset,
  });

  return {
    definition,
    problems,
    store,
    // A rule of the page's own brings its words.
    texts: { ...texts, custom: '{{ message }}' },
    css: RICH_CSS,
    View: ({ model }) => createElement(RichView, { model: modelOf(model) }),
    compose: () => composeSubmission(store, context.settings()),
  };
}
