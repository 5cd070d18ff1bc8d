import { jsonObject } from '@mountkit/core/logic';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { type FormState, forms } from '../db/schema';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PORTAL_ID = /^\d{1,15}$/;

export interface FormAddress {
  portalId: number;
  guid: string;
}

/** A form's guid in the case it is stored in; null for anything that is none. */
export function readFormGuid(text: string): string | null {
  return GUID.test(text) ? text.toLowerCase() : null;
}

export function readPortalId(text: string): number | null {
  return PORTAL_ID.test(text) ? Number(text) : null;
}

/** A form as it is stored. */
export interface StoredForm {
  address: FormAddress;
  definition: Record<string, unknown>;
  /** The next version of it that nobody has published yet. */
  draft: Record<string, unknown> | null;
  state: FormState;
}

/** The stored form, or null where there is none. */
export async function findForm(db: Database, address: FormAddress): Promise<StoredForm | null> {
  const rows = await db
    .select({ definition: forms.definition, draft: forms.draft, state: forms.state })
    .from(forms)
    .where(and(eq(forms.portalId, address.portalId), eq(forms.guid, address.guid)));
  return rows[0] === undefined ? null : { address, ...rows[0] };
}

/** Whether the form's owner has published it; a document that does not say so is published. */
export function isPublished({ definition }: StoredForm): boolean {
  return jsonObject(definition.form).isPublished !== false;
}
