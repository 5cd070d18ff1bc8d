import { describe, expect, it } from 'vitest';
import { parseConsent } from './parse-consent';
import { explainProblem } from './problems';

function read(options: unknown) {
  const problems: string[] = [];
  const value = typeof options === 'string' ? options : JSON.stringify(options);
  return { consent: parseConsent(value, (...problem) => problems.push(explainProblem(problem))), problems };
}

const options = {
  legitimateInterestSubscriptionTypes: [301],
  communicationConsentCheckboxes: [
    { communicationTypeId: 301, label: '<p class=“a”>The newsletter</p>', required: false },
    { communicationTypeId: '302', label: 'It’s news', required: true },
  ],
  legitimateInterestLegalBasis: 'LEGITIMATE_INTEREST_PQL',
  communicationConsentText: '<p>May we write?</p>',
  processingConsentType: 'REQUIRED_CHECKBOX',
  processingConsentText: 'We keep what you send.',
  processingConsentCheckboxLabel: 'Keep what I send.',
  privacyPolicyText: 'See our <a href="/privacy">policy</a>.',
  isLegitimateInterest: false,
};

describe('consent', () => {
  it('is asked for by checkboxes', () => {
    const { consent, problems } = read(options);
    expect(problems).toEqual([]);
    expect(consent).toMatchObject({
      isLegitimateInterest: false,
      privacyPolicyText: 'See our <a href="/privacy">policy</a>.',
      communicationConsentText: '<p>May we write?</p>',
      processingConsentText: 'We keep what you send.',
      communicationFields: [
        {
          id: 'LEGAL_CONSENT.subscription_type_301',
          name: 'LEGAL_CONSENT.subscription_type_301',
          label: '<p class="a">The newsletter</p>',
          fieldType: 'booleancheckbox',
          type: 'enumeration',
          required: false,
          defaultValue: 'false',
          conditions: [],
        },
        { id: 'LEGAL_CONSENT.subscription_type_302', label: 'It’s news', required: true },
      ],
      processingField: {
        id: 'LEGAL_CONSENT.processing',
        name: 'LEGAL_CONSENT.processing',
        label: 'Keep what I send.',
        fieldType: 'booleancheckbox',
        required: true,
        defaultValue: 'false',
      },
    });
  });

  it.each(['IMPLICIT', '', undefined])('to processing may be said without a checkbox: %j', (processingConsentType) => {
    const { consent, problems } = read({ ...options, processingConsentType });
    expect(consent).toMatchObject({ processingField: null, processingConsentText: 'We keep what you send.' });
    expect(consent?.communicationFields).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  it('of a type that nobody knows is taken for an implicit one, and told', () => {
    const { consent, problems } = read({ ...options, processingConsentType: 'ASK' });
    expect(consent?.processingField).toBeNull();
    expect(problems).toEqual([expect.stringContaining('"ASK"')]);
  });

  it('is not asked for on legitimate interest', () => {
    expect(read({ ...options, isLegitimateInterest: true })).toEqual({
      consent: {
        isLegitimateInterest: true,
        privacyPolicyText: options.privacyPolicyText,
        communicationConsentText: '',
        processingConsentText: '',
        communicationFields: [],
        processingField: null,
      },
      problems: [],
    });
  });

  it('of one kind is asked for once', () => {
    const boxes = [
      { communicationTypeId: 1, label: 'A' },
      { communicationTypeId: '1', label: 'B' },
      { label: 'C' },
      null,
      { communicationTypeId: '__proto__', label: 'D' },
    ];
    const { consent, problems } = read({ communicationConsentCheckboxes: boxes });
    expect(consent?.communicationFields.map(({ name, label }) => [name, label])).toEqual([
      ['LEGAL_CONSENT.subscription_type_1', 'A'],
      ['LEGAL_CONSENT.subscription_type___proto__', 'D'],
    ]);
    expect(problems).toEqual([
      'consent checkbox "1" appears more than once; the first is kept',
      'consent checkbox 2 has no communicationTypeId and is left out',
      'consent checkbox 3 has no communicationTypeId and is left out',
    ]);
  });

  it.each(['', 'null', '{}', '{"communicationConsentCheckboxes":[]}', '{"privacyPolicyText":" "}'])(
    'is none where there is nothing to say: %j',
    (text) => expect(read(text)).toEqual({ consent: null, problems: [] }),
  );

  it.each(['{', '[]', '5', '"text"', 'true'])('that cannot be read is none, and told: %j', (text) => {
    expect(read(text)).toEqual({ consent: null, problems: [expect.stringContaining('legalConsentOptions')] });
  });

  it('may be an object already, or not there', () => {
    expect(parseConsent(options, () => {})?.communicationFields).toHaveLength(2);
    expect(parseConsent(undefined, () => {})).toBeNull();
    expect(parseConsent(null, () => {})).toBeNull();
  });
});
