import { jsonText } from '@mountkit/core/logic';
import { and, eq } from 'drizzle-orm';
import { listFieldNames, titleOf } from '../admin/form-fields';
import type { Database } from '../db/connect';
import { forms, submissions, uploads } from '../db/schema';
import { notifications } from './schema';
import type { TakenDelivery } from './take-due';

/** What a delivery says, and to whom. */
export type Message = NonNullable<Awaited<ReturnType<typeof readMessage>>>;

/** Reads it from what is stored; null where the submission or the notification is gone. */
export async function readMessage(db: Database, { submissionId, notificationId }: TakenDelivery) {
  const [row] = await db
    .select({ submission: submissions, definition: forms.definition, notification: notifications })
    .from(submissions)
    .innerJoin(forms, and(eq(forms.portalId, submissions.portalId), eq(forms.guid, submissions.formGuid)))
    .innerJoin(notifications, eq(notifications.id, notificationId))
    .where(eq(submissions.id, submissionId));
  if (row === undefined) return null;
  const files = await db.select().from(uploads).where(eq(uploads.submissionId, submissionId));
  return { ...row, files };
}

/** The body of a webhook. */
export function toPayload({ submission, definition, files }: Message, { id }: TakenDelivery): string {
  return JSON.stringify({
    id,
    type: 'submission',
    portalId: String(submission.portalId),
    formId: submission.formGuid,
    formTitle: titleOf(definition),
    submission: {
      id: submission.id,
      submittedAt: submission.createdAt.toISOString(),
      pageUrl: submission.pageUrl,
      values: submission.values,
      files: files.map(({ id: fileId, fieldId, fileName, size }) => ({
        fieldId,
        name: fileName,
        size,
        url: `/admin/uploads/${fileId}`,
      })),
    },
  });
}

/** What a template can name: each field by its name, and a few facts about the submission. */
export function valuesOf({ submission, definition }: Message): Record<string, string> {
  const names = listFieldNames(definition).filter(({ name }) => submission.values[name]);
  return {
    ...submission.values,
    form_title: titleOf(definition),
    page_title: jsonText(submission.context.pageName),
    page_url: submission.pageUrl ?? '',
    all_fields: names.map(({ name, label }) => `${label}: ${submission.values[name]}`).join('\n'),
  };
}

/** Where the visitor can be reached: what the form's own email field holds. */
export const visitorAddress = ({ submission }: Pick<Message, 'submission'>): string => submission.values.email ?? '';
