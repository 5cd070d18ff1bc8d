import { and, desc, eq, inArray } from 'drizzle-orm';
import { CONTACT } from '../forms/object-types';
import type { AdminContact, AdminSubmission } from '../pages';
import { inReach, type Reach } from '../people/in-reach';
import type { Database } from './connect';
import { records, submissionRecords, submissions, uploads } from './schema';

interface ListOptions {
  limit: number;
}

/** Contacts, the newest first; `email` in any case narrows to one. */
export async function listContacts(
  db: Database,
  { limit, email }: ListOptions & { email?: string | undefined },
): Promise<AdminContact[]> {
  const rows = await db
    .select()
    .from(records)
    .where(
      and(
        eq(records.objectTypeId, CONTACT),
        email === undefined ? undefined : eq(records.naturalKey, email.trim().toLowerCase()),
      ),
    )
    .orderBy(desc(records.createdAt), desc(records.id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    email: row.naturalKey ?? row.properties.email ?? '',
    properties: row.properties,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Submissions, the newest first; `formId` narrows to one form, `ids` to some of them, `reach` to portals. */
export async function listSubmissions(
  db: Database,
  { limit, formId, ids, reach = null }: ListOptions & { formId?: string | undefined; ids?: string[]; reach?: Reach },
): Promise<AdminSubmission[]> {
  const rows = await db
    .select({ submission: submissions, contactEmail: records.naturalKey })
    .from(submissions)
    .leftJoin(
      submissionRecords,
      and(eq(submissionRecords.submissionId, submissions.id), eq(submissionRecords.objectTypeId, CONTACT)),
    )
    .leftJoin(records, eq(records.id, submissionRecords.recordId))
    .where(
      and(
        inReach(submissions.portalId, reach),
        formId === undefined ? undefined : eq(submissions.formGuid, formId),
        ids === undefined ? undefined : inArray(submissions.id, ids),
      ),
    )
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(limit);
  const files = await listFiles(
    db,
    rows.map(({ submission }) => submission.id),
  );
  return rows.map(({ submission, contactEmail }) => ({
    id: submission.id,
    formId: submission.formGuid,
    portalId: String(submission.portalId),
    correlationId: submission.correlationId,
    conversionId: submission.conversionId,
    values: submission.values,
    context: submission.context,
    pageUrl: submission.pageUrl,
    contactEmail,
    files: files
      .filter(({ submissionId }) => submissionId === submission.id)
      .map(({ id, fieldId, fileName, size }) => ({ fieldId, name: fileName, size, url: `/admin/uploads/${id}` })),
    createdAt: submission.createdAt.toISOString(),
  }));
}

async function listFiles(db: Database, submissionIds: string[]) {
  if (submissionIds.length === 0) return [];
  return db.select().from(uploads).where(inArray(uploads.submissionId, submissionIds)).orderBy(uploads.createdAt);
}
