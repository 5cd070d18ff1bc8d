import { choicesOf, type FormDraft, type Item, type Json, listOf, objectOf, textOf } from './document';
import { readConsent } from './facts';

/** A text of the form that can be said in other languages. */
export interface TextRow {
  /** The row of the form that it belongs to; null for the form itself. */
  readonly itemId: number | null;
  /** Where it is in what is translated: `['options', 'red']`. */
  readonly path: readonly string[];
  /** What it is, for its owner. */
  readonly title: string;
  /** What it says in the form's own language. */
  readonly own: string;
  readonly isMarkup: boolean;
  /** The widget says it by itself in the languages that it knows. */
  readonly isOptional: boolean;
}

/** The texts of one part of a form. */
export interface TextSection {
  readonly title: string;
  readonly rows: readonly TextRow[];
}

const FIELD_TEXTS = [
  ['label', 'Label', true],
  ['placeholder', 'Example in the empty field', false],
  ['description', 'Help above the field', true],
  ['footer', 'Help below the field', true],
] as const;

const FORM_TEXTS = [
  ['submitText', 'Label of the button', false],
  ['inlineMessage', 'Message after sending', true],
] as const;

const CONSENT_TEXTS = [
  ['processingConsentText', 'Why you ask'],
  ['processingConsentCheckboxLabel', 'Label of the checkbox'],
  ['communicationConsentText', 'Above the messages the visitor may allow'],
  ['privacyPolicyText', 'Privacy notice'],
] as const;

/** The form's texts that a visitor can see, in its order; sections without one are left out. */
export function listTexts(draft: FormDraft): readonly TextSection[] {
  const sections = [
    ...draft.items.map(itemSection),
    consentSection(draft.form),
    formSection(draft),
    wordSection(draft),
  ];
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ own }) => own.trim() !== '') }))
    .filter(({ rows }) => rows.length > 0);
}

const row = (
  itemId: number | null,
  path: readonly string[],
  text: Pick<TextRow, 'title' | 'own' | 'isMarkup'>,
): TextRow => ({
  itemId,
  path,
  isOptional: false,
  ...text,
});

function itemSection(item: Item): TextSection {
  if (item.kind === 'text')
    return { title: 'Text', rows: [row(item.id, ['content'], { title: 'Text', own: item.content, isMarkup: true })] };
  if (item.kind === 'page' || item.field.hidden === true) return { title: '', rows: [] };
  const { id, field } = item;
  const texts = FIELD_TEXTS.map(([key, title, isMarkup]) =>
    row(id, [key], { title, own: textOf(field[key]), isMarkup }),
  );
  const choices = choicesOf(field).map(({ label, value }, index) =>
    row(id, ['options', value], { title: `Choice ${index + 1}`, own: label, isMarkup: false }),
  );
  return { title: textOf(field.label).replaceAll(/<[^<>]*>/g, '') || field.name, rows: [...texts, ...choices] };
}

function consentSection(form: Json): TextSection {
  const consent = objectOf(readConsent(form));
  const texts = CONSENT_TEXTS.map(([key, title]) =>
    row(null, ['consent', key], { title, own: textOf(consent[key]), isMarkup: true }),
  );
  const boxes = listOf(consent.communicationConsentCheckboxes)
    .map(objectOf)
    .map(({ communicationTypeId, label }, index) =>
      row(null, ['consent', 'communicationConsentCheckboxes', String(communicationTypeId)], {
        title: `Message ${index + 1}`,
        own: textOf(label),
        isMarkup: true,
      }),
    );
  return { title: 'Consent', rows: [...texts, ...boxes] };
}

function formSection({ form }: FormDraft): TextSection {
  const rows = FORM_TEXTS.map(([key, title, isMarkup]) =>
    row(null, [key], { title, own: textOf(form[key]), isMarkup }),
  );
  return { title: 'The form', rows };
}

/** Words of the widget that a form may say otherwise. */
function wordSection({ items }: FormDraft): TextSection {
  const words = [
    ...(items.some(({ kind }) => kind === 'page')
      ? [
          ['next', 'Next'],
          ['previous', 'Previous'],
        ]
      : []),
    ['required', 'Please complete this required field.'],
  ] as const;
  const rows = words.map(([key = '', own = '']) => ({
    ...row(null, ['messages', key], { title: TITLES[key] ?? key, own, isMarkup: false }),
    isOptional: true,
  }));
  return { title: 'Words of every form', rows };
}

const TITLES: Readonly<Record<string, string>> = {
  next: 'Button to the next page',
  previous: 'Button to the page before',
  required: 'Where an answer is missing',
};
