import { createMountError, readCookies } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import { hasKeptValues } from '../dom/controls/has-kept-values';
import { findGiven } from '../dom/definition/find-given';
import { loadCleaner } from '../dom/markup/load-cleaner';
import { customRules } from '../form/custom-rules';
import type { FormContext } from '../form/form-context';
import type { OpenForm } from '../form/form-model';
import { shareStore } from '../form/open-stores';
import { hasCountrySelect, isPhone } from '../logic/definition/field-kinds';
import type { FullDefinition } from '../logic/definition/full-definition';
import { fullFieldsOf, NO_FORM, readFullDefinition } from '../logic/definition/parse-full-form';
import type { Problem } from '../logic/definition/problems';
import { createFullForm } from './create-full-form';

/** What of a document asks for a look of its own. */
const LOOK = /"(themeCss|style|globalStyle)":(?!null|""|"?{})|renderRawHtml/;

/** What of a document asks for something beside its fields. */
const ADDITION = /"(captchaEnabled":true|noBranding":false)/;

/** In characters of JSON: in so few nothing can be beyond the limits that would take long to draw. */
const SHORT = 2_000;

/** In characters of JSON: what is longer may have to be drawn in turns. */
const LONG = 10_000;

/** Forms whose page gives options that only some are given: one of them may ask for a look. */
const withOptions = new WeakSet<FormContext>();

/** Reads every option; answers whether the form is a preview, for which no definition is fetched: specification 2 section 6. */
export async function isPreview(context: FormContext): Promise<boolean> {
  withOptions.add(context);
  await readOptions(context);
  const { mode, previewMode } = context.settings();
  return mode === 'preview' || previewMode;
}

async function readOptions(context: FormContext) {
  const options = await import('./options');
  context.setSchema(options.FULL_SCHEMA);
  return options;
}

/** Opens a form of every kind of field; throws where the document holds no form. A chunk of its own. */
export async function openFullForm(context: FormContext, document: unknown): Promise<OpenForm> {
  if (!document)
    throw createMountError('DEFINITION_FAILURE', 'a preview fetches no definition, and data-definition gives none');
  const text = await textOf(document);
  const hasLook = withOptions.has(context) || context.hasUnreadOptions() || parent !== window || LOOK.test(text);
  const hasAddition = ADDITION.test(text) || hasKeptValues(context.id);
  // The look may draw it elsewhere.
  const { element, settings, scope } = context;
  const hasDependents = text.includes('"dependentFormField"');
  // All that this document needs to be read beyond what every document does.
  const [limits, consent, dependents, sight, pages, options, openLook] = await Promise.all([
    text.length < SHORT ? undefined : import('./limits'),
    text.includes('"legalConsentOptions"') ? import('./consent') : undefined,
    hasDependents ? import('./dependents') : undefined,
    hasDependents ? import('../logic/state/sight') : undefined,
    text.includes('"isPageBreak":true') ? import('./pages') : undefined,
    hasLook || hasAddition ? readOptions(context) : undefined,
    hasLook ? import('./look').then((part) => part.openLook) : undefined,
  ]);
  const problems: Problem[] = [];
  const read = readFullDefinition(
    limits?.applyLimits(document, context.report) ?? document,
    { ...consent, ...dependents, numberPages: pages?.numberPages },
    (...problem) => problems.push(problem),
  );
  if (!read) throw createMountError('DEFINITION_FAILURE', NO_FORM);
  if (problems[0]) tellProblems(context, problems);

  const look = await openLook?.(context, read, document);
  const { definition = read } = look || {};
  const { css = '', cssRequired = '' } = settings();
  const { blocked, ...parts } = await loadParts(context, definition, {
    document,
    hasAddition,
    isLong: text.length + css.length + cssRequired.length > LONG,
  });
  const heeded = options ?? blocked;
  if (heeded) scope.add(heeded.watchEnter(context.element, () => settings().isEnterSubmitDisabled));
  const open = createFullForm(
    definition,
    {
      ...parts,
      consent,
      dependents,
      sight: sight ?? parts.sight,
      pages: definition.pageCount > 1 ? pages : undefined,
      options: heeded,
    },
    {
      formId: context.id,
      settings,
      address: new URLSearchParams(location.search),
      report: context.report,
      pageChanged: (page) => context.emit('pageChange', { page }),
      isGone: () => context.signal.aborted,
    },
  );
  shareStore({ element, scope }, open.store);
  return look ? look.wear(open) : open;
}

/** The document as JSON; throws what is wrong with one that is nested too deep to be written. */
async function textOf(document: unknown): Promise<string> {
  try {
    return writeJson(document);
  } catch (error) {
    const { applyLimits } = await import('./limits');
    applyLimits(document, () => {});
    throw error;
  }
}

/** Tells a developer what of the document could not be read. */
function tellProblems({ report }: FormContext, problems: readonly Problem[]) {
  import('../logic/definition/problems').then(({ explainProblems }) => {
    for (const problem of explainProblems(problems)) report(problem);
  }, report);
}

/** What is known of a document before it is opened. */
interface ReadDocument {
  readonly document: unknown;
  readonly hasAddition: boolean;
  readonly isLong: boolean;
}

/** Fetches, all at once, what this form needs beyond what every form does. */
async function loadParts(
  context: FormContext,
  definition: FullDefinition,
  { document, hasAddition, isLong }: ReadDocument,
) {
  const { settings, report } = context;
  const {
    locale: wanted,
    properties = {},
    submit,
    showInlineMessageInitially,
    offline,
    honeypot,
    timeGate,
  } = settings();
  const sources = [properties, definition.properties, definition.knownSmartFields].map(Object.keys);
  const hasWaiting = definition.groups.some(({ isDefault }) => !isDefault);
  const complain = (error: unknown) => report(`the texts of the locale ${JSON.stringify(wanted)} did not come`, error);
  const missCountries = (error: unknown) => {
    report('the dropdown of countries did not come', error);
    // A number can be typed without it.
    return undefined;
  };
  const drawAtOnce = (error: unknown) => {
    report('a long form is drawn at once', error);
    return undefined;
  };
  const fields = fullFieldsOf(definition).filter(({ hidden }) => !hidden);
  const hasDate = fields.some(({ fieldType }) => fieldType === 'date');
  const hasCountries = fields.some(hasCountrySelect);
  // A number or a date may begin with what is none.
  const hasDoubtful = fields.some(
    ({ defaultValue, type, fieldType }) => defaultValue && /number|date/.test(type + fieldType),
  );
  const isPrefilled = location.search.length > 1 || sources.flat().length > 0 || hasWaiting || hasDoubtful;
  const hasBlocked = fields.some(
    ({ name, validation }) => name === 'email' && (validation.data || validation.blockedEmailAddresses[0]),
  );
  const isMore =
    hasAddition ||
    submit === 'frame' ||
    showInlineMessageInitially ||
    offline === 'queue' ||
    honeypot ||
    timeGate !== undefined;
  const [locale, clean, dates, prefill, sight, custom, controls, phone, phoneRules, blocked, headers, addition, turns] =
    await Promise.all([
      wanted === 'en' ? undefined : import('./locale').then(({ openLocale }) => openLocale(wanted, complain)),
      loadCleaner(definition),
      hasDate ? import('./dates') : undefined,
      isPrefilled ? import('./prefill') : undefined,
      isPrefilled ? import('../logic/state/sight') : undefined,
      customRules().size > 0 ? import('../dom/controls/check-custom') : undefined,
      hasDate || hasCountries ? import('../logic/texts/english-controls') : undefined,
      hasCountries ? import('../ui/full/phone-control').catch(missCountries) : undefined,
      fields.some(isPhone) ? import('../logic/rules/phone-rules') : undefined,
      hasBlocked ? import('./options') : undefined,
      /XSRF-TOKEN=/.test(readCookies()) ? import('./headers').then(({ xsrfHeaders }) => xsrfHeaders) : undefined,
      isMore ? import('./additions').then((part) => part.loadAdditions(context, definition, document)) : undefined,
      // What a server has drawn is taken over as a whole.
      isLong && !findGiven(context.element)
        ? import('./limits').then((part) => part.openTurns(definition, context)).catch(drawAtOnce)
        : undefined,
    ]);
  return {
    locale,
    clean,
    dates,
    prefill,
    sight,
    custom,
    controls,
    phone,
    phoneRules,
    blocked,
    headers,
    addition,
    turns,
  };
}
