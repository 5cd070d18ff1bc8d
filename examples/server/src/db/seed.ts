import { seedPosts } from '../blog/posts';
import { SEEDED_PORTAL } from '../forms/form-document';
import { seededForms } from '../forms/seeded-forms';
import { seedCustomers } from '../shop/customers';
import { seedShop } from '../shop/seed-shop';
import type { Database } from './connect';
import { emailOptOuts, forms, visitors } from './schema';

/** An address that wants no mail, and with it every `opted-out+anything@example.com`. */
const OPTED_OUT = 'opted-out@example.com';

/** A visitor who is known already. */
const KNOWN_VISITOR = {
  hutk: '0123456789abcdef0123456789abcdef',
  properties: { email: 'known@example.com', firstname: 'Ada', lastname: 'Known' },
};

/** Puts the examples into a database that does not have them; those that are there stay as they are. */
export async function seed(db: Database): Promise<void> {
  const rows = seededForms.map(({ definition, state = 'open', draft = null }) => ({
    portalId: definition.form.portalId,
    guid: definition.form.guid,
    definition,
    state,
    draft,
  }));
  await db.insert(forms).values(rows).onConflictDoNothing();
  await db.insert(emailOptOuts).values({ portalId: SEEDED_PORTAL, email: OPTED_OUT }).onConflictDoNothing();
  await db
    .insert(visitors)
    .values({ portalId: SEEDED_PORTAL, ...KNOWN_VISITOR })
    .onConflictDoNothing();
  await seedShop(db);
  await seedPosts(db);
  await seedCustomers(db);
}
