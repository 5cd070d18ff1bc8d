import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect';
import type { FormAddress } from '../forms/find-form';
import { deliveries, notifications, spamMarks } from './schema';
import { findSpamReasons } from './spam-rules';

interface Noted {
  id: string;
  form: FormAddress;
  values: Readonly<Record<string, string>>;
  context: Readonly<Record<string, unknown>>;
}

/** Notes whom a new submission is told, in the transaction that stores it. Nobody is told of what looks like spam. */
export async function noteSubmission(tx: Transaction, { id, form, values, context }: Noted): Promise<void> {
  const reasons = findSpamReasons({ values, context });
  if (reasons.length > 0) await tx.insert(spamMarks).values({ submissionId: id, reasons });
  else await addDeliveries(tx, { id, form });
}

/** One delivery for each notification of the form and of its portal. */
export async function addDeliveries(
  db: Pick<Database | Transaction, 'select' | 'insert'>,
  { id, form }: Pick<Noted, 'id' | 'form'>,
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
