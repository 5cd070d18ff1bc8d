import { storableText } from '@mountkit/provider/kit';

/** A field of the checkout, as shops name it. */
export interface BillingField {
  name: string;
  label: string;
  /** What browsers fill it by. */
  autocomplete: string;
  type?: 'email' | 'tel';
  required: boolean;
  wide?: boolean;
  options?: Readonly<Record<string, string>>;
}

/** Where the shop sends to, by country code. */
const countries = {
  GB: 'United Kingdom',
  IE: 'Ireland',
  FR: 'France',
  DE: 'Germany',
  NL: 'Netherlands',
  PT: 'Portugal',
} as const;

export const billingFields: readonly BillingField[] = [
  { name: 'billing_first_name', label: 'First name', autocomplete: 'billing given-name', required: true },
  { name: 'billing_last_name', label: 'Last name', autocomplete: 'billing family-name', required: true },
  { name: 'billing_email', label: 'Email address', autocomplete: 'email', type: 'email', required: true, wide: true },
  {
    name: 'billing_address_1',
    label: 'Street address',
    autocomplete: 'billing address-line1',
    required: true,
    wide: true,
  },
  { name: 'billing_postcode', label: 'Postcode', autocomplete: 'billing postal-code', required: true },
  { name: 'billing_city', label: 'Town / City', autocomplete: 'billing address-level2', required: true },
  { name: 'billing_country', label: 'Country', autocomplete: 'billing country', required: true, options: countries },
  { name: 'billing_phone', label: 'Phone', autocomplete: 'billing tel', type: 'tel', required: false },
];

const LONGEST = 200;
export const LONGEST_COMMENTS = 2000;
const EMAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

/** What was sent, trimmed and cut, with what is wrong with it. */
export interface BillingCheck {
  billing: Record<string, string>;
  comments: string;
  /** Field to message. */
  problems: Record<string, string>;
}

export function checkBilling(fields: Readonly<Record<string, string>>): BillingCheck {
  const billing = Object.fromEntries(
    billingFields.map(({ name }) => [name, storableText((fields[name] ?? '').trim().slice(0, LONGEST))]),
  );
  const problems = billingFields.flatMap((field): [string, string][] => {
    const value = billing[field.name] ?? '';
    if (value === '') return field.required ? [[field.name, `Billing ${field.label} is a required field.`]] : [];
    if (field.type === 'email' && !EMAIL.test(value)) {
      return [[field.name, `Billing ${field.label} is not a valid email address.`]];
    }
    if (field.options && !Object.hasOwn(field.options, value)) {
      return [[field.name, 'We do not send to that country.']];
    }
    return [];
  });
  return {
    billing,
    comments: storableText((fields.order_comments ?? '').trim().slice(0, LONGEST_COMMENTS)),
    problems: Object.fromEntries(problems),
  };
}

export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= LONGEST;
