import { isJsonObject, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { visitors } from '../db/schema';

/** What is known of a visitor that matters to one form: contract section 9, 'Known values'. */
export interface KnownValues {
  properties: Record<string, string>;
  knownSmartFields: string[];
}

type Store = Pick<Database, 'select'>;

const HUTK = /^[0-9a-f]{32}$/i;

/** The visitor's token in the case it is stored in; null for anything that is none. */
export function readHutk(value: unknown): string | null {
  return typeof value === 'string' && HUTK.test(value) ? value.toLowerCase() : null;
}

/** The values of the form's own fields that are known under a token. */
export async function findKnownValues(
  db: Store,
  visitor: { portalId: number; hutk: string },
  definition: Record<string, unknown>,
): Promise<KnownValues> {
  const all = await findProperties(db, visitor);
  const fields = contactFieldsOf(definition).filter(({ name }) => all[name] !== undefined);
  return {
    properties: Object.fromEntries(fields.map(({ name }) => [name, all[name] ?? ''])),
    knownSmartFields: fields.filter(({ isSmart }) => isSmart).map(({ name }) => name),
  };
}

async function findProperties(
  db: Store,
  { portalId, hutk }: { portalId: number; hutk: string },
): Promise<Record<string, string>> {
  const rows = await db
    .select({ properties: visitors.properties })
    .from(visitors)
    .where(and(eq(visitors.portalId, portalId), eq(visitors.hutk, hutk)));
  return rows[0]?.properties ?? {};
}

function contactFieldsOf(definition: Record<string, unknown>) {
  return jsonList(jsonObject(definition.form).formFieldGroups)
    .map(jsonObject)
    .flatMap((group) =>
      jsonList(group.fields)
        .filter(isJsonObject)
        .filter(({ objectTypeId }) => ['', '0-1'].includes(jsonText(objectTypeId)))
        .map((field) => ({
          name: jsonText(field.name),
          isSmart: group.isSmartGroup === true || field.isSmartField === true,
        })),
    );
}
