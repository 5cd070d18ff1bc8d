import { createMountError, openPart } from '@mountkit/core';
import { text, writeJson } from '@mountkit/core/logic';
import { hasKeptValues } from '../dom/controls/has-kept-values';
import type { FormContext } from '../form/form-context';
import type { FullForm } from '../form/form-model';
import { shareStore } from '../form/open-stores';
import { formLanguage } from '../logic/definition/form-language';
import type { FullDefinition } from '../logic/definition/full-definition';
import { NO_FORM, readFullDefinition } from '../logic/definition/parse-full-form';
import { plainText } from '../logic/definition/plain-text';
import type { Problem } from '../logic/definition/problems';
import { createFullForm } from './create-full-form';
import type { FullSurroundings } from './full-parts';
import { loadParts } from './open-full-form/load-parts';

/** What of a document asks for a look of its own. */
const LOOK = /"(themeCss|style|globalStyle)":(?!null|""|"?{})|renderRawHtml/;

/** What of a document asks for something beside its fields. */
const ADDITION = /"(captchaEnabled":true|noBranding":false)/;

/** In characters of JSON: in so few nothing can be beyond the limits that would take long to draw. */
const SHORT = 2_000;

/** In characters of JSON: what is longer may have to be drawn in turns. */
const LONG = 10_000;

/** Reads every option; answers whether the form is a preview, for which no definition is fetched: specification 2 section 6. */
export async function isPreview(context: FormContext): Promise<boolean> {
  await readOptions(context);
  const { mode, previewMode } = context.settings();
  return mode === 'preview' || previewMode;
}

/** Reads every option; where the page gives no locale the form's own language counts. */
async function readOptions(context: FormContext, language = 'en') {
  const options = await import('./options');
  context.setSchema({ ...options.FULL_SCHEMA, locale: text(language) });
  return options;
}

/**
 * Opens a form of every kind of field; throws where the document holds no form, and where a part that it needs cannot be
 * loaded. A chunk of its own.
 *
 * @param hasOptions whether the page gives options that only some forms are given: one of them may ask for a look
 */
export async function openFullForm(context: FormContext, document: unknown, hasOptions: boolean): Promise<FullForm> {
  if (!document)
    throw createMountError('DEFINITION_FAILURE', 'a preview fetches no definition, and data-definition gives none');
  const json = await textOf(document);
  const hasLook = hasOptions || context.hasUnreadOptions() || parent !== window || LOOK.test(json);
  const hasAddition = ADDITION.test(json) || hasKeptValues(context.id);
  // The look may draw it elsewhere.
  const { element, settings, scope } = context;
  const hasOwn = json.includes('"mountkit":');
  const hasDependents = hasOwn || json.includes('"dependentFormField"');
  // All that this document needs to be read beyond what every document does.
  const [limits, consent, dependents, sight, pages, own, options, openLook, translating] = await Promise.all([
    json.length < SHORT ? undefined : import('./limits'),
    json.includes('"legalConsentOptions"') ? import('./consent') : undefined,
    hasDependents ? import('./dependents') : undefined,
    hasDependents ? import('../logic/state/sight') : undefined,
    json.includes('"isPageBreak":true') ? import('./pages') : undefined,
    hasOwn ? import('./own-rules') : undefined,
    hasLook || hasAddition ? readOptions(context) : undefined,
    hasLook ? import('./look').then((part) => part.openLook) : undefined,
    json.includes('"translations":') ? import('./translations') : undefined,
  ]);
  const readers = { ...consent, ...dependents, ...own, numberPages: pages?.numberPages };
  const translations = translating?.openTranslations(context, document, { limits, readers });
  if (translations) await readOptions(context, translations.language);
  const problems: Problem[] = [];
  const translated = translations?.translate(settings().locale) ?? document;
  const read = readForm(limits?.applyLimits(translated, context.report) ?? translated, readers, (...problem) =>
    problems.push(problem),
  );
  if (problems[0]) reportProblems(context, problems);
  const language = translations ? '' : formLanguage(read);
  if (!/^(en)?$/i.test(language)) await readOptions(context, language);

  const look = await openLook?.(context, read, document);
  const { definition = read } = look || {};
  const { css = '', cssRequired = '' } = settings();
  const parts = await loadParts(context, definition, {
    document,
    hasAddition,
    isLong: json.length + css.length + cssRequired.length > LONG,
    openLocale: translations?.openLocale,
  });
  const applied = options ?? parts.options;
  if (applied) scope.add(applied.watchEnter(context.element, () => settings().isEnterSubmitDisabled));
  const open = createFullForm(
    definition,
    {
      ...parts,
      consent,
      dependents,
      own,
      sight: sight ?? parts.sight,
      pages: definition.pageCount > 1 ? pages : undefined,
      options: applied,
      translations,
    },
    surroundingsOf(context),
  );
  shareStore({ element, scope }, open.store);
  await pages?.followPages(context, open.store);
  return look ? look.apply(open) : open;
}

/** Opens the definition of a text form as a full form: as it has nothing but text fields, that needs no further part. */
export function openUpgrade(context: FormContext, document: unknown): FullForm {
  return createFullForm(
    readForm(document, {}, () => {}),
    { clean: plainText },
    surroundingsOf(context),
  );
}

/** Reads a definition; throws where the document holds no form. */
function readForm(...read: Parameters<typeof readFullDefinition>): FullDefinition {
  const definition = readFullDefinition(...read);
  if (!definition) throw createMountError('DEFINITION_FAILURE', NO_FORM);
  return definition;
}

const surroundingsOf = ({ id, settings, report, emit, signal }: FormContext): FullSurroundings => ({
  formId: id,
  settings,
  address: new URLSearchParams(location.search),
  report,
  pageChanged: (page) => emit('pageChange', { page }),
  signal,
});

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
function reportProblems(context: FormContext, problems: readonly Problem[]) {
  const words = openPart(
    () => import('../logic/definition/problems'),
    'descriptions of problems in the definition',
    context,
  );
  void words(({ explainProblems }) => {
    for (const problem of explainProblems(problems)) context.report(problem);
  });
}
