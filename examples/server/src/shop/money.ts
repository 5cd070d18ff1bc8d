/** The shop sells in pounds. */
export const currency = { code: 'GBP', symbol: '£', minorUnit: 2 } as const;

/** Pence as digits, without the currency's sign. */
export function formatAmount(pence: number): string {
  const [pounds = '', rest = ''] = (pence / 100).toFixed(2).split('.');
  return `${pounds.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

/** Pence as a person reads them. */
export const formatMoney = (pence: number): string => `${currency.symbol}${formatAmount(pence)}`;
