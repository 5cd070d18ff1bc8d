import { jsonObject } from '@mountkit/core/logic';
import type { Database } from '../db/connect';
import { gather } from '../db/gather';
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
const caches = new WeakMap<Database, Map<string, KnownForm>>();
/** More than the forms of most sites; of others the ones that were asked for longest ago are read again. */
const MOST_KNOWN = 500;

/** A form and its version, which is another one when anything in its row has changed. */
export interface KnownForm {
  version: string;
  form: StoredForm;
}

/** Every change of a row, by whatever process, makes it a row of another transaction: that is its version. */
export const FORM_VERSION = 'forms.xmin::text || forms.ctid::text';

const FIND: Statement = {
  name: 'find_forms',
  text: `SELECT place::int, found.version, found.state,
      CASE WHEN found.version <> asked.version THEN found.definition END AS definition,
      CASE WHEN found.version <> asked.version THEN found.draft END AS draft
    FROM unnest($1::bigint[], $2::uuid[], $3::text[]) WITH ORDINALITY AS asked (portal_id, guid, version, place)
    JOIN LATERAL (
      SELECT ${FORM_VERSION} AS version, * FROM forms
      WHERE forms.portal_id = asked.portal_id AND forms.guid = asked.guid
    ) AS found ON true`,
};

interface FoundRow extends Pick<StoredForm, 'draft' | 'state'> {
  /** Of which address, from 1. */
  place: number;
  version: string;
  definition: Record<string, unknown> | null;
}

/** A form as it was when this process last read it, which may be out of date; undefined where it never has. */
export function recallForm(db: Database, address: FormAddress): KnownForm | undefined {
  return cacheOf(db).get(keyOf(address));
}

type Find = (address: FormAddress) => Promise<StoredForm | null>;
const finders = new WeakMap<Database, Find>();

/** The stored form, or null where there is none; the same object for as long as nothing has changed. */
export function findForm(db: Database, address: FormAddress): Promise<StoredForm | null> {
  const find = finders.get(db) ?? gather((addresses: readonly FormAddress[]) => findForms(db, addresses));
  finders.set(db, find);
  return find(address);
}

/** Those who ask for the same form at the same moment ask the database once. */
async function findForms(db: Database, asked: readonly FormAddress[]): Promise<(StoredForm | null)[]> {
  const addresses = new Map(asked.map((address) => [keyOf(address), address]));
  const cache = cacheOf(db);
  const known = new Map([...addresses.keys()].map((key) => [key, cache.get(key)]));
  const rows = await run<FoundRow>(db, FIND, [
    [...addresses.values()].map(({ portalId }) => portalId),
    [...addresses.values()].map(({ guid }) => guid),
    [...known.values()].map((before) => before?.version ?? ''),
  ]);
  const found = new Map<string, StoredForm>();
  for (const [index, [key, address]] of [...addresses].entries()) {
    const row = rows.find(({ place }) => place === index + 1);
    if (row === undefined) continue;
    const form = readForm(address, row, known.get(key)?.form);
    remember(cache, key, { version: row.version, form });
    found.set(key, form);
  }
  return asked.map((address) => found.get(keyOf(address)) ?? null);
}

function readForm(
  address: FormAddress,
  { definition, draft, state }: FoundRow,
  known: StoredForm | undefined,
): StoredForm {
  const form = definition === null ? known : { address, definition, draft, state };
  if (form === undefined) throw new Error(`form ${address.guid} has no definition`);
  return form;
}

function remember(cache: Map<string, KnownForm>, key: string, known: KnownForm): void {
  cache.delete(key);
  cache.set(key, known);
  const [oldest] = cache.keys();
  if (cache.size > MOST_KNOWN && oldest !== undefined) cache.delete(oldest);
}

function keyOf({ portalId, guid }: FormAddress): string {
  return `${portalId} ${guid}`;
}

function cacheOf(db: Database): Map<string, KnownForm> {
  const cache = caches.get(db) ?? new Map<string, KnownForm>();
  caches.set(db, cache);
  return cache;
}

/** Whether the form's owner has published it; a document that does not say so is published. */
export function isPublished({ definition }: StoredForm): boolean {
  return jsonObject(definition.form).isPublished !== false;
}
