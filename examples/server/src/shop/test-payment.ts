/** What is paid on the page of a provider. */
export interface Payment {
  readonly item: string;
  /** Of one; null where whoever pays chooses it. */
  readonly amount: number | null;
  readonly currency: string;
  readonly quantity: number;
  /** Percent. */
  readonly tax: number;
  readonly shipping: number;
}

/** A number that is not negative; the fallback for anything else. */
const readNumber = (text: string | undefined, fallback: number): number => {
  const value = Number(text || Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : fallback;
};

/** Reads the fields of a standard button. */
export function readPayment(fields: Readonly<Record<string, string>>): Payment {
  const { item_name = '', amount, a3, currency_code = 'USD', quantity, tax_rate, shipping } = fields;
  const price = readNumber(amount ?? a3, -1);
  return {
    item: item_name,
    amount: price < 0 ? null : price,
    currency: /^[A-Z]{3}$/.test(currency_code) ? currency_code : 'USD',
    quantity: Math.trunc(readNumber(quantity, 1)) || 1,
    tax: readNumber(tax_rate, 0),
    shipping: readNumber(shipping, 0),
  };
}

/** What is paid in all, as people write it. */
export function totalOf({ amount, currency, quantity, tax, shipping }: Payment): string {
  const total = (amount ?? 0) * quantity * (1 + tax / 100) + shipping;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(total);
}
