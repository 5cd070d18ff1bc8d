import { browserClock } from '@mountkit/core';
import { readTyped } from '../dom/controls/read-control';
import { composeEntries } from '../dom/submission/compose-entries';
import type { FormModel, FullForm } from '../form/form-model';
import { ENGLISH_LANGUAGE } from '../form/open-text-form';
import { isPhone } from '../logic/definition/field-kinds';
import type { FullDefinition } from '../logic/definition/full-definition';
import { fullFieldsOf } from '../logic/definition/parse-full-form';
import type { FullStore } from '../logic/state/full-state';
import { createFullStore } from '../logic/state/full-store';
import type { InitialValues, ValueSources } from '../logic/state/prefill';
import { FULL_FORM_ENGLISH } from '../logic/texts/english-full-form';
import type { OpenLocale } from '../logic/texts/language';
import type { Texts } from '../logic/texts/messages';
import type { FullModel } from '../ui/full/full-model';
import { FULL_FORM_CSS } from '../ui/full/full-style';
import { createFullView } from '../ui/full/full-view';
import { createChecks } from './create-checks';
import { createPress } from './create-press';
import type { FullParts, FullSurroundings } from './full-parts';

/** Where neither the page nor the definition names another locale. */
const ENGLISH: OpenLocale = { locale: 'en', texts: null, language: ENGLISH_LANGUAGE };

/** Creates a form of every kind of field from a definition that has been read. */
export function createFullForm(definition: FullDefinition, parts: FullParts, surroundings: FullSurroundings): FullForm {
  const { consent, pages, dates, dependents, prefill, controls, phone, phoneRules, onServer, clean, addition } = parts;
  const { turns, own, translations } = parts;
  const { settings, address } = surroundings;
  const { mode, previewMode, properties = {}, ignoreCurrentValues } = settings();

  const valuesIn = (sources: ValueSources['mode']) =>
    prefill?.initialValues(definition, { address, properties, ignoreCurrentValues, mode: sources }) ??
    defaultValues(definition);

  let opened: FullStore | undefined;
  const demands = own?.createDemands(() => opened, browserClock.now);
  const checks = createChecks(parts, surroundings, { store: () => store, demands });
  const isLive = () => settings().validationOptions?.enableLiveValidation ?? definition.enableLiveValidation;
  const store = createFullStore({
    definition,
    ...valuesIn(mode === 'preview' || previewMode ? 'preview' : 'live'),
    clock: browserClock,
    validate: checks.validate,
    tidy: (field, text) => (phoneRules && isPhone(field) ? phoneRules.tidyPhone(text) : text),
    createSight: parts.sight?.createSight,
    createVisibility: own?.createPagedVisibility ?? dependents?.createVisibility,
    isSkipped: demands?.isSkipped,
    smartness: prefill,
    createPaging: pages?.createPaging,
    liveValidation: isLive,
    initialFromAddress: () => valuesIn('reset').values,
  });
  opened = store;
  demands?.follow({ validate: checks.validate, isLive });
  addition?.join(store);
  store.pages.subscribe(() => surroundings.pageChanged(store.pages.get().page));

  let form: HTMLFormElement | null = null;
  let isReset = false;
  const press = createPress({ store, checks, addition, form: () => form }, surroundings);

  const modelOf = (model: FormModel): FullModel => ({
    ...model,
    definition,
    store: {
      ...store,
      previous() {
        store.previous();
        press.focusHeading();
      },
    },
    clean,
    readTyped,
    parts: {
      ...prefill,
      ...consent,
      ...pages,
      ...dates,
      ...phone,
      ...own,
      ...onServer,
      ...addition,
      inTurn: turns?.inTurn,
    },
    everyField(listener) {
      const stops = store.fields.map((cell) => cell.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    submit: () => void press.submit(model.submit),
    formElement(next) {
      form = next;
      if (next) {
        turns?.begin(next);
        parts.search?.({ store, texts });
      }
      model.formElement(next);
    },
    goToField(cell) {
      store.goTo(cell.page);
      press.focusField(cell);
    },
    reset() {
      isReset = true;
      store.reset();
    },
  });

  const english: Texts = {
    ...FULL_FORM_ENGLISH,
    ...pages?.PAGES_ENGLISH,
    ...prefill?.PREFILL_ENGLISH,
    ...controls?.CONTROLS_ENGLISH,
    ...own?.LENGTHS_ENGLISH,
    ...phoneRules?.PHONE_ENGLISH,
    ...addition?.texts,
  };
  let locale = parts.locale ?? ENGLISH;
  const texts = (): Texts => ({ ...english, ...locale.texts });
  let wasLive = isLive();
  let shouldCancel = () => false;

  return {
    definition,
    store,
    texts,
    language: () => locale.language,
    thanks: () => translations?.thanks(locale.locale),
    css: [FULL_FORM_CSS, pages?.PAGES_CSS, phone?.PHONE_CSS, own?.COUNTER_CSS, addition?.css].filter(
      (css) => css !== undefined,
    ),
    judged: checks.judged,
    View: addition?.View ?? createFullView(modelOf),
    whole: addition?.View ? undefined : turns?.whole,
    headers: parts.headers,
    send: addition?.carry(undefined),
    shouldCancelSubmit: () => shouldCancel(),
    compose() {
      const composed = {
        entries: composeEntries(store),
        facts: {
          ...checks.options()?.metadataOf(settings()),
          // Who gave up who the visitor is does not say it: specification 2 section 4, 'Reset cookie action'.
          ...(isReset && { hutk: undefined }),
        },
      };
      return addition?.compose(composed) ?? composed;
    },
    changes: {
      locale: () => locale.locale,
      openLocale: translations?.openLocale,
      setLocale(next) {
        locale = next;
        translations?.putTexts(definition, next.locale);
      },
      hasOptions: () => !!checks.options(),
      applyOptions: checks.applyOptions,
      cancelSubmitIf(next) {
        shouldCancel = next;
      },
      checkIfLive() {
        if (isLive() && !wasLive) store.validateAll();
        wasLive = isLive();
      },
      askRules(create, changed) {
        checks.askRules(create, changed);
        if (isLive()) store.validateAll();
      },
    },
  };
}

/** What a form begins with where no value is known from elsewhere. */
const defaultValues = (definition: FullDefinition): Omit<InitialValues, 'prefilled'> => ({
  values: new Map(fullFieldsOf(definition).map(({ id, defaultValue }) => [id, defaultValue])),
  known: new Set(),
  hasKnownValues: false,
});
