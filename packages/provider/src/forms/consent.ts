import { jsonList, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import type { StoredForm } from './find-form';
import type { FieldRefusal } from './refusal';

/** A consent that a form asks for, by the id it is sent under: specification 2 section 3, 'Legal consent'. */
export interface ConsentField {
  id: string;
  required: boolean;
}

const PREFIX = 'LEGAL_CONSENT.';

/** The consents of a form; none where it has no options for them. */
export function consentFields({ definition }: StoredForm): readonly ConsentField[] {
  const options = readOptions(definition);
  const isInterest = options.isLegitimateInterest === true;
  const isAsked = options.processingConsentType === 'REQUIRED_CHECKBOX' && !isInterest;
  const types = jsonList(options.communicationConsentCheckboxes).map(jsonObject);
  const interests = jsonList(options.legitimateInterestSubscriptionTypes).map((id) => ({ communicationTypeId: id }));
  return [
    ...(isAsked ? [{ id: `${PREFIX}processing`, required: true }] : []),
    ...[...types, ...interests].map(({ communicationTypeId, ...rest }) => ({
      id: `${PREFIX}subscription_type_${jsonText(communicationTypeId)}`,
      required: !isInterest && 'required' in rest && rest.required === true,
    })),
  ];
}

/** What is wrong with the consents of a submission. */
export function checkConsents(
  fields: readonly ConsentField[],
  values: ReadonlyMap<string, string>,
): readonly FieldRefusal[] {
  return fields.flatMap(({ id, required }) => {
    const value = values.get(id) ?? '';
    if (required && (value === '' || value === 'false')) {
      return refusal(id, 'REQUIRED_FIELD', 'Please complete this required field.');
    }
    return ['', 'true', 'false'].includes(value) ? [] : refusal(id, 'INVALID_LEGAL_OPTION_FORMAT', '');
  });
}

function refusal(fieldName: string, formSubmissionValidationType: string, message: string): FieldRefusal[] {
  return [{ fieldName, formSubmissionValidationType, localizedVisitorErrorMessage: message }];
}

/** They are a JSON string among the meta data. */
function readOptions(definition: Record<string, unknown>): Readonly<Record<string, unknown>> {
  const metaData = jsonList(jsonObject(definition.form).metaData).map(jsonObject);
  const text = jsonText(metaData.find(({ name }) => name === 'legalConsentOptions')?.value);
  return jsonObject(parseJson(text));
}
