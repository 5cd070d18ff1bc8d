import type { Field } from '../definition/definition';
import type { FieldType } from '../definition/field-types';

/** Names and labels of secrets, which must not be stored in a browser, in the usual languages of names. */
const SECRET =
  /pass(?:word|wort|code|phrase|wd)|pwd|kennwort|contrase|senha|secret|token|(?:^|[^a-z])(?:pin|otp|cvc|cvv|ssn|iban|bic)(?![a-z])|(?:card|account|konto|social|security|passport)[-_ ]?(?:number|no|nr|nummer|security)/i;

/** The properties that decide whether an answer may be kept. A field of a text form has no metadata. */
type KeptField = Pick<Field, 'id' | 'name' | 'label' | 'fieldType' | 'hidden'> & {
  readonly metaData?: Readonly<Record<string, string>>;
};

/** Whether a field asks for a secret, or the page or the form's owner has excluded it. */
export const isSecret = ({ id, name, label, metaData }: KeptField, marked: readonly string[]): boolean =>
  SECRET.test(`${name} ${label}`) || marked.includes(id) || marked.includes(name) || metaData?.neverKeep === 'true';

/** Whether the value of a field may be kept for this visit. Consent is asked for anew each time. */
export const mayKeep = (field: KeptField, marked: readonly string[]): boolean =>
  !field.hidden &&
  field.fieldType !== ('file' satisfies FieldType) &&
  !field.id.startsWith('LEGAL_CONSENT.') &&
  !isSecret(field, marked);
