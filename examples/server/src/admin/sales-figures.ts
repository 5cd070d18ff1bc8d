import { makeSampleDays } from '@mountkit/provider/kit';

/** What was sold in a range of days. Money is in pence. */
export interface Sales {
  /** ISO dates, the oldest first. */
  days: readonly string[];
  orders: { counts: readonly number[]; values: readonly number[] };
  sources: readonly { source: string; orders: number; value: number }[];
  /** Baskets that hold something and were touched within the range. */
  baskets: { count: number; items: number; value: number };
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Made-up figures, for somebody who has none yet. */
export function makeSampleSales(days: readonly string[], random: () => number): Sales {
  const counts = makeSampleDays(days, random, 8);
  const values = counts.map((count) => Math.round(count * (2200 + random() * 2600)));
  const part = (of: number, share: number) => Math.round(of * share);
  const [orders, revenue] = [sum(counts), sum(values)];
  return {
    days,
    orders: { counts, values },
    sources: [
      { source: 'organic', orders: part(orders, 0.45), value: part(revenue, 0.45) },
      { source: 'newsletter', orders: part(orders, 0.3), value: part(revenue, 0.3) },
      { source: '(direct)', orders: part(orders, 0.25), value: part(revenue, 0.25) },
    ],
    baskets: { count: 14, items: 31, value: 98_400 },
  };
}
