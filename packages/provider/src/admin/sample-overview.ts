import type { OverviewPart } from '../part';
import type { Overview } from './overview';
import { randomOf } from './random';
import { daysOf, type Range } from './range';

/** Made-up figures, the same for the same days, for somebody who has none yet. */
export function makeSampleOverview(range: Range, now: number, parts: readonly OverviewPart[] = []): Overview {
  const days = daysOf(range, now);
  const random = randomOf(range);
  const around = (most: number) => makeSampleDays(days, random, most);
  const [letter, contact, shown] = [around(24), around(11), around(70)];
  const closed = shown.map((count) => Math.round(count * (0.6 + random() * 0.3)));
  const sent = sum(contact);
  const started = Math.round(sent * 1.7);
  const part = (of: number, share: number) => Math.round(of * share);
  return {
    days,
    isSample: true,
    totals: { submissions: sum(letter) + sent, contacts: part(sum(letter) + sent, 0.8) },
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
    parts: parts.map(({ sample }) => sample(days, random)),
  };
}

/** A made-up number for each day: fewer on weekends, and a little more from week to week. */
export function makeSampleDays(days: readonly string[], random: () => number, most: number): number[] {
  return days.map((day, index) => {
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    return Math.round(most * (isWeekend ? 0.4 : 1) * (0.5 + random() / 2) * (0.7 + (0.3 * index) / days.length));
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
