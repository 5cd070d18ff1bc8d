import { and, asc, count, desc, eq, max, sql } from 'drizzle-orm';
import { titleOf } from '../admin/form-fields';
import type { Database, Transaction } from '../db/connect';
import { formEdits, forms, formVersions, submissions } from '../db/schema';
import { type FormAddress, isPublished } from '../forms/find-form';
import { inReach, type Reach } from '../people/in-reach';
import { type Json, objectOf } from './logic/document';

type Definition = Record<string, unknown>;

/** Whether pages can use a form. */
export type FormStatus = 'draft' | 'published' | 'archived';

/** A form as its editor sees it. */
export interface EditedForm {
  address: FormAddress;
  title: string;
  status: FormStatus;
  /** What is published; null where nothing was yet. */
  published: Definition | null;
  /** What is saved and not published. */
  draft: Definition | null;
  revision: number;
  updatedAt: string;
  retentionDays: number;
}

/** A form that somebody else has saved meanwhile. */
export interface SavedBefore {
  revision: number;
  updatedAt: string;
}

const ofForm = and(eq(formEdits.portalId, forms.portalId), eq(formEdits.formGuid, forms.guid));
const columns = { form: forms, edits: formEdits };

/** Every form in reach, the newest first, with how often it was sent. */
export async function listForms(db: Database, reach: Reach): Promise<(EditedForm & { submissions: number })[]> {
  const counts = db
    .select({ portalId: submissions.portalId, guid: submissions.formGuid, sent: count().as('sent') })
    .from(submissions)
    .groupBy(submissions.portalId, submissions.formGuid)
    .as('counts');
  const rows = await db
    .select({ ...columns, sent: counts.sent })
    .from(forms)
    .leftJoin(formEdits, ofForm)
    .leftJoin(counts, and(eq(counts.portalId, forms.portalId), eq(counts.guid, forms.guid)))
    .where(inReach(forms.portalId, reach))
    .orderBy(forms.createdAt, forms.guid);
  return rows.map(({ sent, ...row }) => ({ ...toEdited(row), submissions: Number(sent ?? 0) }));
}

/** The form of this guid, of whatever portal; null where there is none. */
export async function findEdited(db: Database, guid: string): Promise<EditedForm | null> {
  const [row] = await db.select(columns).from(forms).leftJoin(formEdits, ofForm).where(eq(forms.guid, guid)).limit(1);
  return row === undefined ? null : toEdited(row);
}

function toEdited({
  form,
  edits,
}: {
  form: typeof forms.$inferSelect;
  edits: typeof formEdits.$inferSelect | null;
}): EditedForm {
  const { portalId, guid, definition, draft, state, keptDays, createdAt } = form;
  const address = { portalId, guid };
  const isOut = isPublished({ address, definition, draft, state });
  return {
    address,
    title: edits?.title ?? titleOf(draft ?? definition),
    status: state === 'ended' ? 'archived' : isOut ? 'published' : 'draft',
    published: isOut ? definition : null,
    draft: draft ?? (isOut ? null : definition),
    revision: edits?.revision ?? 0,
    updatedAt: (edits?.updatedAt ?? createdAt).toISOString(),
    retentionDays: keptDays,
  };
}

/** Adds a form that nobody sees yet. */
export async function addForm(
  db: Database,
  address: FormAddress,
  { definition, title }: { definition: Json; title: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(forms).values({ ...address, definition: addressed(definition, address, false) });
    await tx.insert(formEdits).values({ portalId: address.portalId, formGuid: address.guid, title });
  });
}

/** The definition under an address; a definition cannot choose its own. */
function addressed(definition: Json, { portalId, guid }: FormAddress, isOut: boolean): Definition {
  return { ...definition, form: { ...objectOf(definition.form), portalId, guid, isPublished: isOut } };
}

interface Change {
  address: FormAddress;
  /** The revision that was edited. */
  revision: number;
}

