import { hasMarkup, plainText } from '../logic/plain-text';
import type { LegalConsent, RichDefinition } from '../logic/rich-definition';

/** Turns foreign markup into nodes that can run nothing: contract section 6. */
export type Cleaner = (markup: string) => Node | string;

const consentTexts = (consent: LegalConsent): readonly string[] => [
  consent.privacyPolicyText,
  consent.communicationConsentText,
  consent.processingConsentText,
];

/** Loads the cleaner where a definition holds markup. Where it does not come, texts are shown without their markup. */
export async function loadCleaner({ groups, consent }: RichDefinition): Promise<Cleaner> {
  const fields = [...groups, { fields: consent?.communicationFields ?? [] }].flatMap((group) => group.fields);
  const texts = [
    ...groups.map(({ richText }) => richText),
    ...fields.flatMap(({ label, description, footer }) => [label, description, footer]),
    ...(consent ? [...consentTexts(consent), consent.processingField?.label ?? ''] : []),
  ];
  if (!texts.some(hasMarkup)) return plainText;
  return import('./purify').then(
    ({ purify }) => purify,
    () => plainText,
  );
}
