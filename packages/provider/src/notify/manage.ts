import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { titleOf } from '../admin/form-fields';
import type { Database } from '../db/connect';
import { forms, submissions } from '../db/schema';
import { inReach, type Reach } from '../people/in-reach';
import type { WantedNotification } from './read-notification';
import { type DeliveryState, deliveries, notifications } from './schema';
import { newSecret } from './signature';

/** A form that notifications can be about. */
export interface FormChoice {
  portalId: number;
  guid: string;
  title: string;
}

export type StoredNotification = Awaited<ReturnType<typeof listNotifications>>[number];
export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Every form, by its title. */
export async function listFormChoices(db: Database, reach: Reach): Promise<FormChoice[]> {
  const rows = await db
    .select({ portalId: forms.portalId, guid: forms.guid, definition: forms.definition })
    .from(forms)
    .where(inReach(forms.portalId, reach))
    .limit(1000);
  return rows
    .map(({ definition, ...form }) => ({ ...form, title: titleOf(definition) }))
    .sort((a, b) => a.title.localeCompare(b.title) || a.guid.localeCompare(b.guid));
}

export async function addNotification(db: Database, wanted: WantedNotification): Promise<string> {
  const id = randomUUID();
  await db.insert(notifications).values({ id, ...wanted, secret: newSecret() });
  return id;
}

export async function changeNotification(db: Database, id: string, wanted: WantedNotification): Promise<void> {
  await db.update(notifications).set(wanted).where(eq(notifications.id, id));
}

export async function switchNotification(db: Database, id: string, isOn: boolean): Promise<void> {
  await db.update(notifications).set({ isOn }).where(eq(notifications.id, id));
}

/** Removes it with its deliveries. */
export async function removeNotification(db: Database, id: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.id, id));
}

export async function findNotification(db: Database, id: string) {
  const [found] = await db.select().from(notifications).where(eq(notifications.id, id));
  return found ?? null;
}

/** The oldest first, each with how many of its deliveries are in which state. */
export async function listNotifications(db: Database, reach: Reach) {
  const rows = await db
    .select()
    .from(notifications)
    .where(inReach(notifications.portalId, reach))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(200);
  const counts = await db
    .select({ id: deliveries.notificationId, state: deliveries.state, count: count() })
    .from(deliveries)
    .groupBy(deliveries.notificationId, deliveries.state);
  return rows.map((row) => ({
    ...row,
    counts: Object.fromEntries(
      counts.filter(({ id }) => id === row.id).map(({ state, count: n }) => [state, n]),
    ) as Partial<Record<DeliveryState, number>>,
  }));
}

/** The newest first; `state` narrows to those in one. */
export function listDeliveries(
  db: Database,
  { limit, state, reach }: { limit: number; state: DeliveryState | null; reach: Reach },
) {
  return db
    .select({ delivery: deliveries, notification: notifications, formGuid: submissions.formGuid })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .innerJoin(submissions, eq(submissions.id, deliveries.submissionId))
    .where(and(inReach(notifications.portalId, reach), state === null ? undefined : eq(deliveries.state, state)))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limit);
}
