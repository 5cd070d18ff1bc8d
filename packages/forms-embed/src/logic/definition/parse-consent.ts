import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { type Report, readObject } from './foreign';
import type { FullField, LegalConsent } from './full-definition';
import { parseFullField } from './parse-field';

type Json = Readonly<Record<string, unknown>>;

/** The prefix of the names of all consents: specification 2 section 3, 'Legal consent'. */
const PREFIX = 'LEGAL_CONSENT.';

/** The checkbox of a consent; its label is foreign markup. */
function consentField(name: string, raw: { label: unknown; required: boolean }, report: Report): FullField | null {
  return parseFullField({ ...raw, name: PREFIX + name, type: 'enumeration', fieldType: 'booleancheckbox' }, report);
}

/** One checkbox for each kind of message; of several with one id the first. */
function communicationFields(options: Json, report: Report): readonly FullField[] {
  const fields = new Map<string, FullField>();
  jsonList(options.communicationConsentCheckboxes).forEach((value, index) => {
    const { communicationTypeId, label, required } = jsonObject(value);
    const id = jsonText(communicationTypeId);
    const field = consentField(`subscription_type_${id}`, { label, required: required === true }, report);
    if (id === '') report('namelessConsent', index);
    else if (fields.has(id)) report('repeatedConsent', id);
    else if (field) fields.set(id, field);
  });
  return [...fields.values()];
}

function processingField(options: Json, report: Report): FullField | null {
  const type = jsonText(options.processingConsentType);
  if (type === 'REQUIRED_CHECKBOX') {
    return consentField('processing', { label: options.processingConsentCheckboxLabel, required: true }, report);
  }
  if (type !== '' && type !== 'IMPLICIT') {
    report('consentType', type);
  }
  return null;
}

/**
 * Reads which consent a visitor is asked for. With legitimate interest there are no checkboxes, only the policy.
 * @param value the `legalConsentOptions` of the metadata: the JSON of an object.
 * @returns null if there is neither a text nor a checkbox.
 */
export function parseConsent(value: unknown, report: Report): LegalConsent | null {
  const options = readObject(value, 'legalConsentOptions', report);
  if (!options) return null;
  const isLegitimateInterest = options.isLegitimateInterest === true;
  const asked: Json = isLegitimateInterest ? {} : options;
  const consent: LegalConsent = {
    isLegitimateInterest,
    privacyPolicyText: jsonText(options.privacyPolicyText),
    communicationConsentText: jsonText(asked.communicationConsentText),
    processingConsentText: jsonText(asked.processingConsentText),
    communicationFields: communicationFields(asked, report),
    processingField: processingField(asked, report),
  };
  const { privacyPolicyText, communicationConsentText, processingConsentText } = consent;
  const hasText = `${privacyPolicyText}${communicationConsentText}${processingConsentText}`.trim() !== '';
  return hasText || consent.communicationFields.length > 0 || consent.processingField ? consent : null;
}
