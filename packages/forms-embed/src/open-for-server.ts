import { report, uniqueId } from '@mountkit/core';
import { createMountError, type Json, jsonObject, parseSettings } from '@mountkit/core/logic';
import { createRich } from './create-rich';
import type { FormModel, OpenForm } from './form-model';
import { checkAddress } from './logic/check-address';
import { CONTROLS_ENGLISH } from './logic/english-controls';
import { createMessages, type Texts } from './logic/messages';
import { nativeAction } from './logic/native-action';
import { parseRichDefinition } from './logic/parse-rich';
import { plainText } from './logic/plain-text';
import { createSight } from './logic/sight';
import { openPlain } from './open-plain';
import { openBranding } from './parts/branding';
import { ConsentBlock, parseConsent } from './parts/consent';
import { DateControl, dateRule } from './parts/dates';
import { createVisibility, parseDependents } from './parts/dependents';
import { applyLimits } from './parts/limits';
import { createPaging, numberPages, PAGES_CSS, PAGES_ENGLISH, PageHeading, Pager, Summary } from './parts/pages';
import { hiddenSmartFields, initialValues, NotYou, PREFILL_ENGLISH, visibleGroups } from './parts/prefill';
import { RICH_SCHEMA } from './rich-settings';
import type { FormOptions } from './settings';
import { createBotCheckArea } from './ui/rich/bot-check-area';
import { joinAdditions } from './ui/rich/join-additions';
import { PHONE_CSS, PhoneControl } from './ui/rich/phone-control';
import { createTrap } from './ui/rich/trap';
import { WithoutScript } from './ui/rich/without-script';

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

/** Opens a document: the one place that picks what draws it. */
function openOnServer(document: unknown, settings: FormOptions): OpenForm {
  const plain = openPlain(document, () => false);
  if (plain && settings.locale === 'en') return plain;
  const fitted = applyLimits(document, (problem) => report(`form ${settings.formId}: ${problem}`));
  const { definition, problems } = parseRichDefinition(fitted, { parseConsent, parseDependents, numberPages });
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  for (const problem of problems) report(`form ${definition.guid}: ${problem}`);
  const parts = {
    consent: { ConsentBlock },
    pages:
      definition.pageCount > 1 ? { createPaging, PageHeading, Pager, Summary, PAGES_CSS, PAGES_ENGLISH } : undefined,
    dates: { DateControl, dateRule },
    dependents: { createVisibility },
    sight: { createSight },
    prefill: { initialValues, hiddenSmartFields, visibleGroups, NotYou, PREFILL_ENGLISH },
    controls: { CONTROLS_ENGLISH },
    phone: { PhoneControl, PHONE_CSS },
    onServer: { WithoutScript },
    clean: plainText,
    addition: joinAdditions([
      ...(definition.scopes.noBranding ? [] : [openBranding(() => settings.brandingBase, report)]),
      ...(definition.captchaEnabled ? [{ End: createBotCheckArea(() => {}) }] : []),
      ...(settings.honeypot ? [{ End: createTrap(() => {}) }] : []),
    ]),
  };
  return createRich(definition, parts, {
    formId: settings.formId,
    settings: () => settings,
    address: new URLSearchParams(),
    report,
    pageChanged() {},
    isGone: () => true,
  });
}

/** A form that can be drawn, and what it was given. Throws a `MountError` where there is none to draw. */
export function openForServer(document: unknown, given: ServerFormOptions): ServerForm {
  const { instanceId = uniqueId(), number = 1, className, ...rest } = given;
  const { portalId, guid, formFieldGroups } = jsonObject(jsonObject(document).form);
  if (!Array.isArray(formFieldGroups)) {
    throw createMountError('DEFINITION_FAILURE', 'the definition has no form.formFieldGroups');
  }
  const options: Json = { portalId, formId: guid, ...rest };
  const { settings, problems: unread } = parseSettings<FormOptions>(RICH_SCHEMA, options);
  const wrong = checkAddress(settings);
  if (wrong) throw wrong;
  const { definition, store, View, texts } = openOnServer(document, settings);
  for (const { key, expected } of unread)
    report(`form ${settings.formId}: ${key} cannot be used, expected ${expected}`);

  const { translations, locale, formId } = settings;
  const model: FormModel = {
    definition,
    store,
    settings,
    messages: createMessages(translations[locale] as Texts | undefined, locale, texts),
    instanceId,
    suffix: number === 1 ? formId : `${formId}_${number}`,
    action: nativeAction(settings),
    formElement() {},
    submit() {},
  };
  return { View, model, options, instanceId, className };
}
