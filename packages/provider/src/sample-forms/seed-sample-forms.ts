import type { Database } from '../db/connect';
import { emailOptOuts, forms, portals, visitors } from '../db/schema';
import { SEEDED_PORTAL } from './form-document';
import { seededForms } from './seeded-forms';

/** An address that wants no mail, and with it every `opted-out+anything@example.com`. */
const OPTED_OUT = 'opted-out@example.com';

/** A visitor who is known already. */
const KNOWN_VISITOR = {
  hutk: '0123456789abcdef0123456789abcdef',
  properties: { email: 'known@example.com', firstname: 'Ada', lastname: 'Known' },
};

/** Puts forms of every kind and state into a database that does not have them; those that are there stay as they are. */
export async function seedSampleForms(db: Database): Promise<void> {
  const rows = seededForms.map(({ definition, state = 'open', draft = null }) => ({
    portalId: definition.form.portalId,
    guid: definition.form.guid,
    definition,
    state,
    draft,
  }));
  await db.insert(portals).values({ id: SEEDED_PORTAL, name: 'Sample forms' }).onConflictDoNothing();
  await db.insert(forms).values(rows).onConflictDoNothing();
  await db.insert(emailOptOuts).values({ portalId: SEEDED_PORTAL, email: OPTED_OUT }).onConflictDoNothing();
  await db
    .insert(visitors)
    .values({ portalId: SEEDED_PORTAL, ...KNOWN_VISITOR })
    .onConflictDoNothing();
}
