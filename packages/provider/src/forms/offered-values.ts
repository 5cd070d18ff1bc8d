import type { Field } from '@mountkit/forms-embed/rules';

const partsOf = (value: string) => value.split(';').map((part) => part.trim());

/** Whether a field of choices offers the value, which is trimmed; a field where people write takes any. */
export function offersValue({ fieldType, options }: Field, value: string): boolean {
  if (value === '') return true;
  const offered = () => options.map((option) => option.value.trim());
  switch (fieldType) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'date':
    case 'email':
    case 'phone':
    case 'phonenumber':
      return true;
    case 'file':
      // The text of a file field names a file that was not sent.
      return false;
    case 'booleancheckbox':
      return value === 'true' || value === 'false';
    case 'select':
    case 'radio':
    case 'payment_link_radio':
      return offered().includes(value);
    case 'checkbox': {
      // Several values are joined by semicolons, which one of them may hold itself.
      const parts = new Set(offered().flatMap(partsOf));
      return partsOf(value).every((part) => parts.has(part));
    }
  }
}
