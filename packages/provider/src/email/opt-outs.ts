import { randomUUID } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { emailOptOuts, emailResubscriptions } from '../db/schema';
import type { FormAddress } from '../forms/find-form';
import { mailboxOf } from './domains';

/** Who wants mail again, and where that was said. */
export interface Resubscription {
  form: FormAddress;
  email: string;
  pageTitle: string;
  pageUrl: string | null;
  remoteAddress: string | null;
}

/**
 * Whether the address wants no mail. Who opted out has done so for `name@…` and every `name+anything@…`, until that one
 * resubscribes.
 */
export async function hasOptedOut(db: Pick<Database, 'select'>, portalId: number, email: string): Promise<boolean> {
  const exact = email.toLowerCase();
  const mailbox = sql`regexp_replace(${emailOptOuts.email}, '[+][^@]*@', '@')`;
  const rows = await db
    .select({ email: emailOptOuts.email, resubscribedAt: emailOptOuts.resubscribedAt })
    .from(emailOptOuts)
    .where(
      and(
        eq(emailOptOuts.portalId, portalId),
        or(eq(emailOptOuts.email, exact), sql`${mailbox} = ${mailboxOf(email)}`),
      ),
    );
  const own = rows.filter((candidate) => candidate.email === exact);
  return (own.length > 0 ? own : rows).some(({ resubscribedAt }) => resubscribedAt === null);
}

/** Takes an address off the list and keeps who asked for it; does nothing for one that is not on it. */
export function resubscribe(db: Database, resubscription: Resubscription): Promise<void> {
  const { form, email, ...page } = resubscription;
  const address = email.toLowerCase();
  return db.transaction(async (tx) => {
    if (!(await hasOptedOut(tx, form.portalId, address))) return;
    await tx
      .insert(emailOptOuts)
      .values({ portalId: form.portalId, email: address, resubscribedAt: new Date() })
      .onConflictDoUpdate({
        target: [emailOptOuts.portalId, emailOptOuts.email],
        set: { resubscribedAt: sql`now()` },
      });
    await tx
      .insert(emailResubscriptions)
      .values({ id: randomUUID(), portalId: form.portalId, formGuid: form.guid, email: address, ...page });
  });
}

/** The newest resubscriptions. */
export async function listResubscriptions(db: Database, limit: number) {
  const rows = await db
    .select()
    .from(emailResubscriptions)
    .orderBy(desc(emailResubscriptions.createdAt), desc(emailResubscriptions.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, portalId: String(row.portalId), createdAt: row.createdAt.toISOString() }));
}

/** Addresses that want no mail now, the newest first. */
export async function listOptOuts(db: Database, limit: number) {
  const rows = await db
    .select()
    .from(emailOptOuts)
    .where(sql`${emailOptOuts.resubscribedAt} IS NULL`)
    .orderBy(desc(emailOptOuts.createdAt), emailOptOuts.email)
    .limit(limit);
  return rows.map(({ portalId, email, createdAt }) => ({
    portalId: String(portalId),
    email,
    createdAt: createdAt.toISOString(),
  }));
}
