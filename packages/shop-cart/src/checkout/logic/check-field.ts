/** What a field has to be, by the classes of its row. */
export interface FieldFacts {
  readonly value: string;
  /** Of a checkbox. */
  readonly isChecked: boolean;
  readonly classes: readonly string[];
}

/** Why a field is not right. */
export type FieldProblem = 'required' | 'email' | 'phone';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const PHONE = /^[\s+()#./\-–x]*\d[\s\d+()#./\-–x]*$/i;

/** Checks a field by the classes of its row: `validate-required`, `validate-email`, `validate-phone`. */
export function checkField({ value, isChecked, classes }: FieldFacts): FieldProblem | null {
  const text = value.trim();
  if (classes.includes('validate-required') && !(text && isChecked)) return 'required';
  if (text && classes.includes('validate-email') && !EMAIL.test(text)) return 'email';
  return text && classes.includes('validate-phone') && !PHONE.test(text) ? 'phone' : null;
}
