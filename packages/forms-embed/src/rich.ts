import { createMountError, type WidgetContext } from '@mountkit/core';
import { createRich } from './create-rich';
import { customRules } from './custom-rules';
import { hasKeptValues } from './dom/has-kept-values';
import { loadCleaner } from './dom/load-cleaner';
import { watchTyping } from './dom/watch-typing';
import type { FormEvents } from './events';
import type { OpenForm } from './form-model';
import { hasCountrySelect } from './logic/field-kinds';
import { parseRichDefinition, richFieldsOf } from './logic/parse-rich';
import type { RichDefinition } from './logic/rich-definition';
import { shareStore } from './open-stores';
import { RICH_SCHEMA } from './rich-settings';
import type { FormOptions } from './settings';

type Context = WidgetContext<FormOptions, FormEvents>;

/** What of a document asks for a look of its own. */
const LOOK = /"(themeCss|style|globalStyle)":(?!null|""|"?{})|renderRawHtml/;

/** Forms whose page gives options that only some are given: one of them may ask for a look. */
const withOptions = new WeakSet<Context>();

/** Reads every option; answers whether the form is a preview, for which no definition is fetched: specification 2 section 6. */
export function isPreview(context: Context): boolean {
  withOptions.add(context);
  context.readWith(RICH_SCHEMA);
  const { mode, previewMode } = context.settings();
  return mode === 'preview' || previewMode;
}

/** Opens a form of every kind of field; throws where the document holds no form. A chunk of its own. */
export async function openRich(context: Context, document: unknown): Promise<OpenForm> {
  if (!document)
    throw createMountError('DEFINITION_FAILURE', 'a preview fetches no definition, and data-definition gives none');
  const hasLook =
    withOptions.has(context) || context.isPartlyRead() || parent !== window || LOOK.test(JSON.stringify(document));
  // The look may draw it elsewhere.
  const { element } = context;
  context.readWith(RICH_SCHEMA);
  const [consent, dependents] = await loadReaders(document);
  const { definition: read, problems } = parseRichDefinition(document, { ...consent, ...dependents });
  if (!read) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  for (const problem of problems) context.report(problem);

  const look = hasLook && (await (await import('./parts/look')).openLook(context, read, document));
  const { definition = read } = look || {};
  const parts = await loadParts(context, definition, document);
  context.scope.add(watchTyping(context.element, () => context.settings().isEnterSubmitDisabled));
  const open = createRich(
    definition,
    { ...parts, consent, dependents },
    {
      formId: context.id,
      settings: context.settings,
      address: new URLSearchParams(location.search),
      report: context.report,
      pageChanged: (page) => context.emit('pageChange', { page }),
      isGone: () => context.signal.aborted,
    },
  );
  shareStore({ element, scope: context.scope }, open.store);
  return look ? look.wear(open) : open;
}

/** Fetches what this document needs to be read beyond what every document does. */
function loadReaders(document: unknown) {
  const text = JSON.stringify(document) ?? '';
  return Promise.all([
    text.includes('"legalConsentOptions"') ? import('./parts/consent') : undefined,
    text.includes('"dependentFormField"') ? import('./parts/dependents') : undefined,
  ]);
}

/** Fetches, all at once, what this form needs beyond what every form does. */
async function loadParts(context: Context, definition: RichDefinition, document: unknown) {
  const { settings, report } = context;
  const { locale: wanted, properties } = settings();
  const sources = [properties, definition.properties, definition.knownSmartFields].map(Object.keys);
  const hasWaiting = definition.groups.some(({ isDefault }) => !isDefault);
  const complain = (error: unknown) => report(`the texts of the locale ${JSON.stringify(wanted)} did not come`, error);
  const missCountries = (error: unknown) => {
    report('the dropdown of countries did not come', error);
    // A number can be typed without it.
    return undefined;
  };
  const fields = richFieldsOf(definition).filter(({ hidden }) => !hidden);
  const hasDate = fields.some(({ fieldType }) => fieldType === 'date');
  const hasCountries = fields.some(hasCountrySelect);
  // A number or a date may begin with what is none.
  const hasDoubtful = fields.some(
    ({ defaultValue, type, fieldType }) => defaultValue && /number|date/.test(type + fieldType),
  );
  const { submit, showInlineMessageInitially, offline, honeypot, timeGate } = settings();
  const isMore =
    definition.captchaEnabled ||
    !definition.scopes.noBranding ||
    submit === 'frame' ||
    showInlineMessageInitially ||
    offline === 'queue' ||
    honeypot ||
    timeGate !== undefined;
  const [locale, clean, pages, dates, prefill, custom, controls, phone, addition] = await Promise.all([
    wanted === 'en' ? undefined : import('./parts/locale').then(({ openLocale }) => openLocale(wanted, complain)),
    loadCleaner(definition),
    definition.pageCount > 1 ? import('./parts/pages') : undefined,
    hasDate ? import('./parts/dates') : undefined,
    location.search.length > 1 || sources.flat().length > 0 || hasWaiting || hasDoubtful
      ? import('./parts/prefill')
      : undefined,
    customRules().size > 0 ? import('./dom/check-custom') : undefined,
    hasDate || hasCountries ? import('./logic/english-controls') : undefined,
    hasCountries ? import('./ui/rich/phone-control').catch(missCountries) : undefined,
    isMore || hasKeptValues(context.id)
      ? import('./parts/additions').then((part) => part.loadAdditions(context, definition, document))
      : undefined,
  ]);
  return { locale, clean, pages, dates, prefill, custom, controls, phone, addition };
}
