import { browserClock } from '@mountkit/core';
import type { createCustomCheck } from '../dom/controls/check-custom';
import { findControl } from '../dom/controls/find-control';
import type { Cleaner } from '../dom/markup/load-cleaner';
import { composeEntries } from '../dom/submission/compose-entries';
import type { FormModel, JudgedValue, OpenForm, OptionsPart } from '../form/form-model';
import type { FullDefinition } from '../logic/definition/full-definition';
import { fullFieldsOf } from '../logic/definition/parse-full-form';
import { createFullRules, type FurtherRules } from '../logic/rules/full-rules';
import { type FullCell, type FullStore, isRefused, isShown } from '../logic/state/full-state';
import { createFullStore } from '../logic/state/full-store';
import type { createPaging } from '../logic/state/paging';
import type { InitialValues, initialValues, ValueSources } from '../logic/state/prefill';
import type { createSight, Smartness } from '../logic/state/sight';
import type { createVisibility } from '../logic/state/visibility';
import { FULL_FORM_ENGLISH } from '../logic/texts/english-full-form';
import type { Texts } from '../logic/texts/messages';
import type { FormOptions } from '../settings';
import type { FullModel } from '../ui/full/full-model';
import { FULL_FORM_CSS } from '../ui/full/full-style';
import { createFullView } from '../ui/full/full-view';
import type { JoinedAdditions } from '../ui/full/join-additions';
import type { Turns } from '../ui/full/open-turns';

/** What only some forms need; what a form does not need may be left out. */
export interface FullParts {
  readonly consent?: Pick<FullModel['parts'], 'ConsentBlock'> | undefined;
  readonly pages?:
    | (Pick<FullModel['parts'], 'PageHeading' | 'Pager' | 'Summary'> & {
        readonly createPaging: typeof createPaging;
        readonly PAGES_CSS: string;
        readonly PAGES_ENGLISH: Texts;
      })
    | undefined;
  readonly dates?: (Pick<FullModel['parts'], 'DateControl'> & Pick<FurtherRules, 'dateRule'>) | undefined;
  readonly phoneRules?: (Omit<FurtherRules, 'dateRule'> & { readonly PHONE_ENGLISH: Texts }) | undefined;
  readonly dependents?: { readonly createVisibility: typeof createVisibility } | undefined;
  /** Needed with either of dependents and prefill. */
  readonly sight?: { readonly createSight: typeof createSight } | undefined;
  readonly prefill?:
    | (Smartness &
        Pick<FullModel['parts'], 'NotYou'> & {
          readonly initialValues: typeof initialValues;
          readonly PREFILL_ENGLISH: Texts;
        })
    | undefined;
  readonly options?: OptionsPart | undefined;
  readonly headers?: OpenForm['headers'];
  readonly custom?: { readonly createCustomCheck: typeof createCustomCheck } | undefined;
  readonly locale?: { readonly texts: Texts | null; readonly isRightToLeft: boolean } | undefined;
  readonly controls?: { readonly CONTROLS_ENGLISH: Texts } | undefined;
  readonly onServer?: Pick<FullModel['parts'], 'WithoutScript'> | undefined;
  readonly phone?:
    | { readonly PhoneControl: FullModel['parts']['PhoneControl']; readonly PHONE_CSS: string }
    | undefined;
  readonly clean: Cleaner;
  /** What the form has beside its fields. Default nothing. */
  readonly addition?: JoinedAdditions | undefined;
  /** How a long form is drawn. Default at once. */
  readonly turns?: Turns | undefined;
}

/** Where a form stands. */
export interface FullSurroundings {
  readonly formId: string;
  readonly settings: () => FormOptions;
  /** The page's address parameters. */
  readonly address: ValueSources['address'];
  readonly report: (message: string, cause?: unknown) => void;
  /** Told of the page that is shown. */
  readonly pageChanged: (page: number) => void;
  /** Whether the form has been unmounted. */
  readonly isGone: () => boolean;
}

