import { seededForms } from '../forms/seeded-forms';
import type { Database } from './connect';
import { forms } from './schema';

/** Puts the example forms into a database that does not have them; forms that are there stay as they are. */
export async function seed(db: Database): Promise<void> {
  const rows = seededForms.map((definition) => ({
    portalId: definition.form.portalId,
    guid: definition.form.guid,
    definition,
  }));
  await db.insert(forms).values(rows).onConflictDoNothing();
}
