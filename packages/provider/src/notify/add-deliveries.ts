import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect';
import type { FormAddress } from '../forms/find-form';
import { deliveries, notifications } from './schema';

/** One delivery for each notification of the form and of its portal. */
export async function addDeliveries(
  db: Pick<Database | Transaction, 'select' | 'insert'>,
  { id, form }: { id: string; form: FormAddress },
): Promise<void> {
  const told = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.portalId, form.portalId),
        or(isNull(notifications.formGuid), eq(notifications.formGuid, form.guid)),
      ),
    )
    // One that is removed meanwhile is waited for, and then is none.
    .for('key share');
  if (told.length === 0) return;
  await db
    .insert(deliveries)
    .values(told.map((notification) => ({ id: randomUUID(), notificationId: notification.id, submissionId: id })));
}