/** Creates a form of every kind of field from a definition that has been read. */
export function createFullForm(
  definition: FullDefinition,
  parts: FullParts,
  surroundings: FullSurroundings,
): OpenForm & { readonly store: FullStore } {
  const { consent, pages, dates, dependents, prefill, custom, locale, controls, phone, onServer, clean, addition } =
    parts;
  const { phoneRules, turns } = parts;
  let { options } = parts;
  const { formId, settings, address, report } = surroundings;
  const { mode, previewMode, properties = {}, ignoreCurrentValues } = settings();

  const valuesIn = (sources: ValueSources['mode']) =>
    prefill?.initialValues(definition, { address, properties, ignoreCurrentValues, mode: sources }) ??
    defaultValues(definition);

  const openRules = (create: typeof createCustomCheck) =>
    create({
      formId,
      report,
      answered({ id }) {
        const cell = store.cellOf(id);
        if (!cell) return;
        const { value, files } = cell.get();
        cell.dispatch({ type: 'refused', refusal: validate(cell.field, value, files) });
      },
    });
  let ownRules = custom && openRules(custom.createCustomCheck);
  const judged = new Map<string, JudgedValue>();
  const judge = createFullRules({ ...dates, ...phoneRules });
  const validate: typeof judge = (field, value, files) => {
    // Nobody can mend the value of a field that is not in sight.
    if (field.hidden) return null;
    const last = judged.get(field.id);
    return (
      judge(field, value, files) ??
      options?.findBlockedEmail(field, value, settings()) ??
      (last?.value === value.trim() ? last.refusal : null) ??
      ownRules?.check(field, value) ??
      null
    );
  };

  const isLive = () => settings().validationOptions?.enableLiveValidation ?? definition.enableLiveValidation;
  let wasLive = isLive();
  const store = createFullStore({
    definition,
    ...valuesIn(mode === 'preview' || previewMode ? 'preview' : 'live'),
    clock: browserClock,
    validate,
    createSight: parts.sight?.createSight,
    createVisibility: dependents?.createVisibility,
    smartness: prefill,
    createPaging: pages?.createPaging,
    liveValidation: isLive,
    initialFromAddress: () => valuesIn('reset').values,
  });
  addition?.join(store);
  store.pages.subscribe(() => surroundings.pageChanged(store.pages.get().page));

  let form: HTMLFormElement | null = null;
  let isReset = false;
  // What is looked for is drawn by then.
  const focus = (find: () => HTMLElement | null | undefined) => requestAnimationFrame(() => find()?.focus());
  const focusHeading = () => focus(() => form?.querySelector<HTMLElement>(`[data-page="${store.pages.get().page}"]`));

  const submitWith = async (submit: () => void) => {
    const { page } = store.pages.get();
    const isLast = !store.steps().some((step) => step > page);
    store.validateAll(isLast ? undefined : page);
    while (ownRules?.pending()) await ownRules.pending();
    if (isLast && store.fields.some(({ get }) => get().files?.length)) {
      await import('../dom/controls/check-files').then(({ checkFiles }) => checkFiles(store.fields)).catch(() => {});
    }
    // Meanwhile the visitor may have gone elsewhere.
    if (surroundings.isGone() || store.pages.get().page !== page) return;
    if (isLast) {
      if (addition && !store.fields.some(({ get }) => isShown(get()) && get().refusal)) {
        if (!(await addition.before()) || surroundings.isGone()) return;
      }
      submit();
      rollUp();
    } else if (store.next()) focusHeading();
    else focus(() => findControl(form, store.shownOn(page).find(isRefused)?.field));
  };

  /** Says what is wrong with the form as a whole, where nothing was sent and nothing is missing: specification 2 section 8. */
  const rollUp = () => {
    const isBlocked = ({ get }: FullCell) => isShown(get()) && get().refusal?.key === 'manuallyBlockedEmailDomain';
    if (!store.form.get().failure && store.fields.some(isBlocked))
      store.form.dispatch({ type: 'failed', failure: { type: 'BLOCKED_EMAIL', message: '' } });
  };

  const everyField: FullModel['everyField'] = (listener) => {
    const stops = store.fields.map((cell) => cell.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };

  const modelOf = (model: FormModel): FullModel => ({
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
    parts: { ...prefill, ...consent, ...pages, ...dates, ...phone, ...onServer, ...addition, inTurn: turns?.inTurn },
    everyField,
    submit: () => void submitWith(model.submit),
    formElement(next) {
      form = next;
      if (next) turns?.begin(next);
      model.formElement(next);
    },
    goToField({ page, field }) {
      store.goTo(page);
      focus(() => findControl(form, field));
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
    ...phoneRules?.PHONE_ENGLISH,
    ...addition?.texts,
  };
  return {
    definition,
    store,
    texts: { ...english, ...locale?.texts },
    english,
    locale: settings().locale,
    isRightToLeft: locale?.isRightToLeft ?? false,
    css: FULL_FORM_CSS + (pages?.PAGES_CSS ?? '') + (phone?.PHONE_CSS ?? '') + (addition?.css ?? ''),
    judged,
    askRules(create, changed) {
      ownRules ??= openRules(create);
      ownRules.forget(changed);
      if (isLive()) store.validateAll();
    },
    recheck() {
      if (isLive() && !wasLive) store.validateAll();
      wasLive = isLive();
    },
    View: addition?.View ?? createFullView(modelOf),
    whole: addition?.View ? undefined : turns?.whole,
    headers: parts.headers,
    send: addition?.carry(undefined),
    compose() {
      const composed = {
        entries: composeEntries(store),
        facts: {
          ...options?.metadataOf(settings()),
          // Who gave up who the visitor is does not say it: specification 2 section 4, 'Reset cookie action'.
          ...(isReset && { hutk: undefined }),
        },
      };
      return addition?.compose(composed) ?? composed;
    },
    takeOptions:
      !options &&
      ((part) => {
        options = part;
      }),
  };
}

/** What a form begins with where no value comes from elsewhere. */
const defaultValues = (definition: FullDefinition): Omit<InitialValues, 'prefilled'> => ({
  values: new Map(fullFieldsOf(definition).map(({ id, defaultValue }) => [id, defaultValue])),
  known: new Set(),
  hasKnownValues: false,
});
