import { openPart, readCookies } from '@mountkit/core';
import { findGiven } from '../../dom/definition/find-given';
import { loadCleaner } from '../../dom/markup/load-cleaner';
import { customRules } from '../../form/custom-rules';
import type { FormContext } from '../../form/form-context';
import type { FullForm } from '../../form/form-model';
import { hasCountrySelect, isPhone, isSearchable } from '../../logic/definition/field-kinds';
import type { FullDefinition } from '../../logic/definition/full-definition';
import { fullFieldsOf } from '../../logic/definition/parse-full-form';
import type { Translations } from '../translations';

/** What is known of a document before it is opened. */
interface ReadDocument {
  readonly document: unknown;
  readonly hasAddition: boolean;
  readonly isLong: boolean;
  /** Default: the widget's own texts. */
  readonly openLocale: Translations['openLocale'] | undefined;
}

/** Loads, all at once, what this form needs beyond what every form does. Without some of it a form can do. */
export async function loadParts(
  context: FormContext,
  definition: FullDefinition,
  { document, hasAddition, isLong, openLocale }: ReadDocument,
) {
  const { settings, report } = context;
  const {
    locale: wanted,
    properties = {},
    submit,
    showInlineMessageInitially,
    offline,
    partial,
    honeypot,
    timeGate,
  } = settings();
  const sources = [properties, definition.properties, definition.knownSmartFields].map(Object.keys);
  const hasWaiting = definition.groups.some(({ isDefault }) => !isDefault);
  const fields = fullFieldsOf(definition).filter(({ hidden }) => !hidden);
  const hasDate = fields.some(({ fieldType }) => fieldType === 'date');
  const hasCountries = fields.some(hasCountrySelect);
  const hasFile = fields.some(({ fieldType }) => fieldType === 'file');
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
    hasFile ||
    submit === 'frame' ||
    showInlineMessageInitially ||
    offline === 'queue' ||
    partial === 'consented' ||
    honeypot ||
    timeGate !== undefined;
  const countries = openPart(() => import('../../ui/full/phone-control'), 'the dropdown of countries', context);
  // Until it is there, and where a finger points, the browser's own lists are used.
  const hasSearch = (hasCountries || fields.some(isSearchable)) && globalThis.matchMedia?.('(pointer: fine)')?.matches;
  const search = openPart(() => import('../searchable-selects'), 'the search in long lists', context);
  const steps = openPart(() => import('../limits'), 'drawing in steps', context);
  const [locale, clean, dates, prefill, sight, custom, controls, phone, phoneRules, options, headers, addition, turns] =
    await Promise.all([
      openLocale?.(wanted, report) ??
        (wanted === 'en' ? undefined : import('../locale').then((part) => part.openLocale(wanted, report))),
      loadCleaner(definition, context),
      hasDate ? import('../dates') : undefined,
      isPrefilled ? import('../prefill') : undefined,
      isPrefilled ? import('../../logic/state/sight') : undefined,
      customRules().size > 0 ? import('../../dom/controls/check-custom') : undefined,
      hasDate || hasCountries ? import('../../logic/texts/english-controls') : undefined,
      // A number can be typed without it.
      hasCountries ? countries((part) => part) : undefined,
      fields.some(isPhone) ? import('../../logic/rules/phone-rules') : undefined,
      hasBlocked ? import('../options') : undefined,
      /XSRF-TOKEN=/.test(readCookies()) ? import('../headers').then(({ xsrfHeaders }) => xsrfHeaders) : undefined,
      isMore
        ? import('../additions').then((part) => part.loadAdditions(context, definition, { document, hasFile }))
        : undefined,
      // What a server has drawn is hydrated as a whole.
      isLong && !findGiven(context.element) ? steps((part) => part.openTurns(definition, context)) : undefined,
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
    options,
    headers,
    addition,
    turns,
    search: hasSearch
      ? (open: Pick<FullForm, 'store' | 'texts'>) => void search(({ searchSelects }) => searchSelects(context, open))
      : undefined,
  };
}
