import type { Field } from '@mountkit/forms-embed/rules';

const SINGLE_CHOICES = ['select', 'radio', 'payment_link_radio'];

const partsOf = (value: string) => value.split(';').map((part) => part.trim());

/** Whether a field of choices offers the value, which is trimmed; a field where people write takes any. */
export function offersValue({ fieldType, options }: Field, value: string): boolean {
  if (value === '') return true;
  // The text of a file field names a file that did not come.
  if (fieldType === 'file') return false;
  if (fieldType === 'booleancheckbox') return value === 'true' || value === 'false';
  const offered = options.map((option) => option.value.trim());
  if (SINGLE_CHOICES.includes(fieldType)) return offered.includes(value);
  if (fieldType !== 'checkbox') return true;
  // Several values are joined by semicolons, which one of them may hold itself.
  const parts = new Set(offered.flatMap(partsOf));
  return partsOf(value).every((part) => parts.has(part));
}
