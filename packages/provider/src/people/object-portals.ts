import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { forms, submissions, uploads } from '../db/schema';
import { deliveries, notifications } from '../notify/schema';
import type { ObjectKind } from './route-access';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The portals that have an object of this id; a guid of a form may be known to several. */
export async function portalsOf(db: Database, kind: ObjectKind, id: string): Promise<number[]> {
  if (!UUID.test(id)) return [];
  const rows = await select(db, kind, id);
  return rows.map(({ portalId }) => portalId);
}

function select(db: Database, kind: ObjectKind, id: string): PromiseLike<{ portalId: number }[]> {
  switch (kind) {
    case 'form':
      return db.select({ portalId: forms.portalId }).from(forms).where(eq(forms.guid, id));
    case 'notification':
      return db.select({ portalId: notifications.portalId }).from(notifications).where(eq(notifications.id, id));
    case 'submission':
      return db.select({ portalId: submissions.portalId }).from(submissions).where(eq(submissions.id, id));
    case 'delivery':
      return db
        .select({ portalId: notifications.portalId })
        .from(deliveries)
        .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
        .where(eq(deliveries.id, id));
    case 'upload':
      return db
        .select({ portalId: submissions.portalId })
        .from(uploads)
        .innerJoin(submissions, eq(submissions.id, uploads.submissionId))
        .where(eq(uploads.id, id));
  }
}
