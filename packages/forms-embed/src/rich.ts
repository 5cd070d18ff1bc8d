import { browserClock, createMountError, type WidgetContext } from '@mountkit/core';
import { createElement } from 'react';
import { customRules } from './custom-rules';
import { composeSubmission } from './dom/compose-submission';
import { findControl } from './dom/find-control';
import { loadCleaner } from './dom/load-cleaner';
import type { FormEvents } from './events';
import type { FormModel, OpenForm } from './form-model';
import { ENGLISH } from './logic/english';
import { parseRichDefinition, richFieldsOf } from './logic/parse-rich';
import type { InitialValues } from './logic/prefill';
import type { RichDefinition } from './logic/rich-definition';
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

  const [consent, dependents] = await loadReaders(document);
  const { definition, problems } = parseRichDefinition(document, { ...consent, ...dependents });
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  for (const problem of problems) context.report(problem);
  const [locale, clean, pages, prefill, custom, branding] = await loadParts(context, definition);

  const valuesIn = (mode: 'live' | 'preview' | 'reset') =>
    prefill?.initialValues(definition, {
      address: new URLSearchParams(location.search),
      properties: settings.properties,
      ignoreCurrentValues: settings.ignoreCurrentValues,
      mode,
    }) ?? defaultValues(definition);

  const ownRules = custom?.createCustomCheck({
    formId: context.id,
    report: context.report,
    answered({ id }) {
      const cell = store.cellOf(id);
      cell?.dispatch({ type: 'refused', refusal: validate(cell.field, cell.get().value) });
    },
  });
  // Nobody can mend the value of a field that is not in sight.
  const validate: typeof validateRich = (field, value, files) =>
    field.hidden ? null : (validateRich(field, value, files) ?? ownRules?.check(field, value) ?? null);

  const store = createRichStore({
    definition,
    ...valuesIn(settings.mode === 'preview' || settings.previewMode ? 'preview' : 'live'),
    clock: browserClock,
    validate,
    createVisibility: dependents?.createVisibility,
    liveValidation: settings.validationOptions.enableLiveValidation ?? definition.enableLiveValidation,
    initialFromAddress: () => valuesIn('reset').values,
  });
  store.pages.subscribe(() => context.emit('pageChange', { page: store.pages.get().page }));

  let form: HTMLFormElement | null = null;
  // What is looked for is drawn by then.
  const focus = (find: () => HTMLElement | null | undefined) => requestAnimationFrame(() => find()?.focus());
  const focusHeading = () => focus(() => form?.querySelector<HTMLElement>(`[data-page="${store.pages.get().page}"]`));

  const submitWith = async (submit: () => void) => {
    const { page } = store.pages.get();
    if (page < store.pageCount - 1) {
      if (store.next()) focusHeading();
      else focus(() => findControl(form, store.shownOn(page).find(({ get }) => get().refusal)?.field));
      return;
    }
    store.validateAll();
    await ownRules?.pending();
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
    parts: { ...consent, ...pages, ...branding },
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
    store,
    // A rule of the page's own brings its words.
    texts: { ...(locale?.texts ?? ENGLISH), custom: '{{ message }}' },
    isRightToLeft: locale?.isRightToLeft ?? false,
    css: RICH_CSS + (branding?.css ?? ''),
    View: ({ model }) => createElement(RichView, { model: modelOf(model) }),
    compose: () => composeSubmission(store, context.settings()),
  };
}

/** What a form begins with where no value comes from elsewhere. */
const defaultValues = (definition: RichDefinition): Omit<InitialValues, 'prefilled'> => ({
  values: new Map(richFieldsOf(definition).map(({ id, defaultValue }) => [id, defaultValue])),
  known: new Set(),
  hasKnownValues: false,
});

/** Fetches what this document needs to be read beyond what every document does. */
function loadReaders(document: unknown) {
  const text = JSON.stringify(document) ?? '';
  return Promise.all([
    text.includes('"legalConsentOptions"') ? import('./parts/consent') : undefined,
    text.includes('"dependentFormField"') ? import('./parts/dependents') : undefined,
  ]);
}

/** Fetches, all at once, what this form needs beyond what every form does. */
function loadParts(context: Context, definition: RichDefinition) {
  const { settings, report } = context;
  const { locale, properties } = settings();
  const sources = [properties, definition.properties, definition.knownSmartFields].map(Object.keys);
  return Promise.all([
    locale === 'en'
      ? undefined
      : import('./parts/locale').then(({ openLocale }) =>
          openLocale(locale, (error) =>
            report(`the texts of the locale ${JSON.stringify(locale)} did not come`, error),
          ),
        ),
    loadCleaner(definition),
    definition.pageCount > 1 ? import('./parts/pages') : undefined,
    location.search.length > 1 || sources.flat().length > 0 ? import('./parts/prefill') : undefined,
    customRules().size > 0 ? import('./dom/check-custom') : undefined,
    definition.scopes.noBranding ? undefined : import('./parts/branding').then((part) => part.openBranding(context)),
  ]);
}