/** Saves a draft; answers its revision, or what somebody else saved before. */
export function saveDraft(
  db: Database,
  { address, revision }: Change,
  saved: { definition: Json; title?: string | undefined },
): Promise<number | SavedBefore> {
  return db.transaction(async (tx) => {
    const next = await raiseRevision(tx, { address, revision }, saved.title);
    if (typeof next === 'number') {
      await tx
        .update(forms)
        .set({ draft: addressed(saved.definition, address, true) })
        .where(isAt(address));
    }
    return next;
  });
}

/** Makes a version of the draft, which pages get from now on. */
export function publishDraft(
  db: Database,
  { address, revision }: Change,
  definition: Json,
): Promise<{ revision: number; version: number } | SavedBefore> {
  return db.transaction(async (tx) => {
    const next = await raiseRevision(tx, { address, revision });
    if (typeof next !== 'number') return next;
    const [before] = await tx.select().from(forms).where(isAt(address));
    const [{ last } = { last: null }] = await tx
      .select({ last: max(formVersions.number) })
      .from(formVersions)
      .where(isVersionOf(address));
    const isUnknown = last === null && before !== undefined && objectOf(before.definition.form).isPublished !== false;
    // What was published before there was an editor is a version too.
    const versions = [...(isUnknown ? [before.definition] : []), addressed(definition, address, true)];
    const rows = versions.map((one, index) => ({
      portalId: address.portalId,
      formGuid: address.guid,
      number: (last ?? 0) + index + 1,
      definition: one,
    }));
    await tx.insert(formVersions).values(rows);
    await tx
      .update(forms)
      .set({ definition: addressed(definition, address, true), draft: null })
      .where(isAt(address));
    return { revision: next, version: (last ?? 0) + versions.length };
  });
}

/** Takes a form away from pages, or gives it back to them. */
export async function setArchived(db: Database, address: FormAddress, isArchived: boolean): Promise<void> {
  await db
    .update(forms)
    .set({ state: isArchived ? 'ended' : 'open' })
    .where(isAt(address));
}

export async function listVersions(
  db: Database,
  address: FormAddress,
): Promise<{ number: number; publishedAt: string }[]> {
  const rows = await db
    .select({ number: formVersions.number, publishedAt: formVersions.publishedAt })
    .from(formVersions)
    .where(isVersionOf(address))
    .orderBy(desc(formVersions.number));
  return rows.map(({ number, publishedAt }) => ({ number, publishedAt: publishedAt.toISOString() }));
}

export async function findVersion(db: Database, address: FormAddress, number: number): Promise<Definition | null> {
  const [row] = await db
    .select({ definition: formVersions.definition })
    .from(formVersions)
    .where(and(isVersionOf(address), eq(formVersions.number, number)))
    .orderBy(asc(formVersions.number));
  return row?.definition ?? null;
}

/** Counts up where the revision is still the expected one; the row's lock makes another editor wait for the answer. */
async function raiseRevision(
  tx: Transaction,
  { address, revision }: Change,
  title?: string,
): Promise<number | SavedBefore> {
  const { portalId, guid: formGuid } = address;
  const isEdited = and(eq(formEdits.portalId, portalId), eq(formEdits.formGuid, formGuid));
  await tx.insert(formEdits).values({ portalId, formGuid }).onConflictDoNothing();
  const [raised] = await tx
    .update(formEdits)
    .set({ revision: sql`${formEdits.revision} + 1`, updatedAt: new Date(), ...(title !== undefined && { title }) })
    .where(and(isEdited, eq(formEdits.revision, revision)))
    .returning();
  if (raised !== undefined) return raised.revision;
  const [now] = await tx.select().from(formEdits).where(isEdited);
  return { revision: now?.revision ?? 0, updatedAt: (now?.updatedAt ?? new Date(0)).toISOString() };
}

const isAt = ({ portalId, guid }: FormAddress) => and(eq(forms.portalId, portalId), eq(forms.guid, guid));
const isVersionOf = ({ portalId, guid }: FormAddress) =>
  and(eq(formVersions.portalId, portalId), eq(formVersions.formGuid, guid));
