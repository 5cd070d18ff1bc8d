/** What came of one attempt. */
export type Outcome =
  | { kind: 'accepted'; answer: string }
  /** It may go better later. `afterSeconds` is what the receiver asks for. */
  | { kind: 'failed'; answer: string; afterSeconds?: number | undefined }
  /** It will never go, or must not. */
  | { kind: 'refused'; answer: string }
  | { kind: 'skipped'; answer: string };

export interface RetryRules {
  /** The wait after the first attempt; each further one is four times as long. */
  firstSeconds: number;
  /** How many attempts there are. */
  attempts: number;
}

export type Verdict =
  | { state: 'sent' | 'dead' | 'skipped' }
  /** Tried again after so many seconds. */
  | { state: 'waiting'; seconds: number };

/** The longest wait between two attempts. */
export const LONGEST_WAIT = 12 * 60 * 60;
const GROWTH = 4;
/** By how much of a wait it is made longer at random, so that what failed together does not return together. */
const JITTER = 0.1;

/**
 * How long to wait after so many attempts, in seconds.
 *
 * @param random from 0 to 1
 */
export function waitAfter(attempts: number, { firstSeconds }: RetryRules, random: number): number {
  const wait = Math.min(firstSeconds * GROWTH ** Math.max(attempts - 1, 0), LONGEST_WAIT);
  return wait * (1 + JITTER * random);
}

/** What becomes of a delivery after an attempt; `attempts` counts that one. */
export function judgeAttempt(
  outcome: Outcome,
  { attempts, rules, random }: { attempts: number; rules: RetryRules; random: number },
): Verdict {
  if (outcome.kind === 'accepted') return { state: 'sent' };
  if (outcome.kind === 'skipped') return { state: 'skipped' };
  if (outcome.kind === 'refused' || attempts >= rules.attempts) return { state: 'dead' };
  const wait = waitAfter(attempts, rules, random);
  const asked = outcome.afterSeconds ?? 0;
  return { state: 'waiting', seconds: Math.max(wait, Math.min(asked, LONGEST_WAIT)) };
}

/** What an answer of HTTP means: 2xx is taken, 410 says for good that nobody is there, anything else may mend. */
export function readStatus(status: number, { answer, retryAfter }: { answer: string; retryAfter?: string }): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted', answer };
  if (status === 410) return { kind: 'refused', answer };
  const afterSeconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  return { kind: 'failed', answer, afterSeconds };
}

/** What a worker may take: the ids of the deliveries to begin, the longest due first, and few of each receiver. */
export interface Due {
  id: string;
  notificationId: string;
  /** Any measure of time. */
  dueAt: number;
}

interface Room {
  /** How many it may begin. */
  most: number;
  /** How many of one notification may be under way. */
  mostOfOne: number;
  /** How many of each are under way. */
  underWay: ReadonlyMap<string, number>;
}

/** A receiver that never answers holds up its own deliveries, and nobody else's. */
export function chooseDue(due: readonly Due[], { most, mostOfOne, underWay }: Room): string[] {
  const counts = new Map(underWay);
  const chosen: string[] = [];
  for (const { id, notificationId } of [...due].sort((a, b) => a.dueAt - b.dueAt)) {
    if (chosen.length >= most) break;
    const count = counts.get(notificationId) ?? 0;
    if (count >= mostOfOne) continue;
    counts.set(notificationId, count + 1);
    chosen.push(id);
  }
  return chosen;
}
