import { type Verdict, verdict } from './verdict';

/** How much of popups a page asks of its visitors, from its data block. */
export interface CareLimits {
  /** How many open by themselves in one visit. Default any number. */
  readonly perVisit?: number;
  /** How many do so within `days`. Default any number. */
  readonly perDays?: number;
  /** Default 7. */
  readonly days?: number;
  /** For how many days none does after a form was sent or a popup has reached its aim. Default 0. */
  readonly quietDays?: number;
}

/** What the visitor has been asked so far. */
export interface CareFacts {
  /** How many were shown in this visit. */
  readonly visit: number;
  /** When they were shown, in milliseconds since the epoch. */
  readonly shown: readonly number[];
  readonly isQuiet: boolean;
  readonly now: number;
}

export const DAY = 86_400_000;

/** Those of the last days. */
export const recentOf = (shown: readonly number[], { days = 7 }: CareLimits, now: number): readonly number[] =>
  shown.filter((at) => now - at < days * DAY);

/** Whether one more may open by itself. */
export function checkCare(limits: CareLimits, { visit, shown, isQuiet, now }: CareFacts): Verdict {
  const { perVisit = Number.POSITIVE_INFINITY, perDays = Number.POSITIVE_INFINITY, days = 7 } = limits;
  if (isQuiet) return verdict(false, 'the visitor has done what popups ask for, and is left alone');
  if (visit >= perVisit) return verdict(false, `${visit} of ${perVisit} popups were shown in this visit`);
  const recent = recentOf(shown, limits, now).length;
  if (recent >= perDays) return verdict(false, `${recent} of ${perDays} popups were shown in ${days} days`);
  return verdict(true, 'no limit is reached');
}

/** Something that waits for its turn. */
export interface Waiting {
  readonly priority: number;
}

/** The next one: that with the highest number, of several the one that has waited longest. */
export const nextOf = <One extends Waiting>(waiting: readonly One[]): One | undefined =>
  waiting.reduce<One | undefined>((best, one) => (best && best.priority >= one.priority ? best : one), undefined);
