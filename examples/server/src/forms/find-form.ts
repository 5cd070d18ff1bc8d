import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { forms } from '../db/schema';

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

/** The stored definition document of a form, or null where there is none. */
export async function findForm(db: Database, address: FormAddress): Promise<Record<string, unknown> | null> {
  const rows = await db
    .select({ definition: forms.definition })
    .from(forms)
    .where(and(eq(forms.portalId, address.portalId), eq(forms.guid, address.guid)));
  return rows[0]?.definition ?? null;
}
