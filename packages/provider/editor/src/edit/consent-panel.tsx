import { type Json, listOf, objectOf, textOf } from '../../../src/editor/logic/document';
import { readConsent, writeConsent } from '../../../src/editor/logic/facts';
import { fromMarkup, writeMarkup } from '../../../src/editor/logic/markup';
import { CheckControl, Controls, SelectControl, TextControl } from './controls';

interface ConsentProps {
  readonly form: Json;
  readonly set: (values: Json) => void;
}

const KINDS = [
  ['none', 'Ask for nothing'],
  ['notice', 'Show a privacy notice'],
  ['ask', 'Ask the visitor to agree'],
] as const;

const NOTICE: Json = { isLegitimateInterest: true, privacyPolicyText: '<p>We use what you send to answer you.</p>' };
const QUESTION: Json = {
  isLegitimateInterest: false,
  processingConsentType: 'REQUIRED_CHECKBOX',
  processingConsentText: '<p>To answer you we store what you send.</p>',
  processingConsentCheckboxLabel: '<p>I agree.</p>',
  privacyPolicyText: '<p>You can take this back at any time.</p>',
};

/** What the visitor is asked to agree to. */
export function ConsentPanel({ form, set }: ConsentProps) {
  const consent = readConsent(form);
  const kind = consent === null ? 'none' : consent.isLegitimateInterest === true ? 'notice' : 'ask';
  const write = (value: Json | null) => set({ metaData: writeConsent(form, value) });
  const text = (key: string, label: string) => (
    <TextControl
      label={label}
      lines={2}
      value={fromMarkup(textOf(consent?.[key]))}
      onChange={(value) => write({ ...consent, [key]: writeMarkup(value) })}
    />
  );
  return (
    <Controls title="Consent">
      <SelectControl
        label="Before sending"
        value={kind}
        options={KINDS}
        onChange={(value) => write(value === 'none' ? null : value === 'notice' ? NOTICE : QUESTION)}
      />
      {kind === 'ask' && (
        <>
          {text('processingConsentText', 'Why you ask')}
          <CheckControl
            label="With a checkbox that must be checked"
            isOn={consent?.processingConsentType === 'REQUIRED_CHECKBOX'}
            onChange={(isOn) => write({ ...consent, processingConsentType: isOn ? 'REQUIRED_CHECKBOX' : 'IMPLICIT' })}
          />
          {consent?.processingConsentType === 'REQUIRED_CHECKBOX' &&
            text('processingConsentCheckboxLabel', 'Label of the checkbox')}
          <Messages consent={consent ?? {}} write={write} />
        </>
      )}
      {kind !== 'none' && text('privacyPolicyText', 'Privacy notice')}
    </Controls>
  );
}

interface MessagesProps {
  readonly consent: Json;
  readonly write: (consent: Json) => void;
}

/** A checkbox for each kind of message that the visitor may allow. */
function Messages({ consent, write }: MessagesProps) {
  const boxes = listOf(consent.communicationConsentCheckboxes).map(objectOf);
  const setBoxes = (communicationConsentCheckboxes: readonly Json[]) =>
    write({ ...consent, communicationConsentCheckboxes });
  const change = (index: number, values: Json) =>
    setBoxes(boxes.map((box, at) => (at === index ? { ...box, ...values } : box)));
  const nextId =
    boxes.reduce((most, { communicationTypeId }) => Math.max(most, Number(communicationTypeId) || 0), 0) + 1;
  return (
    <fieldset className="answers">
      <legend>Messages the visitor may allow</legend>
      {boxes.map((box, index) => (
        <div key={String(box.communicationTypeId)} className="consent-box">
          <TextControl
            label={`Message ${index + 1}`}
            value={fromMarkup(textOf(box.label))}
            onChange={(label) => change(index, { label: writeMarkup(label) })}
          />
          <CheckControl
            label="Must be checked"
            isOn={box.required === true}
            onChange={(required) => change(index, { required })}
          />
          <button type="button" className="link" onClick={() => setBoxes(boxes.filter((_, at) => at !== index))}>
            Remove message {index + 1}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="link"
        onClick={() =>
          setBoxes([
            ...boxes,
            { communicationTypeId: nextId, label: '<p>Write to me about news.</p>', required: false },
          ])
        }
      >
        Add a kind of message
      </button>
    </fieldset>
  );
}
