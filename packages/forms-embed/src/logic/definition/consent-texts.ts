import { isJsonObject, type Json, jsonList, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import { quote } from './quote';

/** A text that a visitor is asked to agree to, and its name in messages. */
export interface ConsentText {
  readonly name: string;
  readonly text: string;
}

const NAMES = [
  'privacyPolicyText',
  'communicationConsentText',
  'processingConsentText',
  'processingConsentCheckboxLabel',
];

/** The raw consent options in a form's metadata. Of several entries with one name the last counts. */
export function readConsentOptions(form: Json): Json {
  const metaData = new Map(jsonList(form.metaData).map((entry) => [jsonObject(entry).name, jsonObject(entry).value]));
  const value = metaData.get('legalConsentOptions');
  return jsonObject(isJsonObject(value) ? value : parseJson(jsonText(value)));
}

/** The checkboxes for kinds of messages. */
export const consentBoxes = (options: Json): readonly Json[] =>
  jsonList(options.communicationConsentCheckboxes).map(jsonObject);

/** All texts of consent. */
export const consentTexts = (options: Json): readonly ConsentText[] => [
  ...NAMES.map((name) => ({ name, text: jsonText(options[name]) })),
  ...consentBoxes(options).map(({ label, communicationTypeId }) => ({
    name: `the label of consent checkbox ${quote(jsonText(communicationTypeId))}`,
    text: jsonText(label),
  })),
];
