import { createMountError, type WidgetContext } from '@mountkit/core';
import { createRich } from './create-rich';
import { customRules } from './custom-rules';
import { loadCleaner } from './dom/load-cleaner';
import { watchTyping } from './dom/watch-typing';
import type { FormEvents } from './events';
import type { OpenForm } from './form-model';
import { hasCountrySelect } from './logic/field-kinds';
import { parseRichDefinition, richFieldsOf } from './logic/parse-rich';
import type { RichDefinition } from './logic/rich-definition';
import { RICH_SCHEMA } from './rich-settings';
import type { FormOptions } from './settings';

type Context = WidgetContext<FormOptions, FormEvents>;

/** Opens a form of every kind of field; throws where the document holds no form. A chunk of its own. */
export async function openRich(context: Context, document: unknown): Promise<OpenForm> {
  context.readWith(RICH_SCHEMA);
  const [consent, dependents] = await loadReaders(document);
  const { definition, problems } = parseRichDefinition(document, { ...consent, ...dependents });
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  for (const problem of problems) context.report(problem);

  const parts = await loadParts(context, definition);
  context.scope.add(watchTyping(context.element, () => context.settings().isEnterSubmitDisabled));
  return createRich(
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
async function loadParts(context: Context, definition: RichDefinition) {
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
  const [locale, clean, pages, dates, prefill, custom, controls, phone, branding] = await Promise.all([
    wanted === 'en' ? undefined : import('./parts/locale').then(({ openLocale }) => openLocale(wanted, complain)),
    loadCleaner(definition),
    definition.pageCount > 1 ? import('./parts/pages') : undefined,
    hasDate ? import('./parts/dates') : undefined,
    location.search.length > 1 || sources.flat().length > 0 || hasWaiting ? import('./parts/prefill') : undefined,
    customRules().size > 0 ? import('./dom/check-custom') : undefined,
    hasDate || hasCountries ? import('./logic/english-controls') : undefined,
    hasCountries ? import('./ui/rich/phone-control').catch(missCountries) : undefined,
    definition.scopes.noBranding ? undefined : import('./parts/branding').then((part) => part.openBranding(context)),
  ]);
  return { locale, clean, pages, dates, prefill, custom, controls, phone, branding };
}
