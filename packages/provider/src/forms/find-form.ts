import { jsonObject } from '@mountkit/core/logic';
import type { Database } from '../db/connect';
import type { FormState } from '../db/schema';
import { run, type Statement } from '../db/statement';

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

/** What the forms of one database were last time: each is asked for its version only, and read again when that changed. */
const caches = new WeakMap<Database, Map<string, Known>>();
/** More than the forms of most sites; of others the ones that were asked for longest ago are read again. */
const MOST_KNOWN = 500;

interface Known {
  version: string;
  form: StoredForm;
}

/** Every change of a row, by whatever process, makes it a row of another transaction: that is its version. */
const FIND: Statement = {
  name: 'find_form',
  text: `SELECT version, state, CASE WHEN version <> $3 THEN definition END AS definition,
      CASE WHEN version <> $3 THEN draft END AS draft
    FROM (SELECT xmin::text || ctid::text AS version, * FROM forms WHERE portal_id = $1 AND guid = $2) AS found`,
};

interface FoundRow extends Pick<StoredForm, 'draft' | 'state'> {
  version: string;
  definition: Record<string, unknown> | null;
}

/** The stored form, or null where there is none; the same object for as long as nothing has changed. */
export async function findForm(db: Database, address: FormAddress): Promise<StoredForm | null> {
  const cache = cacheOf(db);
  const key = `${address.portalId} ${address.guid}`;
  const known = cache.get(key);
  const [row] = await run<FoundRow>(db, FIND, [address.portalId, address.guid, known?.version ?? '']);
  if (row === undefined) return null;
  const { version, definition, draft, state } = row;
  const form = definition === null ? known?.form : { address, definition, draft, state };
  if (form === undefined) throw new Error(`form ${address.guid} has no definition`);
  cache.delete(key);
  cache.set(key, { version, form });
  const [oldest] = cache.keys();
  if (cache.size > MOST_KNOWN && oldest !== undefined) cache.delete(oldest);
  return form;
}

function cacheOf(db: Database): Map<string, Known> {
  const cache = caches.get(db) ?? new Map<string, Known>();
  caches.set(db, cache);
  return cache;
}

/** Whether the form's owner has published it; a document that does not say so is published. */
export function isPublished({ definition }: StoredForm): boolean {
  return jsonObject(definition.form).isPublished !== false;
}
