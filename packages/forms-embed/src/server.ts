import { report, uniqueId } from '@mountkit/core';
import { createMountError, type Json, jsonObject, jsonText, parseSettings } from '@mountkit/core/logic';
import { createRich } from './create-rich';
import type { FormModel, OpenForm } from './form-model';
import { checkAddress } from './logic/check-address';
import { CONTROLS_ENGLISH } from './logic/english-controls';
import { createMessages, type Texts } from './logic/messages';
import { nativeAction } from './logic/native-action';
import { parseRichDefinition } from './logic/parse-rich';
import { plainText } from './logic/plain-text';
import { openPlain } from './open-plain';
import { BRANDING_CSS, openBranding } from './parts/branding';
import { ConsentBlock, parseConsent } from './parts/consent';
import { DateControl } from './parts/dates';
import { createVisibility, parseDependents } from './parts/dependents';
import { PAGES_CSS, PAGES_ENGLISH, Pager, Summary } from './parts/pages';
import { hiddenSmartFields, initialValues, visibleGroups } from './parts/prefill';
import { RICH_SCHEMA } from './rich-settings';
import type { FormOptions } from './settings';
import { renderContainer, renderElement } from './ui/render-markup';
import { PHONE_CSS, PhoneControl } from './ui/rich/phone-control';
import { RICH_CSS } from './ui/rich/rich-style';
import { FORM_CSS } from './ui/style';

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

/**
 * The style sheet of the form. Put it into a `style` element, the page's last, so that the form looks from the start as
 * it does when the widget has come.
 */
export const formStyles: string = FORM_CSS + RICH_CSS + PAGES_CSS + PHONE_CSS + BRANDING_CSS;

/** Opens a document: the one place that picks what draws it. */
function openOnServer(document: unknown, settings: FormOptions): OpenForm {
  const plain = openPlain(document, () => false);
  if (plain && settings.locale === 'en') return plain;
  const { definition, problems } = parseRichDefinition(document, { parseConsent, parseDependents });
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  for (const problem of problems) report(`form ${definition.guid}: ${problem}`);
  const parts = {
    consent: { ConsentBlock },
    pages: definition.pageCount > 1 ? { Pager, Summary, PAGES_CSS, PAGES_ENGLISH } : undefined,
    dates: { DateControl },
    dependents: { createVisibility },
    prefill: { initialValues, hiddenSmartFields, visibleGroups },
    controls: { CONTROLS_ENGLISH },
    phone: { PhoneControl, PHONE_CSS },
    branding: definition.scopes.noBranding ? undefined : openBranding({ settings: () => settings, report }),
    clean: plainText,
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

function drawOnServer(document: unknown, given: ServerFormOptions) {
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
  return { markup: renderContainer(View, model), options, instanceId, className };
}

/**
 * The form as markup, for the inside of an element that is marked `data-mountkit="form"`. Where no script runs it posts
 * itself to the provider; the widget takes over what the visitor has done so far. Options, and the `definition` where
 * the page gives one, have to be the same on the element.
 *
 * @param document the definition, as the provider answers it
 * @throws `MountError` where the document holds no form (`DEFINITION_FAILURE`), or an id is none (`INVALID_PORTAL_ID`,
 * `INVALID_FORM_GUID`)
 */
export function renderForm(document: unknown, options: ServerFormOptions = {}): string {
  return drawOnServer(document, options).markup;
}

/** The marked element with the form in it: its options as attributes, and the definition, so that none is fetched. */
export function renderFormElement(document: unknown, options: ServerFormOptions = {}): string {
  const { markup, options: known, instanceId, className } = drawOnServer(document, options);
  const attributes: Record<string, string> = className ? { className } : {};
  attributes['data-mountkit'] = 'form';
  for (const [key, value] of Object.entries(known)) {
    if (value !== undefined && Object.hasOwn(RICH_SCHEMA, key)) attributes[attributeOf(key)] = textOf(value);
  }
  attributes['data-instance-id'] = instanceId;
  attributes['data-definition'] = JSON.stringify(document);
  return renderElement(attributes, markup);
}

const attributeOf = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const textOf = (value: unknown) => jsonText(value) || (value === '' ? '' : JSON.stringify(value));
