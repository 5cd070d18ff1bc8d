import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { chooseDue, type Due, type Verdict } from './delivery-rules';
import { deliveries, notifications } from './schema';

/** A delivery that this process has taken. */
export interface TakenDelivery {
  id: string;
  notificationId: string;
  submissionId: string;
  /** This attempt, from 1. */
  attempt: number;
}

interface Wanted {
  most: number;
  mostOfOne: number;
  /** How many of each notification this process has under way. */
  underWay: ReadonlyMap<string, number>;
  /** After how many seconds another process may take what this one has not finished. */
  leaseSeconds: number;
}

const MOST_READ = 200;

/**
 * Takes what is due. A taken delivery is due again when its lease ends, so that one whose process died is tried again;
 * no transaction is open while it is sent. What another process is taking at this moment is left to it.
 */
export async function takeDue(db: Database, wanted: Wanted): Promise<TakenDelivery[]> {
  const chosen = chooseDue(await readDue(db, wanted.mostOfOne), wanted);
  if (chosen.length === 0) return [];
  return db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(inArray(deliveries.id, chosen), eq(deliveries.state, 'waiting'), lte(deliveries.dueAt, sql`now()`)))
      .for('update', { skipLocked: true });
    if (locked.length === 0) return [];
    const ids = locked.map(({ id }) => id);
    return tx
      .update(deliveries)
      .set({
        attempts: sql`${deliveries.attempts} + 1`,
        attemptedAt: sql`now()`,
        dueAt: later(wanted.leaseSeconds),
      })
      .where(inArray(deliveries.id, ids))
      .returning({
        id: deliveries.id,
        notificationId: deliveries.notificationId,
        submissionId: deliveries.submissionId,
        attempt: deliveries.attempts,
      });
  });
}

/** A few of each notification that is not paused, by the clock of the database. */
async function readDue(db: Database, mostOfOne: number): Promise<Due[]> {
  const first = db
    .select({ id: deliveries.id, dueAt: deliveries.dueAt })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.notificationId, notifications.id),
        eq(deliveries.state, 'waiting'),
        lte(deliveries.dueAt, sql`now()`),
      ),
    )
    .orderBy(deliveries.dueAt)
    .limit(mostOfOne)
    .as('first');
  const rows = await db
    .select({ id: first.id, notificationId: notifications.id, dueAt: first.dueAt })
    .from(notifications)
    .innerJoinLateral(first, sql`true`)
    .where(eq(notifications.isOn, true))
    .orderBy(first.dueAt)
    .limit(MOST_READ);
  return rows.map(({ dueAt, ...row }) => ({ ...row, dueAt: dueAt.getTime() }));
}

const later = (seconds: number) => sql`now() + ${seconds}::float8 * interval '1 second'`;

/** Writes down what became of an attempt, unless somebody has taken the delivery since. */
export async function finishDelivery(
  db: Database,
  { id, attempt }: TakenDelivery,
  { verdict, answer }: { verdict: Verdict; answer: string },
): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: verdict.state, answer, ...(verdict.state === 'waiting' && { dueAt: later(verdict.seconds) }) })
    .where(isAttempt(id, attempt));
}

/** Gives back what was taken and not tried to the end: the attempt does not count. */
export async function releaseDelivery(db: Database, { id, attempt }: TakenDelivery): Promise<void> {
  await db
    .update(deliveries)
    .set({ attempts: attempt - 1, dueAt: sql`now()` })
    .where(isAttempt(id, attempt));
}

const isAttempt = (id: string, attempt: number) =>
  and(eq(deliveries.id, id), eq(deliveries.attempts, attempt), eq(deliveries.state, 'waiting'));

/** Lets a delivery begin again; false where there is none. */
export async function replayDelivery(db: Database, id: string): Promise<boolean> {
  const again = await db
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, dueAt: sql`now()` })
    .where(eq(deliveries.id, id))
    .returning({ id: deliveries.id });
  return again.length > 0;
}
