import { randomOf } from '../shop/random';
import type { Overview } from './overview';
import { daysOf, type Range } from './range';

/** Made-up figures, the same for the same days, for somebody who has none yet. */
export function makeSampleOverview(range: Range, now: number): Overview {
  const days = daysOf(range, now);
  const random = randomOf(range);
  // Fewer on weekends, and a little more from week to week.
  const around = (most: number) =>
    days.map((day, index) => {
      const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
      return Math.round(most * (isWeekend ? 0.4 : 1) * (0.5 + random() / 2) * (0.7 + (0.3 * index) / days.length));
    });
  const [letter, contact, shown] = [around(24), around(11), around(70)];
  const closed = shown.map((count) => Math.round(count * (0.6 + random() * 0.3)));
  const counts = around(8);
  const values = counts.map((count) => Math.round(count * (2200 + random() * 2600)));
  const [sent, orders, revenue] = [sum(contact), sum(counts), sum(values)];
  const started = Math.round(sent * 1.7);
  const part = (of: number, share: number) => Math.round(of * share);
  return {
    days,
    isSample: true,
    totals: { submissions: sum(letter) + sent, contacts: part(sum(letter) + sent, 0.8), orders, revenue },
    submissions: [
      { label: 'Email', values: letter },
      { label: 'First name, Last name, Email', values: contact },
    ],
    forms: [{ id: 'sample', title: 'First name, Last name, Email' }],
    funnel: {
      formId: 'sample',
      title: 'First name, Last name, Email',
      seen: Math.round(sent * 4.2),
      started,
      sent,
      left: [
        { name: 'firstname', label: 'First name', count: part(started - sent, 0.1) },
        { name: 'lastname', label: 'Last name', count: part(started - sent, 0.15) },
        { name: 'email', label: 'Email', count: part(started - sent, 0.3) },
        { name: 'phone', label: 'Phone', count: part(started - sent, 0.45) },
      ],
    },
    popups: [
      { id: 'letter', shown: part(sum(shown), 0.7), closed: part(sum(closed), 0.7) },
      { id: 'leaving', shown: part(sum(shown), 0.3), closed: part(sum(closed), 0.3) },
    ],
    variants: [
      {
        id: 'letter',
        figures: [
          { variant: 'long', shown: 1240, closed: 1102, converted: 93 },
          { variant: 'short', shown: 1198, closed: 1011, converted: 131 },
        ],
      },
    ],
    popupDays: [
      { label: 'Shown', values: shown },
      { label: 'Closed', values: closed },
    ],
    orders: { counts, values },
    sources: [
      { source: 'organic', orders: part(orders, 0.45), value: part(revenue, 0.45) },
      { source: 'newsletter', orders: part(orders, 0.3), value: part(revenue, 0.3) },
      { source: '(direct)', orders: part(orders, 0.25), value: part(revenue, 0.25) },
    ],
    baskets: { count: 14, items: 31, value: 98_400 },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
