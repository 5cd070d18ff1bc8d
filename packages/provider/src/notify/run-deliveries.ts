import type { Database } from '../db/connect';
import type { Report } from '../http/answer-failure';
import { describeFailure } from '../http/describe-failure';
import { deliver } from './deliver';
import { judgeAttempt } from './delivery-rules';
import type { NotifySettings } from './settings';
import { finishDelivery, releaseDelivery, type TakenDelivery, takeDue } from './take-due';

interface Running {
  db: Database;
  settings: NotifySettings;
  /** How often it looks for what is due. */
  everyMs?: number;
  report?: Report;
}

/** How many attempts one process makes at once, and how many of one notification. */
const MOST = { all: 20, ofOne: 2 };
/** How much longer than an attempt may take it has to be written down. */
const SLACK_SECONDS = 30;

/** Sends what is due until it is stopped. Attempts under way are then given back, and do not count. */
export function runDeliveries({
  db,
  settings,
  everyMs = 1000,
  report = (entry) => console.error(entry),
}: Running): () => Promise<void> {
  const rules = { firstSeconds: settings.retrySeconds, attempts: settings.attempts };
  const underWay = new Map<TakenDelivery, Promise<void>>();
  const stopping = new AbortController();

  async function attempt(taken: TakenDelivery): Promise<void> {
    try {
      const outcome = await deliver(db, taken, { settings, signal: stopping.signal });
      if (outcome === null) return;
      if (stopping.signal.aborted && outcome.kind === 'failed') return await releaseDelivery(db, taken);
      const verdict = judgeAttempt(outcome, { attempts: taken.attempt, rules, random: Math.random() });
      await finishDelivery(db, taken, { verdict, answer: outcome.answer });
    } catch (error) {
      // It is tried again when its lease ends.
      report(`a delivery failed: ${describeFailure(error)}`);
    }
  }

  async function look(): Promise<void> {
    const room = MOST.all - underWay.size;
    if (room <= 0 || stopping.signal.aborted) return;
    const taken = await takeDue(db, {
      most: room,
      mostOfOne: MOST.ofOne,
      underWay: countByNotification(underWay.keys()),
      leaseSeconds: settings.timeoutSeconds + SLACK_SECONDS,
    });
    for (const one of taken) {
      const work = attempt(one).finally(() => {
        underWay.delete(one);
        // What waits behind it is next.
        lookSoon();
      });
      underWay.set(one, work);
    }
  }

  let looking: Promise<void> | null = null;
  function lookSoon(): void {
    looking ??= look()
      .catch((error: unknown) => report(`looking for deliveries failed: ${describeFailure(error)}`))
      .finally(() => {
        looking = null;
      });
  }

  const timer = setInterval(lookSoon, everyMs);
  lookSoon();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
    await Promise.all(underWay.values());
    await looking;
  };
}

function countByNotification(taken: Iterable<TakenDelivery>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { notificationId } of taken) counts.set(notificationId, (counts.get(notificationId) ?? 0) + 1);
  return counts;
}
