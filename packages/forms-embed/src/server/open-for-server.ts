import { report, uniqueId } from '@mountkit/core';
import { createMountError, type Json, jsonObject, parseSettings, text } from '@mountkit/core/logic';
import type { FormModel, OpenForm } from '../form/form-model';
import { openTextForm } from '../form/open-text-form';
import { checkAddress } from '../logic/definition/check-address';
import { readForm } from '../logic/definition/definition';
import { formLanguage } from '../logic/definition/form-language';
import { fullFieldsOf, parseFullDefinition } from '../logic/definition/parse-full-form';
import { plainText } from '../logic/definition/plain-text';
import { findLanguage, translateDocument } from '../logic/definition/translate';
import { createSight } from '../logic/state/sight';
import { nativeAction } from '../logic/submission/native-action';
import { BOT_CHECK_ENGLISH } from '../logic/texts/english-bot-check';
import { CONTROLS_ENGLISH } from '../logic/texts/english-controls';
import type { OpenLocale } from '../logic/texts/language';
import { isRightToLeft, resolveLocale } from '../logic/texts/locale';
import { createMessages, type Texts } from '../logic/texts/messages';
import { openBranding } from '../on-demand/branding';
import { ConsentBlock, parseConsent } from '../on-demand/consent';
import { createFullForm } from '../on-demand/create-full-form';
import { DateControl, dateRule } from '../on-demand/dates';
import { createVisibility, parseDependents } from '../on-demand/dependents';
import { openFiles } from '../on-demand/files';
import { applyLimits } from '../on-demand/limits';
import { languageOf } from '../on-demand/locale';
import * as own from '../on-demand/own-rules';
import { createPaging, numberPages, PAGES_CSS, PAGES_ENGLISH, PageHeading, Pager, Summary } from '../on-demand/pages';
import { hiddenSmartFields, initialValues, NotYou, PREFILL_ENGLISH, visibleGroups } from '../on-demand/prefill';
import { withMessages } from '../on-demand/translations';
import type { FormOptions } from '../settings';
import { FULL_SCHEMA } from '../settings/full-settings';
import { createBotCheckArea } from '../ui/full/bot-check-area';
import { joinAdditions } from '../ui/full/join-additions';
import { PHONE_CSS, PhoneControl } from '../ui/full/phone-control';
import { createTrap } from '../ui/full/trap';
import { WithoutScript } from '../ui/full/without-script';

/** Options of a form that a server draws: those of the widget but callbacks, and which instance of the form it is. */
export interface ServerFormOptions
  extends Partial<Omit<FormOptions, `on${string}` | 'definition' | 'minHeight' | 'portalId' | 'formId'>> {
  /** The account that owns the form. Default: what the definition says. */
  readonly portalId?: string | number;
  /** The form's guid. Default: what the definition says. */
  readonly formId?: string;
  /** Unique on the page. Default: a random identifier. */
  readonly instanceId?: string;
  /** Which instance of this form on the page it is; each has ids of its own. Default 1. */
  readonly number?: number;
  /** Classes of the marked element. Default none. */
  readonly className?: string;
}

/** A form that a server is about to draw. */
export interface ServerForm {
  readonly View: OpenForm['View'];
  readonly model: FormModel;
  /** What it was given, with the ids that the definition says. */
  readonly options: Json;
  readonly instanceId: string;
  readonly className: string | undefined;
}

/** A server draws in English, as what is in a browser before its own texts have come, in the direction of those. */
function openEnglishFor({ locale }: FormOptions, document: unknown): OpenLocale | undefined {
  const language = findLanguage(document, locale);
  if (language) return withMessages({ locale, texts: null }, document, language);
  return locale === 'en'
    ? undefined
    : { locale, texts: null, language: languageOf(locale, isRightToLeft(resolveLocale(locale))) };
}

/** Opens a document: the one place that picks what draws it. */
function openOnServer(document: unknown, settings: FormOptions): OpenForm {
  const textForm = openTextForm(document, () => false);
  if (textForm && settings.locale === 'en') return textForm;
  const translated = translateDocument(document, findLanguage(document, settings.locale) ?? '');
  const fitted = applyLimits(translated, (problem) => report(`form ${settings.formId}: ${problem}`));
  const { definition, problems } = parseFullDefinition(fitted, {
    parseConsent,
    parseDependents,
    parseOwnRules: own.parseOwnRules,
    numberPages,
  });
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  for (const problem of problems) report(`form ${definition.guid}: ${problem}`);
  const parts = {
    locale: openEnglishFor(settings, document),
    consent: { ConsentBlock },
    pages:
      definition.pageCount > 1 ? { createPaging, PageHeading, Pager, Summary, PAGES_CSS, PAGES_ENGLISH } : undefined,
    dates: { DateControl, dateRule },
    dependents: { createVisibility },
    own,
    sight: { createSight },
    prefill: { initialValues, hiddenSmartFields, visibleGroups, NotYou, PREFILL_ENGLISH },
    controls: { CONTROLS_ENGLISH },
    phone: { PhoneControl, PHONE_CSS },
    onServer: { WithoutScript },
    clean: plainText,
    addition: joinAdditions([
      ...(fullFieldsOf(definition).some(({ fieldType, hidden }) => fieldType === 'file' && !hidden)
        ? [openFiles()]
        : []),
      ...(definition.scopes.noBranding ? [] : [openBranding(() => settings.brandingBase)]),
      ...(definition.captchaEnabled ? [{ End: createBotCheckArea(() => {}), texts: BOT_CHECK_ENGLISH }] : []),
      ...(settings.honeypot ? [{ End: createTrap(() => {}) }] : []),
    ]),
  };
  return createFullForm(definition, parts, {
    formId: settings.formId,
    settings: () => settings,
    address: new URLSearchParams(),
    report,
    pageChanged() {},
    signal: AbortSignal.abort(),
  });
}

/** A form that can be drawn, and what it was given. Throws a `MountError` where there is none to draw. */
export function openForServer(document: unknown, given: ServerFormOptions): ServerForm {
  const { instanceId = uniqueId(), number = 1, className, ...rest } = given;
  const form = jsonObject(jsonObject(document).form);
  const { portalId, guid, formFieldGroups } = form;
  if (!Array.isArray(formFieldGroups)) {
    throw createMountError('DEFINITION_FAILURE', 'the definition has no form.formFieldGroups');
  }
  const options: Json = { portalId, formId: guid, ...rest };
  const schema = { ...FULL_SCHEMA, locale: text(formLanguage(readForm(form, [])) || 'en') };
  const { settings, problems: unread } = parseSettings<FormOptions>(schema, options);
  const wrong = checkAddress(settings);
  if (wrong) throw wrong;
  const { definition, store, View, texts, language } = openOnServer(document, settings);
  for (const { key, expected } of unread)
    report(`form ${settings.formId}: ${key} cannot be used, expected ${expected}`);

  const { translations, locale, formId } = settings;
  const model: FormModel = {
    definition,
    store,
    settings,
    messages: createMessages(translations[locale] as Texts | undefined, locale, texts?.()),
    instanceId,
    suffix: number === 1 ? formId : `${formId}_${number}`,
    action: nativeAction(settings),
    language: language(),
    formElement() {},
    submit() {},
  };
  return { View, model, options, instanceId, className };
}
