import { isJsonObject, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { readForm } from './definition';
import { anyText, numberOf, type Report, readObject, recordOf } from './foreign';
import type { FullDefinition, FullField } from './full-definition';
import { type ExtraReaders, parseGroups } from './parse-groups';
import { explainProblems, type Problem } from './problems';

/** A document as far as it could be read, and the problems. `definition` is null if it contains no form. */
export interface ParsedFullDefinition {
  readonly definition: FullDefinition | null;
  readonly problems: readonly string[];
}

/** Default of the form type: specification 2 section 9. */
const FORM_TYPE = 11;

/** Reads a definition with every kind of field, and explains its problems. Never throws. */
export function parseFullDefinition(document: unknown, extra: ExtraReaders): ParsedFullDefinition {
  const problems: Problem[] = [];
  const definition = readFullDefinition(document, extra, (...problem) => problems.push(problem));
  return { definition, problems: definition ? explainProblems(problems) : [NO_FORM] };
}

/** The problem of a document without a form. */
export const NO_FORM = 'the definition has no form.formFieldGroups';

/**
 * Reads a definition with every kind of field; null if there is none. Never throws. Accepts current and older kinds of
 * documents.
 */
export function readFullDefinition(document: unknown, extra: ExtraReaders, report: Report): FullDefinition | null {
  const whole = jsonObject(document);
  const form = jsonObject(whole.form);
  if (!Array.isArray(form.formFieldGroups)) return null;

  const metaData = metaDataOf(form.metaData);
  const scopes = jsonObject(whole.scopes);
  const definition: FullDefinition = {
    ...readForm(form, []),
    ...parseGroups(form.formFieldGroups, report, extra),
    consent: extra.parseConsent?.(metaData.get('legalConsentOptions'), report) ?? null,
    formTypeNumber: numberOf(form.formTypeNumber) ?? FORM_TYPE,
    captchaEnabled: form.captchaEnabled === true,
    style: readTexts(form.style, 'style', report),
    themeName: jsonText(form.themeName),
    themeCss: jsonText(whole.themeCss),
    globalStyle: readTexts(whole.globalStyle, 'globalStyle', report),
    properties: readProperties(whole.properties),
    knownSmartFields: jsonList(whole.knownSmartFields)
      .map((entry) => jsonText(isJsonObject(entry) ? entry.name : entry))
      .filter(Boolean),
    countryCode: jsonText(whole.countryCode),
    scopes: {
      noBranding: scopes.noBranding !== false,
      rawHtmlAccess: scopes.rawHtmlAccess === true,
      customStyleAccess: scopes.customStyleAccess === true,
    },
    enableLiveValidation: jsonObject(whole.portalSetting).enableLiveValidation !== false,
    allowCookieReset: anyText(metaData.get('allowCookieReset')) === 'true',
  };
  return extra.parseOwnRules?.(form, definition, report) ?? definition;
}

/** The raw metadata; its values may be of any type. */
const metaDataOf = (metaData: unknown): ReadonlyMap<string, unknown> =>
  new Map(jsonList(metaData).map((entry) => [jsonText(jsonObject(entry).name), jsonObject(entry).value]));

const readTexts = (value: unknown, name: string, report: Report): Readonly<Record<string, string>> =>
  recordOf(Object.entries(readObject(value, name, report) ?? {}).map(([key, text]) => [key, anyText(text)]));

/** The visitor's known values: `{name: value}`, in older documents `{name: {value}}`. */
const readProperties = (properties: unknown): Readonly<Record<string, string>> =>
  recordOf(
    Object.entries(jsonObject(properties)).map(([name, value]) => [
      name,
      anyText(isJsonObject(value) ? value.value : value),
    ]),
  );

/** Every field of a form: the groups' fields in order, then the consents. */
export function fullFieldsOf({ groups, consent }: FullDefinition): readonly FullField[] {
  const { communicationFields = [], processingField = null } = consent ?? {};
  return [
    ...groups.flatMap(({ fields }) => fields),
    ...communicationFields,
    ...(processingField ? [processingField] : []),
  ];
}
